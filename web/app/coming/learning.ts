import type { Area } from './area.ts';
import { challenges, help, practice, problem, team } from './today.ts';

export const learning: readonly Area[] = [
  {
    path: '/DevCourses',
    title: 'DevCourses',
    lead: 'Courses over eight front-end frameworks: modules with lessons, progress that is kept, and a certificate at the end.',
    scene: 'lesson',
    plans: [
      'Pick a framework, follow its learning path step by step, and continue where you stopped.',
      'Lessons to read, to watch and to try out, with your own notes and bookmarks.',
      'A certificate for every category whose modules you have completed.',
    ],
    today: [practice, challenges, problem],
  },
  {
    path: '/learn/:frameworkId/:moduleId',
    title: 'This lesson is being written',
    lead: 'Lessons open here once DevCourses is built: to read, to watch and to try out.',
    scene: 'lesson',
    plans: [
      'One module at a time, its lessons in order, with what you should know before.',
      'Start, continue or review: the button knows how far you are.',
    ],
    today: [practice, problem, help],
  },
  {
    path: '/verify/:certificateId',
    title: 'Certificates can be verified here soon',
    lead: 'DevOrbit has issued no certificate yet, so no number can be confirmed. Do not trust one that says otherwise.',
    scene: 'seal',
    plans: [
      'Enter or follow a certificate’s number, and see whose it is, what for, and on what evidence.',
      'The same answer for programs, signed by us.',
    ],
    today: [practice, help, team],
  },
];
