import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type S3 = {
  /** What makes a server keep its files there. */
  env: { BLOBS_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Its own files, for tests that look into it or break something. */
  folder: string;
  close(): Promise<void>;
};

/** A fake of S3 on loopback with one empty bucket. */
export async function openS3(): Promise<S3> {
  const folder = await mkdtemp(join(tmpdir(), 'devorbit-s3-'));
  const configureBuckets = [{ name: 'files', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
  const { port } = await server.run();
  return {
    env: {
      BLOBS_URL: `s3://files?endpoint=http://127.0.0.1:${port}&region=us-east-1`,
      // The only ones that the fake knows.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
