import { type Given, judge, type KeptList, type Scan, type Verdict, withVerdict } from './model.ts';

/** How an entrance stands. Every change is a new object. */
export type Standing = {
  list: KeptList | null;
  /** Scans that the server has not got yet. */
  unsent: number;
  verdict: Verdict | null;
  /** Why the list could not be loaded, or scans not be sent; null where all is well. Without network all is well. */
  failure: unknown;
};

/** What an entrance works with: the server, and what the browser keeps. */
export type Means = {
  user: string;
  fetchList: () => Promise<KeptList>;
  fetchCount: () => Promise<{ arrived: number; expected: number; stamp: string }>;
  send: (
    device: string,
    scans: Scan[],
  ) => Promise<{
    arrived: number;
    expected: number;
    stamp: string;
    results: Omit<Verdict, 'sent' | 'signed'>[];
  }>;
  /** Whether a call failed because nobody was reached: it is tried again. */
  isAway: (error: unknown) => boolean;
  readList: () => Promise<KeptList | undefined>;
  keepList: (list: KeptList) => Promise<void>;
  nextNumber: () => Promise<{ device: string; number: number }>;
  readDevice: () => Promise<string>;
  keepScan: (scan: Scan) => Promise<void>;
  forgetScan: (number: number) => Promise<void>;
  readScans: () => Promise<Scan[]>;
};

export type Entrance = {
  subscribe: (listener: () => void) => () => void;
  read: () => Standing;
  /** Loads what is kept, then what is new, and sends what was left. */
  open: () => Promise<void>;
  /** Takes a scan: kept first, answered by this entrance at once, and by the server where it is reached. */
  scan: (given: Given, act?: Scan['act']) => Promise<Verdict>;
  /** Sends what waits, and asks for what others did. */
  refresh: () => Promise<void>;
};

/** The most that one call takes. */
const AT_ONCE = 200;

/** One entrance of an event, in one browser. */
export function createEntrance(means: Means): Entrance {
  let standing: Standing = { list: null, unsent: 0, verdict: null, failure: null };
  const listeners = new Set<() => void>();
  const put = (part: Partial<Standing>) => {
    standing = { ...standing, ...part };
    for (const listener of [...listeners]) listener();
  };
  const putList = async (list: KeptList) => {
    put({ list });
    await means.keepList(list).catch(() => undefined);
  };
  const fail = (error: unknown) => put({ failure: means.isAway(error) ? null : error });

  /** The server's words about scans, in the list and as what is shown. */
  const take = async ({ results, ...arrivals }: Awaited<ReturnType<Means['send']>>) => {
    let { list, verdict } = standing;
    for (const result of results) {
      if (list !== null) list = withVerdict(list, result);
      if (verdict?.number === result.number) verdict = { ...result, sent: true, signed: true };
      await means.forgetScan(result.number);
    }
    put({ verdict });
    if (list !== null) await putList({ ...list, ...arrivals });
  };

  let sending: Promise<void> | null = null;
  const flush = async (): Promise<void> => {
    for (;;) {
      const waiting = await means.readScans();
      put({ unsent: waiting.length });
      if (waiting.length === 0) return;
      await take(await means.send(await means.readDevice(), waiting.slice(0, AT_ONCE)));
      put({ failure: null });
    }
  };
  /** One after another: what comes while some are sent goes with the next. */
  const sendAll = (): Promise<void> => {
    const before = sending ?? Promise.resolve();
    const own = before.then(flush).finally(() => {
      if (sending === own) sending = null;
    });
    sending = own;
    return own;
  };

  const load = async () => {
    const list = await means.fetchList();
    // What this entrance knows, and the server does not yet.
    let shown = list;
    for (const scan of await means.readScans()) shown = withVerdict(shown, await judge(shown, scan, means.user));
    await putList(shown);
    put({ failure: null });
  };

  const refresh = async () => {
    try {
      await sendAll();
      const { stamp } = await means.fetchCount();
      if (standing.list?.stamp !== stamp) await load();
    } catch (error) {
      fail(error);
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => standing,
    async open() {
      const kept = await means.readList().catch(() => undefined);
      if (kept !== undefined && standing.list === null) put({ list: kept });
      await refresh();
      if (standing.list === null && standing.failure === null)
        put({ failure: new Error('There is no guest list yet') });
    },
    async scan(given, act = 'in') {
      const { number } = await means.nextNumber();
      const scan: Scan = { number, at: new Date().toISOString(), act, ...given };
      await means.keepScan(scan);
      const { list } = standing;
      const own: Verdict =
        list === null
          ? { number, outcome: 'unknown', guest: null, at: null, by: null, sent: false, signed: false }
          : await judge(list, scan, means.user);
      put({ verdict: own, unsent: standing.unsent + 1 });
      if (list !== null) await putList(withVerdict(standing.list ?? list, own));
      await sendAll().catch(fail);
      return standing.verdict?.number === number ? standing.verdict : own;
    },
    refresh,
  };
}
