import type { Changes } from '../../../platform/changes.ts';
import { tooManySubscribers } from './errors.ts';

/** Streams of one server, and of one user. */
const MAX_SUBSCRIBERS = 2_000;
const MAX_OF_USER = 20;
/** Notifications that wait for a slow reader; of more only the count is told. */
const MAX_WAITING = 50;

export type Subscriber = {
  /** What is new since the last call, waiting for it: ids of notifications; empty where something else has changed. Null when `gone` aborts. */
  next(gone: AbortSignal): Promise<number[] | null>;
  leave(): void;
};

export type Subscribers = {
  /** Throws where there is no room. */
  join(userId: number): Subscriber;
  close(): void;
};

type Waiting = { changed: boolean; ids: number[]; wake: () => void };

/** The open pages of this server that follow notifications, by user: one listener tells them all. */
export function createSubscribers(changes: Changes): Subscribers {
  const byUser = new Map<number, Set<Waiting>>();
  let count = 0;

  const tell = (waiting: Waiting, id?: number) => {
    waiting.changed = true;
    if (id !== undefined && waiting.ids.length < MAX_WAITING) waiting.ids.push(id);
    waiting.wake();
  };
  const heard = (payload: string) => {
    const [user, id] = payload.split(':').map(Number);
    for (const waiting of byUser.get(user ?? 0) ?? []) tell(waiting, id);
  };
  const missed = () => {
    for (const own of byUser.values()) for (const waiting of own) tell(waiting);
  };
  const unlisten = changes.listen('notifications', heard, missed);

  return {
    join(userId) {
      const own = byUser.get(userId) ?? new Set<Waiting>();
      if (count >= MAX_SUBSCRIBERS || own.size >= MAX_OF_USER) throw tooManySubscribers();
      const waiting: Waiting = { changed: false, ids: [], wake: () => undefined };
      byUser.set(userId, own.add(waiting));
      count++;
      return {
        async next(gone) {
          if (!waiting.changed && !gone.aborted) {
            const woken = Promise.withResolvers<void>();
            waiting.wake = woken.resolve;
            gone.addEventListener('abort', waiting.wake);
            await woken.promise;
            gone.removeEventListener('abort', waiting.wake);
          }
          if (gone.aborted) return null;
          waiting.changed = false;
          return waiting.ids.splice(0);
        },
        leave() {
          if (!own.delete(waiting)) return;
          count--;
          if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
        },
      };
    },
    close: unlisten,
  };
}
