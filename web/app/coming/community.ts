import type { Area } from './area.ts';
import { challenges, communityProblems, help, leaderboard, practice, team } from './today.ts';

const today = [communityProblems, leaderboard, team];

export const community: readonly Area[] = [
  {
    path: '/collaboration',
    title: 'Collaboration',
    lead: 'Find people to build with: projects, a showcase, mentors and communities under one roof.',
    scene: 'docking',
    plans: [
      'Start a project, say which skills it needs, or join one.',
      'Show what you have made, straight from its repository.',
      'Book an hour with a mentor, or become one.',
    ],
    today,
  },
  {
    path: '/events-hackathons',
    title: 'Hackathons and events',
    lead: 'Hackathons, workshops, conferences, webinars and competitions, with places, dates and a seat for you.',
    scene: 'launchpad',
    plans: [
      'Search and filter by kind, category and date; see how many places are left.',
      'Register, get your ticket and the date in your calendar, or wait for a place.',
      'Hand in an event of your own; it is listed once it has been approved.',
    ],
    today: [challenges, leaderboard, communityProblems],
  },
  {
    path: '/community',
    title: 'Community',
    lead: 'Where members talk, help each other, meet and write.',
    scene: 'voices',
    plans: [
      'Discussions with answers that can be marked as the one that helped.',
      'A directory of mentors, events by members, and posts of their own.',
    ],
    today,
  },
  {
    path: '/community/discussions',
    title: 'Discussions',
    lead: 'Ask about a problem, an error or a decision, and get answers from people who have been there.',
    scene: 'voices',
    plans: ['Threads with code that is easy to read.', 'Answers that helped rise to the top.'],
    today: [communityProblems, help, practice],
  },
  {
    path: '/community/mentors',
    title: 'Mentors',
    lead: 'People who give an hour of their time, with what they know and when they are free.',
    scene: 'helmet',
    plans: ['Find a mentor by skill and by free hours.', 'Book a session; both sides say afterwards how it was.'],
    today: [team, help, practice],
  },
  {
    path: '/community/events',
    title: 'Community events',
    lead: 'Meetings that members arrange themselves: study groups, talks, evenings of practice.',
    scene: 'launchpad',
    plans: ['See what is on near you and online.', 'Arrange one yourself, and see who comes.'],
    today: [challenges, leaderboard, communityProblems],
  },
  {
    path: '/community/blogs',
    title: 'Blogs',
    lead: 'Posts by members on what they have built, learned or got wrong.',
    scene: 'craft',
    plans: ['Write in Markdown, with a draft that is never lost.', 'Follow the people whose posts help you.'],
    today,
  },
];
