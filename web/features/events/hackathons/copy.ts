import type { EntryFields } from '@devorbit/contract/events/hackathons.ts';

export const TRY_AGAIN = 'That did not work. Please try again.';

/** What the fields of an entry are called, in its form and in its versions. */
export const FIELD_LABELS: Record<keyof EntryFields, string> = {
  title: 'Title',
  tagline: 'In one line',
  text: 'What it does, and how',
  repositoryUrl: 'Repository',
  demoUrl: 'Demo',
  videoUrl: 'Video',
  runSource: 'Source that is run',
  runLanguage: 'Language',
  runBuild: 'Build command, if it needs one',
  runCommand: 'Start command',
  runInput: 'Standard input, if it reads one',
};
