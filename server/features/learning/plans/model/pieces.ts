import type { Ground } from './ground.ts';

/** Most concepts of a step. */
const LONGEST = 40;
/** What a change of area within a step costs, against the square of how far its hours are from the middle. */
const MIXED = 0.35;

/**
 * Cuts concepts, given in their order, into `count` runs of about equal hours that stay in an area where they can. A run
 * needs nothing of the runs behind it: the order is topological.
 */
export function piecesOf({ concepts }: Ground, ids: readonly string[], count: number): string[][] {
  const runs = Math.max(1, Math.min(count, ids.length));
  const [hours, changes] = [[0], [0]];
  for (const [at, id] of ids.entries()) {
    const concept = concepts.get(id);
    const before = concepts.get(ids[at - 1] ?? '');
    hours.push((hours[at] ?? 0) + (concept?.hours ?? 0));
    changes.push((changes[at] ?? 0) + (before !== undefined && before.area !== concept?.area ? 1 : 0));
  }
  const ideal = Math.max(1, (hours[ids.length] ?? 0) / runs);
  const costOf = (from: number, to: number): number => {
    const off = ((hours[to] ?? 0) - (hours[from] ?? 0)) / ideal - 1;
    return off * off + MIXED * ((changes[to] ?? 0) - (changes[from + 1] ?? 0));
  };
  let best = [0, ...ids.map(() => Infinity)];
  const cuts: number[][] = [];
  // A run holds more where they are so many that they would not fit otherwise.
  const longest = Math.max(LONGEST, Math.ceil(ids.length / runs));
  for (let run = 0; run < runs; run += 1) {
    const next = best.map(() => Infinity);
    const cut = best.map(() => 0);
    for (let to = run + 1; to <= ids.length; to += 1)
      for (let from = Math.max(run, to - longest); from < to; from += 1) {
        const cost = (best[from] ?? Infinity) + costOf(from, to);
        if (cost < (next[to] ?? Infinity)) {
          next[to] = cost;
          cut[to] = from;
        }
      }
    best = next;
    cuts.push(cut);
  }
  const pieces: string[][] = [];
  let to = ids.length;
  for (const cut of cuts.toReversed()) {
    const from = cut[to] ?? 0;
    pieces.unshift(ids.slice(from, to));
    to = from;
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Whole numbers of at least 1 in the proportion of `weights`, by largest remainders; their sum is `total` exactly, which must not be less than there are. */
export function apportioned(weights: readonly number[], total: number): number[] {
  const spare = total - weights.length;
  if (spare < 0) throw new Error(`${total} hours are too few for ${weights.length} steps`);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  // What is below 1 gets its hour and leaves the rest to the others.
  const wishes = weights.map((weight) => Math.max(0, (weight / (all || 1)) * total - 1));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0) || 1;
  const shares = wishes.map((wish) => (wish / wished) * spare);
  const whole = shares.map(Math.floor);
  let left = spare - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    whole[at] = (whole[at] ?? 0) + 1;
    left -= 1;
  }
  // Of no wishes at all nothing was shared out.
  for (let at = 0; left > 0; at = (at + 1) % whole.length, left -= 1) whole[at] = (whole[at] ?? 0) + 1;
  return whole.map((share) => share + 1);
}
