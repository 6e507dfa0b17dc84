import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openS3 } from '@devorbit/testkit/s3.ts';
import type { BlobStore } from './blob-store.ts';
import { type BlobSettings, openBlobStore } from './open-store.ts';

export type TestStore = { store: BlobStore; settings: BlobSettings; dataDir: string; close(): Promise<void> };

/** An empty store of that kind, as its settings open it. */
export async function openTestStore(kind: 'disk' | 's3'): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'devorbit-blobs-'));
  const s3 = kind === 's3' ? await openS3() : null;
  const settings = { DATA_DIR: dataDir, ...s3?.env };
  return {
    store: await openBlobStore(settings),
    settings,
    dataDir,
    async close() {
      await s3?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
