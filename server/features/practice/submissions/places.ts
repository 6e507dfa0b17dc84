import type { Database } from '../../../platform/database.ts';
import { selectWaiting } from './store.ts';

export type Places = {
  /** How many wait ahead of a submission of this user's, at most a second ago; null where it does not wait or is not theirs. */
  of(user: { id: number }, submission: string): Promise<number | null>;
};

/** How long a look at the queue holds, in ms: however many wait and ask, the queue is read once in this time. */
export const LOOK_MS = 1_000;

type Look = Map<string, { user_id: number; ahead: number }>;

/** Places in the queue, as this server tells them: one look serves everybody who asks. */
export function createPlaces(database: Database, lookMs = LOOK_MS): Places {
  let known: { at: number; look: Promise<Look> } | undefined;
  const look = (): Promise<Look> => {
    if (known && performance.now() - known.at < lookMs) return known.look;
    const fresh = {
      at: performance.now(),
      look: selectWaiting(database).then(
        (waiting) => new Map(waiting.map(({ id, user_id }, ahead) => [id, { user_id, ahead }])),
      ),
    };
    known = fresh;
    fresh.look.catch(() => known === fresh && (known = undefined));
    return fresh.look;
  };
  return {
    async of(user, submission) {
      const place = (await look()).get(submission);
      return place?.user_id === user.id ? place.ahead : null;
    },
  };
}
