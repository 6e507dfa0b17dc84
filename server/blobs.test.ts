import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBlobs } from './platform/blobs/blobs.ts';
import { openBlobStore } from './platform/blobs/open-store.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const program = fileURLToPath(new URL('blobs.ts', import.meta.url));
const blobs = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { ...process.env, DATABASE_URL: house.databaseUrl, DATA_DIR: house.env.DATA_DIR };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

test('verify, copy and gc say what they found, and end with 1 for a fault', async () => {
  const store = createBlobs(house, await openBlobStore(house.env));
  const put = (text: string) => store.put(Readable.from([Buffer.from(text)]), { max: 100 });
  const { digest } = await put('one');
  await put('two');
  expect(await blobs('verify')).toEqual({ code: 0, said: '2 files whole, 0 missing, 0 damaged.\n' });

  await writeFile(join(house.env.DATA_DIR, 'blobs', digest.slice(0, 2), digest.slice(2, 4), digest), 'One');
  expect(await blobs('verify')).toEqual({
    code: 1,
    said: `Damaged: ${digest}\n1 file whole, 0 missing, 1 damaged.\n`,
  });
  const folder = join(house.env.DATA_DIR, 'copy');
  expect(await blobs('copy', folder)).toEqual({
    code: 1,
    said: `Damaged: ${digest}\n1 file copied, 0 there before. Stop the servers, copy once more, and start with BLOBS_URL=file://${folder}\n`,
  });
  expect(await readdir(folder)).toContain('store-id');

  await house.database.raw("update blobs set unreferenced_since = now() - interval '25 hours'");
  expect(await blobs('gc')).toEqual({ code: 0, said: '2 files deleted.\n' });
});

test.each([[[]], [['copy']], [['verify', 'x']]])('%j is told how to ask', async (args) => {
  const { code, said } = await blobs(...args);
  expect(code).toBe(2);
  expect(said).toContain('npm run -s blobs verify');
});
