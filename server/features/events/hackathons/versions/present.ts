import type { EntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import type { ListedVersion } from './store.ts';

const names = {
  title: 'title',
  tagline: 'tagline',
  text: 'text',
  repository_url: 'repositoryUrl',
  demo_url: 'demoUrl',
  video_url: 'videoUrl',
  run_source: 'runSource',
  run_language: 'runLanguage',
  run_build: 'runBuild',
  run_command: 'runCommand',
  run_input: 'runInput',
} as const;

export const presentVersion = (row: ListedVersion): EntryVersion => ({
  revision: row.revision,
  state: row.state,
  savedAt: row.saved_at,
  savedBy: row.username === null ? null : { username: row.username, name: row.name ?? row.username },
  title: row.title,
  changed: row.changed.map((field) => names[field]),
});
