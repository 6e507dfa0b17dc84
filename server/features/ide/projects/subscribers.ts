import type { ProjectEvent } from '@devorbit/contract/ide/projects.ts';
import type { Changes } from '../../../platform/changes.ts';
import { tooManySubscribers } from './errors.ts';
import { CHANNEL } from './store.ts';

/** Streams of one server, and of one project. */
const MAX_SUBSCRIBERS = 2_000;
const MAX_OF_PROJECT = 100;

/** Of one stream, beyond which no more pages are told. */
const MAX_WAITING = 500;

export type Subscriber = {
  /** What has changed since the last call, waiting for it; null when `gone` aborts. Of each file only its last version is told. */
  next(gone: AbortSignal): Promise<ProjectEvent[] | null>;
  leave(): void;
};

export type Subscribers = {
  /** `page` is not told of itself. Throws where there is no room. */
  join(project: number, page: string | null): Subscriber;
  close(): void;
};

type Presence = Omit<Extract<ProjectEvent, { type: 'presence' }>, 'type'>;
function eventOf(what: string, rest: string): ProjectEvent {
  if (what === 'project' || what === 'workspace' || what === 'members' || what === 'chat' || what === 'gone')
    return { type: what };
  if (what === 'presence') return { type: what, ...(JSON.parse(rest) as Presence) };
  if (what === 'left') return { type: what, page: rest };
  return { type: 'text', file: Number(what), version: Number(rest) };
}

type Waiting = { page: string | null; events: Map<string, ProjectEvent>; wake: () => void };

/** The open pages of this server by the project that they show: one listener tells them all. */
export function createSubscribers(changes: Changes): Subscribers {
  const byProject = new Map<number, Set<Waiting>>();
  let count = 0;

  const tell = (waiting: Waiting, key: string, event: ProjectEvent) => {
    waiting.events.set(key, event);
    waiting.wake();
  };
  const heard = (payload: string) => {
    const [project, what = ''] = payload.split(':', 2);
    const own = byProject.get(Number(project));
    if (!own) return;
    const event = eventOf(what, payload.slice(`${project}:${what}:`.length));
    const page = event.type === 'presence' || event.type === 'left' ? event.page : null;
    // Of each page only where it is now.
    const key = page === null ? what : `page ${page}`;
    for (const waiting of own) {
      // Who does not read hears where others are later, from them.
      const isFull = page !== null && waiting.events.size >= MAX_WAITING && !waiting.events.has(key);
      if (!isFull && (page === null || waiting.page !== page)) tell(waiting, key, event);
    }
  };
  const missed = () => {
    for (const own of byProject.values())
      for (const waiting of own) {
        tell(waiting, 'members', { type: 'members' });
        tell(waiting, 'project', { type: 'project' });
      }
  };
  const unlisten = changes.listen(CHANNEL, heard, missed);

  return {
    join(project, page) {
      const own = byProject.get(project) ?? new Set<Waiting>();
      if (count >= MAX_SUBSCRIBERS || own.size >= MAX_OF_PROJECT) throw tooManySubscribers();
      const waiting: Waiting = { page, events: new Map(), wake: () => undefined };
      byProject.set(project, own.add(waiting));
      count++;
      return {
        async next(gone) {
          if (waiting.events.size === 0 && !gone.aborted) {
            const woken = Promise.withResolvers<void>();
            waiting.wake = woken.resolve;
            gone.addEventListener('abort', waiting.wake);
            await woken.promise;
            gone.removeEventListener('abort', waiting.wake);
          }
          if (gone.aborted) return null;
          const events = [...waiting.events.values()];
          waiting.events.clear();
          return events;
        },
        leave() {
          if (!own.delete(waiting)) return;
          count--;
          if (own.size === 0 && byProject.get(project) === own) byProject.delete(project);
        },
      };
    },
    close: unlisten,
  };
}
