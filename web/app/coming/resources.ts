import type { Area } from './area.ts';
import { help, practice, problem, universities } from './today.ts';

const reading = [
  'Open a document in its own preview: PDF, Word, slides, sheets, pictures and archives, without another site seeing it.',
  'Narrow a list by college, year, semester, branch and subject.',
];
const today = [universities, practice, help];

export const resources: readonly Area[] = [
  {
    path: '/resources',
    title: 'Resource Hub',
    lead: 'Assignments, notes, lab manuals and question papers of engineering colleges, in one place that can be searched.',
    scene: 'shelf',
    plans: [
      'Nine kinds of documents, from learning notes and lab manuals to question papers and project reports.',
      ...reading,
      'The latest uploads first, and a list for each kind that grows as you read on.',
    ],
    today,
  },
  {
    path: '/resources/tutorials',
    title: 'Tutorials',
    lead: 'Step-by-step texts on one technique each, out of the Resource Hub.',
    scene: 'lesson',
    plans: ['All tutorials of the hub, newest first.', ...reading],
    today: [practice, problem, help],
  },
  {
    path: '/resources/articles',
    title: 'Articles',
    lead: 'Research papers and longer reads that students and teachers have shared in the Resource Hub.',
    scene: 'shelf',
    plans: ['Papers and articles with the subject and the college that they come from.', ...reading],
    today,
  },
  {
    path: '/resources/courses',
    title: 'Courses',
    lead: 'Material that belongs together: the notes, slides and papers of one subject, semester by semester.',
    scene: 'lesson',
    plans: ['What a semester of a subject needs, side by side.', ...reading],
    today: [practice, universities, help],
  },
  {
    path: '/resources/books',
    title: 'Books',
    lead: 'Lab manuals and other works that are longer than a lecture, out of the Resource Hub.',
    scene: 'shelf',
    plans: ['Manuals and books that may be shared, by branch and subject.', ...reading],
    today,
  },
];
