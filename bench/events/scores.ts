import { simulateMany } from '@devorbit/server/features/events/hackathon-judging/_simulation.ts';

const RUNS = 1_000;
/** By how much the ranking must be nearer to the true one than that by plain means, in τ. */
const LEAST_GAIN = 0.1;
/** What it may lose where no judge is biased. */
const MOST_LOSS = 0.02;

const round = (value: number): number => Number(value.toFixed(3));

/** How near to the true order hackathons are ranked, by three methods, with and without biased judges. */
export function scores(): object {
  const setting = { entries: 40, judges: 12, perEntry: 3 };
  const biased = simulateMany(RUNS, { ...setting, leniency: 0.6 });
  const fair = simulateMany(RUNS, { ...setting, leniency: 0 });
  const large = simulateMany(RUNS / 5, { entries: 100, judges: 20, perEntry: 3, leniency: 0.8 });
  const shown = ({ raw, zScore, additive }: typeof biased) => ({
    raw: { tau: round(raw.tau), top3: round(raw.top3) },
    z_score: { tau: round(zScore.tau), top3: round(zScore.top3) },
    additive: { tau: round(additive.tau), top3: round(additive.top3) },
  });
  const gain = biased.additive.tau - biased.raw.tau;
  const loss = fair.raw.tau - fair.additive.tau;
  return {
    bench: 'scores',
    ok: gain >= LEAST_GAIN && loss <= MOST_LOSS,
    runs: RUNS,
    score_gain: round(gain),
    score_loss_unbiased: round(loss),
    biased: shown(biased),
    unbiased: shown(fair),
    large: shown(large),
  };
}
