import { balanceJudges } from './commands/balance-judges.ts';
import { correctScores, type GivenScore } from './commands/correct-scores.ts';

type Setting = {
  entries: number;
  judges: number;
  perEntry: number;
  /** Standard deviation of how lenient judges are, in points; 0 where all have the same measure. */
  leniency: number;
};
/** How well a ranking agrees with the true one: Kendall's τ, and how many of the true best three it has among its own. */
type Agreement = { tau: number; top3: number };
export type Simulated = { raw: Agreement; zScore: Agreement; additive: Agreement };

const CRITERIA = 4;
/** Standard deviations in points: of what entries are worth, of one entry's criteria, and of one judge's eye on one criterion. */
const SPREAD = { entry: 0.7, criterion: 0.3, eye: 0.5 };
const MIDDLE = 3.2;

/** Numbers below 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normalOf = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Everybody's own scores measured by their own middle and spread, as many hackathons do it. */
function zScores(given: readonly GivenScore[], judges: number): GivenScore[] {
  const own = Array.from({ length: judges }, (_, judge) =>
    given.filter((one) => one.judge === judge).map(({ score }) => score),
  );
  return given.map((one) => {
    const scores = own[one.judge] ?? [];
    return { ...one, score: (one.score - mean(scores)) / (spread(scores) || 1) };
  });
}

function agreement(truth: readonly number[], found: readonly number[]): Agreement {
  let agreed = 0;
  for (const [at, one] of truth.entries())
    for (const [other, another] of truth.entries())
      if (other > at) agreed += Math.sign((one - another) * ((found[at] ?? 0) - (found[other] ?? 0)));
  const best = (worth: readonly number[]) =>
    new Set([...worth.keys()].toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0)).slice(0, 3));
  const right = best(truth);
  return {
    tau: agreed / ((truth.length * (truth.length - 1)) / 2),
    top3: [...best(found)].filter((one) => right.has(one)).length / 3,
  };
}

/** One hackathon whose true order is known, assigned and ranked by our own code. */
export function simulateJudging(seed: number, { entries, judges, perEntry, leniency }: Setting): Simulated {
  const random = randomOf(seed);
  const normal = normalOf(random);
  const worth = Array.from({ length: entries }, () => normal() * SPREAD.entry);
  const criteria = worth.map((one) => Array.from({ length: CRITERIA }, () => one + normal() * SPREAD.criterion));
  const lenient = Array.from({ length: judges }, () => normal() * leniency);
  const { pairs } = balanceJudges({
    entries: [...worth.keys()],
    judges: [...lenient.keys()],
    perEntry,
    mayNot: () => false,
    standing: [],
    seed,
  });
  const given = pairs.map(({ entry, judge }) => ({
    entry,
    judge,
    score: mean(
      (criteria[entry] ?? []).map((one) =>
        Math.min(5, Math.max(1, Math.round(MIDDLE + one + (lenient[judge] ?? 0) + normal() * SPREAD.eye))),
      ),
    ),
  }));
  const meansOf = (scores: readonly GivenScore[]): number[] =>
    [...worth.keys()].map((entry) => mean(scores.filter((one) => one.entry === entry).map(({ score }) => score)));
  const corrected = new Map(
    correctScores(given).flatMap((group) => group.entries.map((one) => [one.entry, one.corrected] as const)),
  );
  return {
    raw: agreement(worth, meansOf(given)),
    zScore: agreement(worth, meansOf(zScores(given, judges))),
    additive: agreement(
      worth,
      [...worth.keys()].map((entry) => corrected.get(entry) ?? 0),
    ),
  };
}

/** The mean over `runs` hackathons, seeds 1 and up. */
export function simulateMany(runs: number, setting: Setting): Simulated {
  const all = Array.from({ length: runs }, (_, at) => simulateJudging(at + 1, setting));
  const over = (method: keyof Simulated): Agreement => ({
    tau: mean(all.map((one) => one[method].tau)),
    top3: mean(all.map((one) => one[method].top3)),
  });
  return { raw: over('raw'), zScore: over('zScore'), additive: over('additive') };
}
