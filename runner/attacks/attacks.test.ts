import { lstatSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectLanguages, type Languages } from '../languages/detect.ts';
import { openTestSandbox, python, runIn } from '../sandbox/_boxes.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { type Attack, attacks } from './attacks.ts';
import { remainsOf } from './remains.ts';
import { programs, strike } from './strike.ts';

let sandbox: Sandbox;
let lane: Lane;
let neighbour: Lane;
let languages: Languages;
const seen: string[] = [];
beforeAll(async () => {
  // A program that waits for its run would be taken for one that was left behind.
  sandbox = await openTestSandbox(2, { linesAhead: 0 });
  [lane, neighbour] = sandbox.lanes as [Lane, Lane];
  languages = await detectLanguages(lane);
  const honest =
    '#include <stdio.h>\nint main(void) { unsigned x = 1; for (int i = 0; i < 10000000; i++) x = x * 1664525 + 1013904223; printf("%u\\n", x); }';
  await runIn(neighbour, ['/usr/bin/gcc', '-O1', '-o', 'honest', 'honest.c'], {
    files: { 'honest.c': honest },
    keep: true,
  });
});
afterAll(async () => {
  await sandbox.close();
  console.log(`${seen.length} attacks contained: ${seen.join(', ')}`);
});

/** Runs an honest program beside the attack, again and again until it is over, for two minutes at most; answers the different things it did. */
async function neighbours(attack: Promise<unknown>): Promise<Set<string>> {
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

test.each(attacks)('$number $file: $answers', async (attack: Attack) => {
  const striking = strike(attack, lane, languages);
  const beside = await neighbours(striking);
  const { verdict, message, boxes } = await striking;

  expect(attack.answers, `answered: ${message}`).toContain(verdict);
  const ran = boxes.filter(({ spec }) => !spec.keep).length;
  if (attack.at === 'compile') expect(ran).toBe(0);
  else expect(ran).toBeGreaterThanOrEqual(verdict === 'Accepted' ? 2 : 1);
  for (const { spec, outcome } of boxes) {
    if (attack.prints !== undefined && !spec.keep) expect(outcome.stdout.toString()).toBe(attack.prints);
    expect(outcome.cpu_ms).toBeLessThan(spec.limits.cpu_ms * 2 + 200);
    expect(outcome.wall_ms).toBeLessThan(spec.limits.wall_ms + (outcome.starved_ms ?? 0) + 1000);
    // The resident size also counts pages of the interpreter's own file, which boxes share.
    expect(outcome.memory_kb).toBeLessThan(spec.limits.memory_kb * 1.15 + 65_536);
    expect(outcome.stdout.length).toBeLessThanOrEqual(spec.limits.output_bytes);
  }
  expect(message, 'the host shows in a message').not.toMatch(/root:[x*!$]|-----BEGIN|PATH=/);
  expect(await remainsOf(lane, sandbox.firstUid)).toEqual([]);
  expect([...beside]).toEqual([
    expect.stringMatching(/^\{"text":"\d+\\n","limit":null,"end":\{"by":"exit","code":0\}\}$/),
  ]);
  seen.push(`${attack.file} ${verdict}`);
});

test('what is left behind is found among the processes of the machine', async () => {
  const running = python(lane, 'import time; time.sleep(4)');
  await expect
    .poll(() => remainsOf(neighbour, sandbox.firstUid), { timeout: 3500 })
    .toEqual([expect.stringMatching(/^process \d+ lives$/)]);
  expect((await running).limit).toBeNull();
});

test('every program of the folder is in the list', () => {
  expect(attacks.map((attack) => attack.file).toSorted()).toEqual(readdirSync(programs).toSorted());
});

test('file names that lead out of the folder are refused before the box is touched', async () => {
  for (const name of ['../x', '/etc/passwd', 'a/b', '.', '..', '', 'a\0b', 'x'.repeat(256)])
    await expect(runIn(lane, ['/bin/true'], { files: { [name]: '' } }), `the name ${name}`).rejects.toThrow(
      'plain, different names',
    );
  expect((await runIn(lane, ['/bin/ls'], { files: { '-rf *; $(id) "\n': '' } })).end).toEqual({ by: 'exit', code: 0 });
});

test('links in a folder that is kept lead the judge nowhere: the files of the host stay as they are', async () => {
  const facts = () => {
    const { uid, gid, mode, size, mtimeMs, ctimeMs } = lstatSync('/etc/passwd');
    return { uid, gid, mode, size, mtimeMs, ctimeMs };
  };
  const before = facts();
  const links =
    'import os\nfor name in ("main.py", "a.out", "honest", "output"):\n os.path.lexists(name) and os.unlink(name)\n os.symlink("/etc/passwd", name)';
  expect((await python(lane, links, { keep: true })).end).toEqual({ by: 'exit', code: 0 });
  const sealed = await runIn(lane, ['/bin/cat', '/box/output'], { box: 'sealed' });
  expect(sealed.text).toMatch(/^root:x:0:0::\/:\/bin\/false\nbox:/); // the box's own, not the host's
  await lane.release();
  expect(facts()).toEqual(before);
});
