import type { Actor } from '../../../platform/sessions.ts';

/** Read, answer, note, assign and close. */
export const mayAnswerTickets = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;

/** See one's own message with its answers, and write again. */
export const isSender = (actor: Actor, { user_id }: { user_id: number | null }): boolean => user_id === actor.id;
