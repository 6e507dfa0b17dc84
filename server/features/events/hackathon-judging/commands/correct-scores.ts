import { asShown } from '../policy.ts';

/** What one judge gave one entry: the weighted mean of its criteria, 1 to 5. */
export type GivenScore = { entry: number; judge: number; score: number };

export type RankedEntry = {
  entry: number;
  scores: number;
  /** The plain mean of its scores. */
  raw: number;
  /** What it is ranked by: without the shifts of its judges. */
  corrected: number;
  /** Within its group; entries with the same corrected score share it. */
  rank: number;
  tied: boolean;
};
/** How far a judge’s scores lie above what the entries got elsewhere: below 0 for a strict one. */
export type ShiftedJudge = { judge: number; scores: number; shift: number };
/** Entries and judges that are tied together by scores; between two groups nothing can be compared. */
export type ScoreGroup = { entries: RankedEntry[]; judges: ShiftedJudge[] };

/** Draws both effects towards 0, as if each entry and each judge had half a score more that says nothing of them. */
const SHRINKAGE = 0.5;
const SWEEPS = 100;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const shrunk = (rests: readonly number[]): number =>
  rests.reduce((sum, rest) => sum + rest, 0) / (rests.length + SHRINKAGE);

function by(given: readonly GivenScore[], key: 'entry' | 'judge'): Map<number, GivenScore[]> {
  const lists = new Map<number, GivenScore[]>();
  for (const one of given) {
    const list = lists.get(one[key]);
    if (list === undefined) lists.set(one[key], [one]);
    else list.push(one);
  }
  return lists;
}

/** The scores of each group. */
function apart(given: readonly GivenScore[]): GivenScore[][] {
  const [ofEntry, ofJudge] = [by(given, 'entry'), by(given, 'judge')];
  const seen = new Set<GivenScore>();
  return given.flatMap((first) => {
    if (seen.has(first)) return [];
    seen.add(first);
    const group = [first];
    for (const { entry, judge } of group)
      for (const next of [...(ofEntry.get(entry) ?? []), ...(ofJudge.get(judge) ?? [])])
        if (!seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
    return [group];
  });
}

/** `score = middle + entry + judge`, both effects shrunk, by turns until they stand still. */
function solve(given: readonly GivenScore[]): ScoreGroup {
  const middle = mean(given.map(({ score }) => score));
  const [ofEntry, ofJudge] = [by(given, 'entry'), by(given, 'judge')];
  const quality = new Map<number, number>();
  const shift = new Map<number, number>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [entry, scores] of ofEntry)
      quality.set(entry, shrunk(scores.map(({ judge, score }) => score - middle - (shift.get(judge) ?? 0))));
    for (const [judge, scores] of ofJudge)
      shift.set(judge, shrunk(scores.map(({ entry, score }) => score - middle - (quality.get(entry) ?? 0))));
  }
  const found = [...ofEntry].map(([entry, scores]) => ({
    entry,
    scores: scores.length,
    raw: mean(scores.map(({ score }) => score)),
    corrected: middle + (quality.get(entry) ?? 0),
  }));
  const shown = found.map(({ corrected }) => asShown(corrected));
  return {
    entries: found
      .map((one) => {
        const own = asShown(one.corrected);
        return {
          ...one,
          rank: 1 + shown.filter((other) => other > own).length,
          tied: shown.filter((other) => other === own).length > 1,
        };
      })
      .toSorted((a, b) => a.rank - b.rank || a.entry - b.entry),
    judges: [...ofJudge]
      .map(([judge, scores]) => ({ judge, scores: scores.length, shift: shift.get(judge) ?? 0 }))
      .toSorted((a, b) => a.judge - b.judge),
  };
}

/**
 * Ranks entries by an additive model of entries and judges (docs/decisions/0052): what a judge adds to every entry is taken
 * off. Largest group first; the order of what is given changes nothing.
 */
export function correctScores(given: readonly GivenScore[]): ScoreGroup[] {
  const sorted = given.toSorted((a, b) => a.entry - b.entry || a.judge - b.judge);
  return apart(sorted)
    .map((group) => solve(group.toSorted((a, b) => a.entry - b.entry || a.judge - b.judge)))
    .toSorted((a, b) => b.entries.length - a.entries.length || (a.entries[0]?.entry ?? 0) - (b.entries[0]?.entry ?? 0));
}
