import type { Actor } from '../../../platform/sessions.ts';

export const mayModerateReports = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;

/** Nobody decides about themselves. */
export const mayDecide = (actor: Actor, { owner_id }: { owner_id: number }): boolean =>
  mayModerateReports(actor) && actor.id !== owner_id;
