import type { Staff } from '../../../platform/sessions.ts';

/** Nobody decides about themselves. */
export const mayDecide = (actor: Staff, { owner_id }: { owner_id: number }): boolean => actor.id !== owner_id;
