import type { Area } from './area.ts';
import { aiChallenges, challenges, help, practice, problem } from './today.ts';

export const tools: readonly Area[] = [
  {
    path: '/ai-mentor',
    title: 'AI mentor',
    lead: 'A mentor to ask at any hour: about a concept, an error message, or where to go next.',
    scene: 'helmet',
    plans: [
      'Answers that point to our own problems, lessons and documents.',
      'Suggested questions for a start, and a conversation that is kept for you.',
      'It helps you think: it gives no solutions of problems that count.',
    ],
    today: [
      { ...practice, label: 'Practise with hints', text: 'Every problem has hints in three steps, and an editorial.' },
      challenges,
      help,
    ],
  },
  {
    path: '/online-ide',
    title: 'Online IDE',
    lead: 'An editor with several files, a terminal and a run button for 50 and more languages, in the browser.',
    scene: 'console',
    plans: [
      'Files in tabs, output, terminal and the compiler’s problems below.',
      'Programs that read what you type while they run, in our own sandbox.',
      'Projects that are saved with your account.',
    ],
    today: [problem, practice, aiChallenges],
  },
];
