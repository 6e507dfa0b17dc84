import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../../platform/sessions.ts';

type Owned = { user_id: number; visibility: 'private' | 'public'; removed: boolean };

/** Whoever has the address of a public one; staff look at what they have removed. */
export const maySeeCollection = (actor: Actor | null, { user_id, visibility, removed }: Owned): boolean =>
  visibility === 'public' || (actor !== null && actor.id === user_id) || (removed && isStaff(actor));

export const mayChangeCollection = (actor: Actor, { user_id }: Owned): boolean => actor.id === user_id;
