import type { Actor } from '../../../platform/sessions.ts';
import { mayEdit } from '../events/policy.ts';

type Made = Parameters<typeof mayEdit>[1];

/** Organizers at any time; others once the event has begun, and where they are for guests, those who have a place. */
export const mayWatch = (
  actor: Actor | null,
  event: Made & { starts_at: string },
  { forGuests, hasPlace, now }: { forGuests: boolean; hasPlace: boolean; now: Date },
): boolean => mayEdit(actor, event) || (now >= new Date(event.starts_at) && (!forGuests || hasPlace));
