import type { Actor } from '../../../platform/sessions.ts';
import { mayEdit, mayJudge } from '../events/policy.ts';

/** Whether teams and entries may change, by our clock. */
export const isOpen = (hackathon: { submissions_close_at: string } | null, now: Date): boolean =>
  hackathon !== null && now < new Date(hackathon.submissions_close_at);

/** Submitted entries are everybody’s once submissions have closed; its team and the organizers always see one. */
export const mayReadEntry = (
  actor: Actor | null,
  event: { created_by: number; role?: string | null },
  entry: { state: string; own: boolean; open: boolean },
): boolean => entry.own || mayEdit(actor, event) || (entry.state === 'submitted' && !entry.open);

/** How an entry came to be what it is: its team and the organizers, also once everybody may read the entry. */
export const mayReadVersions = (
  actor: Actor,
  event: { created_by: number; role?: string | null },
  entry: { own: boolean },
): boolean => entry.own || mayEdit(actor, event);

/** What a run for judges said: judges and organizers, once submissions have closed. The team has its own trial. */
export const mayReadRun = (
  actor: Actor | null,
  event: { created_by: number; role?: string | null },
  entry: { state: string; open: boolean },
): boolean => !entry.open && entry.state === 'submitted' && (mayEdit(actor, event) || mayJudge(actor, event));
