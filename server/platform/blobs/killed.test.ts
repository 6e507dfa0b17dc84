import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { afterEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from './_stores.ts';
import type { Blob } from './blob-store.ts';

const SIZE = 4 * 1024 * 1024;
const program = fileURLToPath(new URL('_unfinished-put.ts', import.meta.url));

let opened: TestStore;
afterEach(() => opened.close());

test.each(['disk', 's3'] as const)('kill -9 in the middle of a put to %s leaves nothing half', async (kind) => {
  opened = await openTestStore(kind);
  const { store, settings, dataDir } = opened;
  const incoming = join(dataDir, 'blobs/incoming');
  const child = spawn(process.execPath, [program, JSON.stringify(settings), String(SIZE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const written = async () => {
    const [name] = await readdir(incoming);
    return name && (await stat(join(incoming, name))).size === SIZE / 2;
  };
  await eventually(written);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const listed: Blob[] = [];
  for await (const blob of store.list()) listed.push(blob);
  expect(listed).toEqual([]);
  for (const bytes of [SIZE, SIZE / 2])
    expect(await store.has(createHash('sha256').update(Buffer.alloc(bytes, 'x')).digest('hex'))).toBe(false);
  const hour = 60 * 60 * 1000;
  expect(await store.removeUnfinished(new Date(Date.now() - hour))).toBe(0);
  expect(await readdir(incoming)).toHaveLength(1);
  expect(await store.removeUnfinished(new Date(Date.now() + hour))).toBe(1);
  expect(await readdir(incoming)).toEqual([]);
});
