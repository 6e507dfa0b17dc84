/** What the work costs this process in CPU time, in ms: on a busy machine it takes longer, and costs little more. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Goes of each, in turn: so many at least, and at most, where what else the process does hides what they cost. */
const TURNS = 25;
const MOST_TURNS = 300;
/** The costs are known when none has fallen by more than this share within so many turns. */
const STILL = 0.02;
const STILL_TURNS = 10;

/**
 * How many times the work of the cheapest the dearest of these calls costs this process, client and server together, in CPU
 * time: a busy machine makes an answer later, and costs nothing. Of each call its cheapest turn counts, for what else the
 * process does only ever adds; the order changes, for what a call leaves to be done is done during the next. Checking a
 * password is about five times all else.
 */
export async function mostWork(calls: ((turn: number) => Promise<unknown>)[]): Promise<number> {
  const costs = calls.map(() => Infinity);
  let known = [...costs];
  let still = 0;
  for (let turn = -3; turn < TURNS || (still < STILL_TURNS && turn < MOST_TURNS); turn++) {
    const order = [...calls.entries()];
    for (const [at, ask] of turn % 2 === 0 ? order : order.toReversed()) {
      const before = process.cpuUsage();
      await ask(turn);
      const { user, system } = process.cpuUsage(before);
      // At first plans and connections are made.
      if (turn >= 0) costs[at] = Math.min(costs[at] ?? Infinity, user + system);
    }
    still += 1;
    if (costs.every((cost, at) => cost >= (known[at] ?? Infinity) * (1 - STILL))) continue;
    known = [...costs];
    still = 0;
  }
  return Math.max(...costs) / Math.min(...costs);
}
