import type { ProjectRole } from '@devorbit/contract/ide/projects.ts';

export const ROLE_NAMES: Record<ProjectRole, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };
export const ROLE_CHOICES = [
  { value: 'editor', label: 'Editor: edits, runs and debugs' },
  { value: 'viewer', label: 'Viewer: looks and follows' },
] as const;
export const CLOSED_LINKS = 'Join links are turned off too, so that nobody comes back by one.';
