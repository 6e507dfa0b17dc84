import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { childrensSeconds, spawnTimed } from './spawn-timed.ts';

test('the processor time of children is read from what the shell says', () => {
  expect(childrensSeconds('0m0.00s 0m0.00s\n1m2.50s 0m0.25s\n')).toBe(62.75);
  expect(childrensSeconds('')).toBe(0);
});

test('a program keeps its output and its exit code, and the work of its children is counted', async () => {
  const busy = 'const end = performance.now() + 400; while (performance.now() < end);';
  const run = `console.log('words'); require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`;
  const child = spawnTimed(process.execPath, ['-e', run], { cwd: tmpdir(), env: process.env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  const { code, cpuSeconds } = await child.ended;
  expect([code, output]).toEqual([3, 'words\n']);
  expect(cpuSeconds).toBeGreaterThan(0.03);
});
