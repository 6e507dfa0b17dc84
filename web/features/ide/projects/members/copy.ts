import type { ProjectRole } from '@devorbit/contract/ide/projects.ts';

export const ROLE_NAMES: Record<ProjectRole, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };
export const ROLE_CHOICES = [
  { value: 'editor', label: 'Editor: edits, runs and debugs' },
  { value: 'viewer', label: 'Viewer: watches and follows along' },
] as const;
export const CLOSED_LINKS = 'Join links are turned off too, so nobody can use one to come back.';
