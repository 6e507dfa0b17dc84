/**
 * Frames and proofs of the kits: what a learner's first Run fetches of each, beside the budgets of the design; how long all
 * of them take to build; and how long a proof takes, from the request to the verdict, of a solution on a real runner. Needs
 * root, for the sandbox. Ends with one line of JSON; `ok` says whether every budget holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { DomKit, JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import { buildKits, framesFolder, kits } from '@devorbit/kits/build.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import type { z } from 'zod';

/** What may be fetched of a frame with its compiler, in KB as browsers get it (Brotli). */
const budgets: Readonly<Record<string, number>> = {
  react: 165,
  vue: 480,
  svelte: 310,
  solid: 785,
  lit: 105,
  angular: 935,
  nextjs: 165,
  nuxt: 480,
};
const MAX_PROOF_MS = 1_500;
const MAX_BUILD_S = 25;
const PROOFS = 25;
const WARMING = 2;

const turnstile = join(import.meta.dirname, '../../content/learning/react/foundations/state/turnstile');
const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
const at = (values: number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);

/** The program that passes every test of the sample, in the language of a kit. */
function solutionOf(kit: string): string {
  const folder = kit === 'react' ? turnstile : join(import.meta.dirname, '../../kits/samples', kit);
  return read(folder, readdirSync(folder).find((name) => name.startsWith('solution.')) ?? '');
}

async function proven(runner: string, kit: DomKit): Promise<number> {
  const request: z.input<typeof JudgeRequest> = {
    id: 'bench',
    language: 'javascript',
    source: solutionOf(kit),
    priority: 0,
    task: { kind: 'dom', kit, limits: { time_ms: 8_000, memory_kb: 512 * 1024 }, tests: read(turnstile, 'tests.js') },
  };
  const start = performance.now();
  const answer = await fetch(`${runner}/judge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const text = await answer.text();
  const took = performance.now() - start;
  if (!text.includes('"Accepted"')) throw new Error(`${kit}: ${answer.status} ${text.slice(-500)}`);
  return took;
}

const all = kits as DomKit[];
const begun = performance.now();
await buildKits();
const buildSeconds = (performance.now() - begun) / 1000;
const figures: Record<string, number | boolean> = { build_s: Math.round(buildSeconds * 10) / 10 };
let ok = buildSeconds <= MAX_BUILD_S;
for (const kit of all) {
  const folder = join(framesFolder, kit);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  const kb = (pack: (bytes: Buffer) => Buffer) =>
    Math.round(files.reduce((sum, bytes) => sum + pack(bytes).length, 0) / 1024);
  figures[`frame_${kit}_kb`] = kb(brotliCompressSync);
  figures[`frame_${kit}_gzip_kb`] = kb((bytes) => gzipSync(bytes, { level: 9 }));
  ok &&= Number(figures[`frame_${kit}_kb`]) <= (budgets[kit] ?? 0);
}
const runner = await startRealRunner();
try {
  for (const kit of all) {
    for (let time = 0; time < WARMING; time++) await proven(runner.url, kit);
    const times: number[] = [];
    for (let time = 0; time < PROOFS; time++) times.push(await proven(runner.url, kit));
    figures[`proof_${kit}_p50_ms`] = at(times, 0.5);
    figures[`proof_${kit}_p95_ms`] = at(times, 0.95);
    ok &&= at(times, 0.95) <= MAX_PROOF_MS;
    console.log(`${kit}: ${times.map(Math.round).join(', ')} ms`);
  }
} finally {
  await runner.kill();
}
console.log(JSON.stringify({ ...figures, ok, load: Math.round(loadavg()[0] ?? 0) }));
