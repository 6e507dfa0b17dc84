import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { supervise } from './processes.ts';

test('a program that refuses to start says why, and is not started again', async () => {
  const said: string[] = [];
  const sentence = 'The files are "elsewhere".';
  const line = JSON.stringify({ refused: sentence });
  const service = supervise(
    { name: 'server', args: ['-e', `console.log(${JSON.stringify(line)}); process.exitCode = 1`], env: {} },
    (words) => said.push(words),
    () => false,
  );
  await expect(service.port).rejects.toThrow(sentence);
  await sleep(1_000);
  expect(said).toEqual([]);
  await service.stop();
});

test('a program that ends without a word is started again', async () => {
  const said: string[] = [];
  const service = supervise(
    { name: 'server', args: ['-e', 'process.exitCode = 1'], env: {} },
    (words) => said.push(words),
    () => false,
  );
  await expect.poll(() => said, { timeout: 120_000 }).toContain('The server ended (1); it starts again in 0.5 s.');
  await service.stop();
});
