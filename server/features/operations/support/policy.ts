import type { Actor } from '../../../platform/sessions.ts';

/** See one's own message with its answers, and write again. */
export const isSender = (actor: Actor, { user_id }: { user_id: number | null }): boolean => user_id === actor.id;
