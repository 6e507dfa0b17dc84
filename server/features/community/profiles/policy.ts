import type { ProfileSection } from '@devorbit/contract/community/profiles.ts';
import type { Actor } from '../../../platform/sessions.ts';
import type { PublicRow } from './rows.ts';

/** Whether somebody, or a visitor, may see a section of a user's public profile; its owner always does. */
export function maySee(
  viewer: Pick<Actor, 'id'> | null,
  owner: Pick<PublicRow, 'id' | 'visibility'>,
  section: ProfileSection,
): boolean {
  const chosen = owner.visibility[section] ?? 'everyone';
  return viewer?.id === owner.id || chosen === 'everyone' || (chosen === 'members' && viewer !== null);
}
