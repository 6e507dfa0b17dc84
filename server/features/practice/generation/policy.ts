import type { Actor } from '../../../platform/sessions.ts';

/** A generation is its user's alone. */
export const maySeeGeneration = (actor: Actor, generation: { user_id: number }): boolean =>
  generation.user_id === actor.id;
