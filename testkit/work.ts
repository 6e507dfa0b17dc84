/** What the work costs this process in CPU time, in ms: on a busy machine it takes longer, and costs little more. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Turns of each that are taken at least: as many as fit into so much CPU time in µs, between these. */
const AT_LEAST_US = 2_000_000;
const [FEW_TURNS, MANY_TURNS] = [25, 100];
/** What else the process does hides what a call costs: so many at most. */
const MOST_TURNS = 300;
/** The costs are known when none has fallen by more than this share within this share of the turns. */
const STILL = 0.02;
const STILL_TURNS = 0.4;

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
  let turns = FEW_TURNS;
  for (let turn = -3; turn < turns || (still < turns * STILL_TURNS && turn < MOST_TURNS); turn++) {
    const order = [...calls.entries()];
    for (const [at, ask] of turn % 2 === 0 ? order : order.toReversed()) {
      const before = process.cpuUsage();
      await ask(turn);
      const { user, system } = process.cpuUsage(before);
      // At first plans and connections are made.
      if (turn >= 0) costs[at] = Math.min(costs[at] ?? Infinity, user + system);
    }
    const cost = costs.reduce((sum, each) => sum + each, 0);
    turns = Math.min(MANY_TURNS, Math.max(FEW_TURNS, AT_LEAST_US / cost));
    still += 1;
    if (costs.every((each, at) => each >= (known[at] ?? Infinity) * (1 - STILL))) continue;
    known = [...costs];
    still = 0;
  }
  return Math.max(...costs) / Math.min(...costs);
}
