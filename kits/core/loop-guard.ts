/** Longer than this no loop holds the page. */
const LONGEST_MS = 1_000;
/** The clock is asked once in so many turns. */
const TURNS_A_LOOK = 512;

export const ENDLESS_LOOP = 'A loop ran for more than a second. Does its condition ever become false?';

/** What loops ask before each turn: true, and after a second without a pause it throws, at once also where a framework tries again. */
export function createLoopGuard(now: () => number = () => Date.now()): () => true {
  let turns = 0;
  let since: number | null = null;
  return () => {
    turns += 1;
    if (turns % TURNS_A_LOOK !== 0) return true;
    if (since === null) {
      since = now();
      setTimeout(() => (since = null), 0);
    } else if (now() - since > LONGEST_MS) throw new Error(ENDLESS_LOOP);
    return true;
  };
}
