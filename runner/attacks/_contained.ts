import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import { expect } from 'vitest';
import type { Languages } from '../languages/detect.ts';
import { runIn } from '../sandbox/_boxes.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import type { Attack } from './attacks.ts';
import { remainsOf } from './remains.ts';
import { strike } from './strike.ts';

/** The neighbour's sealed box holds the honest program as `honest`. */
export type Scene = { lane: Lane; neighbour: Lane; languages: Languages; firstUid: number };

/** C, of an honest program that prints a number. */
export const HONEST =
  '#include <stdio.h>\nint main(void) { unsigned x = 1; for (int i = 0; i < 10000000; i++) x = x * 1664525 + 1013904223; printf("%u\\n", x); }';

/** Runs the honest program beside the attack, again and again until it is over, for two minutes at most; answers the different things it did. */
async function beside(attack: Promise<unknown>, neighbour: Lane): Promise<Set<string>> {
  let over = false;
  void attack.finally(() => (over = true)).catch(() => {});
  const seen = new Set<string>();
  const last = performance.now() + 120_000;
  do {
    const { text, limit, end } = await runIn(neighbour, ['/box/honest'], { box: 'sealed', limits: { cpu_ms: 500 } });
    seen.add(JSON.stringify({ text, limit, end }));
  } while (!over && performance.now() < last);
  return seen;
}

/** Strikes, and expects that the attack gets its answer, keeps to every limit, leaves nothing behind and disturbs nobody. */
export async function contained(attack: Attack, { lane, neighbour, languages, firstUid }: Scene): Promise<Verdict> {
  const striking = strike(attack, lane, languages);
  const neighbours = await beside(striking, neighbour);
  const { verdict, message, boxes } = await striking;

  expect(attack.answers, `answered: ${message}`).toContain(verdict);
  const ran = boxes.filter(({ spec }) => !spec.keep).length;
  if (attack.at === 'compile') expect(ran).toBe(0);
  else expect(ran).toBeGreaterThanOrEqual(verdict === 'Accepted' ? 2 : 1);
  for (const { spec, outcome } of boxes) {
    if (attack.prints !== undefined && !spec.keep) expect(outcome.stdout.toString()).toBe(attack.prints);
    expect(outcome.cpu_ms).toBeLessThan(spec.limits.cpu_ms * 2 + 200);
    expect(outcome.wall_ms).toBeLessThan(spec.limits.wall_ms + (outcome.starved_ms ?? 0) + 10_000);
    // The resident size also counts pages of the interpreter's own file, which boxes share.
    expect(outcome.memory_kb).toBeLessThan(spec.limits.memory_kb * 1.15 + 65_536);
    expect(outcome.stdout.length).toBeLessThanOrEqual(spec.limits.output_bytes);
  }
  expect(message, 'the host shows in a message').not.toMatch(/root:[x*!$]|-----BEGIN|PATH=/);
  expect(await remainsOf(lane, firstUid)).toEqual([]);
  expect([...neighbours]).toEqual([
    expect.stringMatching(/^\{"text":"\d+\\n","limit":null,"end":\{"by":"exit","code":0\}\}$/),
  ]);
  return verdict;
}
