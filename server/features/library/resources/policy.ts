import type { ResourceState } from '@devorbit/contract/library/resources.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

/** Everybody sees what is published; file-store.ts says the same in SQL. */
export const maySeeResource = (
  actor: Actor | null,
  { state, uploaded_by }: { state: ResourceState; uploaded_by: number },
): boolean => {
  if (state === 'published') return true;
  if (state === 'hidden') return isStaff(actor);
  return actor !== null && (actor.is_superuser || uploaded_by === actor.id);
};

/** Nobody votes for what they uploaded. */
export const mayRateResource = (actor: Actor, { uploaded_by }: { uploaded_by: number }): boolean =>
  uploaded_by !== actor.id;
