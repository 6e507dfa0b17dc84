/**
 * What `work` makes of each of these, in their order, with at most `most` under way at one time. Where one fails no further
 * one begins, `signal` ends the others, and the first error is thrown.
 */
export async function fewAtATime<Thing, Made>(
  things: readonly Thing[],
  most: number,
  work: (thing: Thing, signal: AbortSignal) => Promise<Made>,
): Promise<Made[]> {
  const ending = new AbortController();
  const made: Made[] = [];
  const waiting = things.entries();
  const errors: unknown[] = [];
  const hand = async (): Promise<void> => {
    for (const [at, thing] of waiting) {
      try {
        made[at] = await work(thing, ending.signal);
      } catch (error) {
        errors.push(error);
        ending.abort();
      }
      if (ending.signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, things.length) }, hand));
  if (errors.length > 0) throw errors[0];
  return made;
}
