import { type Call, type Caller, callers } from './_calls.ts';
import type { Variant } from './_draft.ts';
import { draws } from './_draws.ts';
import { asItIs, fromSchema, variantsOf } from './_variants.ts';

/** One request to come: a call, its caller, and what is done to an input that is in order. */
export type Attempt = { call: Call; caller: Caller; variants: Variant[]; words: (string | number)[] };

const shuffled = <T>(list: T[], seed: number): T[] => {
  const dice = draws(seed, 'order');
  return list
    .map((item) => [dice.below(2 ** 32), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
};

/** Three of four are somebody for whom the call is open, so that its command is reached. */
function callerFor(call: Call, words: (string | number)[]): Caller {
  const dice = draws(...words, 'caller');
  return dice.below(4) > 0 ? dice.one(call.open) : dice.one(callers);
}

const attempt = (seed: number, call: Call, variant: Variant): Attempt => {
  const words = [seed, call.name, variant.name];
  return { call, caller: callerFor(call, words), variants: [variant], words };
};

/** With how many calls every run tries each of the rarer faults; which, the seed says. */
const CALLS_OF_A_RARE_FAULT = 4;

/**
 * What every run sends, in this order: by each caller each call as it is in order, each call with each kind of fault,
 * each rarer fault with some calls.
 */
export const certain = (calls: Call[], seed: number): Attempt[] => [
  ...callers.flatMap((caller) =>
    calls.map((call) => ({ call, caller, variants: [asItIs], words: [seed, call.name, caller] })),
  ),
  ...single(calls, seed, true),
  ...rare(calls, seed),
];

const single = (calls: Call[], seed: number, first: boolean): Attempt[] =>
  shuffled(
    calls.flatMap((call) =>
      variantsOf(call).flatMap((one) => ((one.first ?? false) === first ? [attempt(seed, call, one)] : [])),
    ),
    seed,
  );

function rare(calls: Call[], seed: number): Attempt[] {
  const tried = new Map<string, number>();
  return single(calls, seed, false).filter(({ variants: [fault] }) => {
    const times = tried.get(fault?.name ?? '') ?? 0;
    tried.set(fault?.name ?? '', times + 1);
    return times < CALLS_OF_A_RARE_FAULT;
  });
}

/** What follows while there is time: every other fault of every call, then faults together, without an end. */
export function* further(calls: Call[], seed: number): Generator<Attempt, void> {
  yield* single(calls, seed, false);
  for (let at = 0; ; at++) {
    const dice = draws(seed, 'further', at);
    const call = dice.optional(calls);
    if (!call) return;
    const all = variantsOf(call);
    const faults = Array.from({ length: dice.below(4) }, () => dice.optional(all) ?? asItIs);
    const variants = [dice.one([asItIs, fromSchema]), ...faults];
    yield { call, caller: dice.one(callers), variants, words: [seed, 'further', at] };
  }
}

/** Those of one call alone. */
export function* only(name: string, attempts: Iterable<Attempt>): Generator<Attempt, void> {
  for (const one of attempts) if (one.call.name === name) yield one;
}
