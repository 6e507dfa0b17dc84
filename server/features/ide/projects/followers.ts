import type { ProjectEvent } from '@devorbit/contract/ide/projects.ts';
import type { Changes } from '../../../platform/changes.ts';
import { tooManyFollowers } from './errors.ts';
import { CHANNEL } from './store.ts';

/** Streams of one server, and of one project. */
const MAX_FOLLOWERS = 2_000;
const MAX_OF_PROJECT = 100;

export type Follower = {
  /** What has changed since the last call, waiting for it; null when `gone` aborts. Of each file only its last version is told. */
  next(gone: AbortSignal): Promise<ProjectEvent[] | null>;
  leave(): void;
};

export type Followers = {
  /** Throws where there is no room. */
  join(project: number): Follower;
  close(): void;
};

type Waiting = { events: Map<string, ProjectEvent>; wake: () => void };

/** The open pages of this server by the project that they show: one listener tells them all. */
export function createFollowers(changes: Changes): Followers {
  const byProject = new Map<number, Set<Waiting>>();
  let count = 0;

  const tell = (waiting: Waiting, key: string, event: ProjectEvent) => {
    waiting.events.set(key, event);
    waiting.wake();
  };
  const heard = (payload: string) => {
    const [project, what = '', version] = payload.split(':');
    const event: ProjectEvent =
      what === 'project' || what === 'workspace' || what === 'members' || what === 'gone'
        ? { type: what }
        : { type: 'text', file: Number(what), version: Number(version) };
    for (const waiting of byProject.get(Number(project)) ?? []) tell(waiting, what, event);
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
    join(project) {
      const own = byProject.get(project) ?? new Set<Waiting>();
      if (count >= MAX_FOLLOWERS || own.size >= MAX_OF_PROJECT) throw tooManyFollowers();
      const waiting: Waiting = { events: new Map(), wake: () => undefined };
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
