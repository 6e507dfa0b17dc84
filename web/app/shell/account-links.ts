import { pathOf } from '@devorbit/contract/path-of.ts';
import { isStaff } from '@devorbit/contract/roles.ts';

export type AccountLink = { id: 'profile' | 'submissions' | 'daily' | 'settings' | 'admin'; to: string; label: string };

const links: readonly AccountLink[] = [
  { id: 'profile', to: pathOf('profile'), label: 'Profile' },
  { id: 'submissions', to: pathOf('submissions'), label: 'Submissions' },
  { id: 'daily', to: pathOf('challenges'), label: 'Daily challenge' },
  { id: 'settings', to: `${pathOf('profile')}?tab=settings`, label: 'Settings' },
];

/** What is one's own, for the account menu and the side drawer; for staff, the way to what they do. */
export const accountLinks = (user?: { is_staff: boolean; is_superuser: boolean }): readonly AccountLink[] =>
  isStaff(user) ? [...links, { id: 'admin', to: pathOf('admin'), label: 'Administration' }] : links;
