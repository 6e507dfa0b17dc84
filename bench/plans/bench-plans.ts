/**
 * Makes PLANS plans of random profiles (by default 10,000), each twice, and goes through CHAINS chains of random edits and
 * replans (by default 100,000); simulated learners take the placement. Ends with one line of JSON: faults of plans, of
 * chains, the 95th percentile of making a plan in ms, and the share of hours that the placement judged rightly. Exits with
 * 1 where a bound is broken: a fault, a slow plan, less than 85 % judged rightly, more than ten questions.
 */
import { fileURLToPath } from 'node:url';
import { MAX_PLACEMENT_QUESTIONS } from '@devorbit/contract/learning/plan-words.ts';
import { chainFaults, freshFaults } from '@devorbit/server/features/learning/plans/model/_chains.ts';
import { simulatedPlacement } from '@devorbit/server/features/learning/plans/model/_learners.ts';
import { randomOf, randomProfile } from '@devorbit/server/features/learning/plans/model/_random.ts';
import { makePlan } from '@devorbit/server/features/learning/plans/model/make-plan.ts';
import { readGround } from '@devorbit/server/features/learning/plans/model/read-ground.ts';

const PLANS = Number(process.env['PLANS'] ?? 10_000);
const CHAINS = Number(process.env['CHAINS'] ?? 100_000);
const LEARNERS = Number(process.env['LEARNERS'] ?? 500);
const CHAIN_LENGTH = 8;
const MAX_P95_MS = 50;
/** Of the hours that the placement judges. */
const LEAST_RIGHT = 0.85;

const ground = readGround(fileURLToPath(new URL('../../content/', import.meta.url)));
const told = (faults: readonly string[], what: string): number => {
  for (const fault of faults) console.error(`${what}: ${fault}`);
  return faults.length;
};

const times: number[] = [];
let faults = 0;
for (let seed = 1; seed <= PLANS; seed += 1) {
  const profile = randomProfile(ground, randomOf(seed));
  const began = performance.now();
  const plan = makePlan(ground, profile);
  times.push(performance.now() - began);
  faults += told(freshFaults(plan, makePlan(ground, structuredClone(profile))), `profile ${seed}`);
}
let chainsBroken = 0;
for (let seed = 1; seed <= CHAINS; seed += 1)
  chainsBroken += told(chainFaults(ground, seed, CHAIN_LENGTH), `chain ${seed}`) > 0 ? 1 : 0;

const placed = Array.from({ length: LEARNERS }, (_, at) => simulatedPlacement(ground, at + 1));
const share = placed.reduce((sum, { right }) => sum + right, 0) / Math.max(1, placed.length);
const mostAsked = Math.max(0, ...placed.map(({ asked }) => asked));
const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
console.log(
  JSON.stringify({
    plans: PLANS,
    faults,
    p95_ms: Number(p95.toFixed(2)),
    chains: CHAINS,
    chains_broken: chainsBroken,
    learners: LEARNERS,
    placement_right: Number(share.toFixed(3)),
    most_questions: mostAsked,
  }),
);
const isPlaced = LEARNERS === 0 || (share >= LEAST_RIGHT && mostAsked <= MAX_PLACEMENT_QUESTIONS);
process.exitCode = faults === 0 && chainsBroken === 0 && p95 <= MAX_P95_MS && isPlaced ? 0 : 1;
