import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectLanguages, type Languages } from '../languages/detect.ts';
import { type Ledger, openLedger } from '../ledger/ledger.ts';
import { judgeDigest } from '../ledger/source-digest.ts';
import { kernel, toolchain } from '../ledger/toolchain.ts';
import { readEnv } from '../platform/env.ts';
import { openTestSandbox, python, runIn } from '../sandbox/_boxes.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { contained, HONEST } from './_contained.ts';
import { type Attack, attacks } from './attacks.ts';
import { remainsOf } from './remains.ts';
import { programs } from './strike.ts';

let sandbox: Sandbox;
let lane: Lane;
let neighbour: Lane;
let languages: Languages;
let ledger: Ledger;
const anew = readEnv().judgeAll;
const seen: string[] = [];
let unchanged = 0;
beforeAll(async () => {
  // A program that waits for its run would be taken for one that was left behind.
  sandbox = await openTestSandbox(2, { linesAhead: 0 });
  [lane, neighbour] = sandbox.lanes as [Lane, Lane];
  languages = await detectLanguages(lane);
  await runIn(neighbour, ['/usr/bin/gcc', '-O1', '-o', 'honest', 'honest.c'], {
    files: { 'honest.c': HONEST },
    keep: true,
  });
  const { text: gcc } = await runIn(lane, ['/usr/bin/gcc', '-dumpfullversion']);
  const file = join(import.meta.dirname, '../ledger/attacks.txt');
  const names = attacks.map((attack) => attack.file);
  ledger = openLedger(file, names, {
    judge: judgeDigest(['runner/attacks/_contained.ts']),
    // What contains an attack is the kernel.
    toolchain: toolchain(languages, `gcc ${gcc.trim()}`, kernel()),
  });
});
afterAll(async () => {
  await sandbox.close();
  ledger.save();
  console.log(`${unchanged} attacks unchanged since they were contained, ${seen.length} contained: ${seen.join(', ')}`);
});

/** What is asked of an attack, and its program. */
const contentOf = (attack: Attack): string =>
  JSON.stringify([attack, readFileSync(join(programs, attack.file), 'utf8')]);

test.for(attacks)('$number $file: $answers', async (attack, { skip }) => {
  const content = contentOf(attack);
  if (!anew && ledger.vouches(attack.file, content)) {
    unchanged++;
    skip('unchanged since it was contained');
  }
  ledger.drop(attack.file);
  const verdict = await contained(attack, { lane, neighbour, languages, firstUid: sandbox.firstUid });
  ledger.add(attack.file, content);
  seen.push(`${attack.file} ${verdict}`);
});

test('what is left behind is found among the processes of the machine', async () => {
  const running = python(lane, 'import time; time.sleep(4)');
  await expect
    .poll(() => remainsOf(neighbour, sandbox.firstUid), { timeout: 120_000 })
    .toEqual([expect.stringMatching(/^process \d+ lives$/)]);
  expect((await running).limit).toBeNull();
});

test('every program of the folder is in the list', () => {
  expect(attacks.map((attack) => attack.file).toSorted()).toEqual(readdirSync(programs).toSorted());
});

test('file names that lead out of the folder are refused before the box is touched', async () => {
  for (const name of [
    '../x',
    '/etc/passwd',
    'a/../../x',
    'a/..',
    'a//b',
    './a',
    'a/',
    '.',
    '..',
    '',
    'a\0b',
    'x'.repeat(256),
  ])
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
