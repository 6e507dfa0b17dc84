import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';

export type BlobSettings = Pick<
  Env,
  'DATA_DIR' | 'BLOBS_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

/** Where files are kept: below the data folder, in the folder of a `file:` address, or in a bucket. Opens no connection. */
export async function openBlobStore(settings: BlobSettings): Promise<BlobStore> {
  const own = resolve(settings.DATA_DIR, 'blobs');
  if (settings.BLOBS_URL === undefined) return createDiskStore(own);
  const url = new URL(settings.BLOBS_URL);
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url));
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    credentials: { accessKeyId, secretAccessKey, sessionToken: settings.AWS_SESSION_TOKEN },
    incoming: join(own, 'incoming'),
  });
}
