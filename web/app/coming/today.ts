import type { Today } from './area.ts';

// What exists, as the pages of areas that do not offer it.
export const practice: Today = {
  to: '/QuickDSA',
  label: 'Practise on QuickDSA',
  text: 'Original problems, and a judge that compiles your code and runs every test.',
};
export const challenges: Today = {
  to: '/challenges',
  label: 'Today’s challenge',
  text: 'One problem a day, the same for everybody, and a streak of your own.',
};
export const communityProblems: Today = {
  to: '/QuickDSA?tab=community',
  label: 'Problems by members',
  text: 'Solve what others have written, or write one yourself and have the judge verify it.',
};
export const aiChallenges: Today = {
  to: '/QuickDSA?tab=ai',
  label: 'AI Challenges',
  text: 'Have a problem made for your topic and level. It is published once the judge has proved it.',
};
export const leaderboard: Today = {
  to: '/QuickDSA?tab=leaderboard',
  label: 'Leaderboard',
  text: 'Points for every problem that you solve first: all time, this month, this week.',
};
export const universities: Today = {
  to: '/universities',
  label: 'Universities in Pune',
  text: 'Colleges and universities with their facts, each with its source and year.',
};
export const team: Today = { to: '/team', label: 'Our team', text: 'Who builds DevOrbit, and how to reach them.' };
export const help: Today = {
  to: '/about#help',
  label: 'Help Center',
  text: 'How judging, hints, points and accounts work.',
};
export const problem: Today = {
  to: '/dsa-challenges',
  label: 'Write and run code',
  text: 'The editor of the practice area runs JavaScript, Python, Java and C++ in our own sandbox.',
};
