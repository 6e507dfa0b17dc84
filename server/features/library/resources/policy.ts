import type { Actor } from '../../../platform/sessions.ts';

/** Nobody votes for what they uploaded. */
export const mayRateResource = (actor: Actor, { uploaded_by }: { uploaded_by: number }): boolean =>
  uploaded_by !== actor.id;
