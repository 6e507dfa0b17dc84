import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TERMINAL } from './terminal-line.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terminal-line-'));
  file = join(folder, 'code');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The code of a run whose debugger ends at once, with 0, while this is written later. */
async function codeOf(text: string | null, after: number): Promise<unknown> {
  const [shell = '', ...words] = TERMINAL;
  const run = spawn(shell, [...words, file, '/bin/true']);
  const ended = once(run, 'exit');
  await delay(after);
  if (text !== null) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return (await ended)[0];
}

test('a run ends as its program did, also where that is told after the debugger has gone', async () => {
  expect(await codeOf('2\n', 400)).toBe(2);
});

test.each(['', null])('where no code is told (%j) it is the debugger’s, and nobody waits for ever', async (text) => {
  expect(await codeOf(text, 100)).toBe(0);
});
