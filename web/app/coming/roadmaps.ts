import type { Area } from './area.ts';
import { aiChallenges, challenges, help, practice, problem } from './today.ts';

const today = [practice, challenges, aiChallenges];
const one = {
  scene: 'constellation',
  today: [practice, challenges, help],
} as const;

export const roadmaps: readonly Area[] = [
  {
    path: '/roadmaps',
    title: 'Roadmaps',
    lead: 'Ways through what there is to learn: by role, by skill, by project, with guides and videos.',
    scene: 'constellation',
    plans: [
      'Roads to 22 roles and 38 skills, as a map on which you tick off what you know.',
      'Five projects with a brief, five guides, and four videos from 45 minutes to two hours.',
      'A search over all of them, and your own progress kept in one place.',
    ],
    today,
  },
  {
    path: '/roadmaps/role/:id',
    title: 'This roadmap is being drawn',
    lead: 'Here will be the way into one role: what to learn first, what builds on it, and how far you are.',
    plans: ['A map of topics with their order.', 'Progress that stays with your account.'],
    ...one,
  },
  {
    path: '/roadmaps/skill/:id',
    title: 'This roadmap is being drawn',
    lead: 'Here will be the way into one skill: its topics in order, and how far you are.',
    plans: ['A map of topics with their order.', 'Progress that stays with your account.'],
    ...one,
  },
  {
    path: '/roadmaps/project/:id',
    title: 'This project is being prepared',
    lead: 'Here will be the brief of one project: what to build, what it must do, and where to hand it in.',
    plans: ['A brief with what counts as done.', 'A place for your repository, and what others made of it.'],
    ...one,
  },
  {
    path: '/roadmaps/guide/:id',
    title: 'This guide is being written',
    lead: 'Here will be one guide: a text to read, or questions to test yourself with.',
    plans: ['Texts that explain one thing well.', 'Questions with answers that you can hide.'],
    ...one,
  },
  {
    path: '/roadmaps/video/:id',
    title: 'This video is being made',
    lead: 'Here will be one video, with its transcript beside it.',
    plans: ['A transcript that can be searched and read without the picture.', 'Chapters to jump to.'],
    ...one,
  },
  {
    path: '/role',
    title: 'Role-based roadmaps',
    lead: 'All 22 roads into a role, from front end to data, in one list.',
    scene: 'constellation',
    plans: ['Each role with the topics it asks for, in order.', 'New ones are marked.'],
    today,
  },
  {
    path: '/skill',
    title: 'Skill-based roadmaps',
    lead: 'All 38 skills that have a roadmap of their own: languages, frameworks, tools.',
    scene: 'constellation',
    plans: ['One skill, from the first step to what experts argue about.', 'New ones are marked.'],
    today,
  },
  {
    path: '/project',
    title: 'Projects',
    lead: 'Five projects to build on your own, each with a brief that says what counts as done.',
    scene: 'docking',
    plans: ['From an afternoon to a few weekends.', 'Hand in your repository, and compare with others.'],
    today: [practice, aiChallenges, problem],
  },
  {
    path: '/guide',
    title: 'Guides',
    lead: 'Three guides to read, and two with questions to test yourself.',
    scene: 'shelf',
    plans: ['Texts that explain one thing well.', 'Questions with answers that stay hidden until you ask.'],
    today: [practice, challenges, help],
  },
  {
    path: '/video',
    title: 'Videos',
    lead: 'Four videos between 45 minutes and a little over two hours, each with a transcript.',
    scene: 'lesson',
    plans: ['Their length is said before you start.', 'A transcript to search, and chapters to jump to.'],
    today: [practice, challenges, help],
  },
  {
    path: '/my-roadmaps',
    title: 'My Roadmaps',
    lead: 'What you have started, saved or had made for you, and how far you are with each.',
    scene: 'constellation',
    plans: ['Continue where you stopped.', 'Roadmaps that were made from your own answers, beside the ready ones.'],
    today: [
      { to: '/submissions', label: 'My Submissions', text: 'Everything that you have handed in to the judge so far.' },
      practice,
      challenges,
    ],
  },
  {
    path: '/ai-learning-roadmap',
    title: 'AI learning roadmap',
    lead: 'Four steps: your level, your goals, your time, the way you like to learn. Then a roadmap of your own.',
    scene: 'compass',
    plans: [
      'Two questions on what you know already.',
      'Items in an order that holds, with hours that fit 1 to 20 and more hours a week.',
      'Tick off what is done; the next items open. Take it along as PDF, Markdown or into your calendar.',
    ],
    today: [aiChallenges, practice, challenges],
  },
];
