import { setTimeout as sleep } from 'node:timers/promises';

/** `within`: how long it may be gathered with more of the same, in ms; without it, it goes out as soon as it can. */
export type Notice = { channel: string; payload: string; within?: number | undefined };

export type Notices = {
  /** Tells all servers soon, each notice once however often it is given meanwhile. Never waits and never throws. */
  tell(notices: Iterable<Notice>): void;
  /** Resolves when what was given has been told. */
  close(): Promise<void>;
};

/** Least time between two tellings of one server, in ms: what comes meanwhile goes out together. */
const GATHER_MS = 20;

/**
 * Notices leave in transactions of their own, beside those that write. PostgreSQL commits transactions that tell
 * something one after another in the whole instance, each with its flush to the disk inside; so none that waits for a
 * disk may tell anything. What cannot be sent is reported and lost: who listens also looks by itself now and then.
 */
export function createNotices(send: (notices: Notice[]) => Promise<unknown>, onError: (error: Error) => void): Notices {
  let waiting = new Map<string, Notice>();
  const gathered = new Map<string, { timer: NodeJS.Timeout; notice: Notice }>();
  let telling: Promise<void> | undefined;

  const tellAll = async () => {
    while (waiting.size > 0) {
      const now = [...waiting.values()];
      waiting = new Map();
      const pause = sleep(GATHER_MS);
      await send(now).catch(onError);
      await pause;
    }
    telling = undefined;
  };
  const put = (key: string, notice: Notice) => {
    clearTimeout(gathered.get(key)?.timer);
    gathered.delete(key);
    waiting.set(key, notice);
  };
  const begin = () => {
    if (waiting.size > 0) telling ??= tellAll();
  };
  const gather = (key: string, notice: Notice, within: number) => {
    if (waiting.has(key) || gathered.has(key)) return;
    const timer = setTimeout(() => {
      put(key, notice);
      begin();
    }, within);
    gathered.set(key, { timer, notice });
  };
  return {
    tell(notices) {
      for (const notice of notices) {
        const key = `${notice.channel} ${notice.payload}`;
        if (notice.within === undefined) put(key, notice);
        else gather(key, notice, notice.within);
      }
      begin();
    },
    async close() {
      for (const [key, { notice }] of gathered) put(key, notice);
      begin();
      await telling;
    },
  };
}
