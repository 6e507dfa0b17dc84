import { randomUUID } from 'node:crypto';
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

/** Where `npm run check:s3` has OpenStack Swift, which speaks S3; what it calls a container is a bucket. */
const SWIFT = process.env['CHECK_S3_SWIFT'];
const SWIFT_USER = { name: 'check:tester', key: 'secret' };

async function openSwift(endpoint: string): Promise<S3> {
  // It is large, and of use to one command.
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const bucket = `files-${randomUUID()}`;
  const client = new S3Client({
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: SWIFT_USER.name, secretAccessKey: SWIFT_USER.key },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    env: {
      BLOBS_URL: `s3://${bucket}?endpoint=${endpoint}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: SWIFT_USER.name,
      AWS_SECRET_ACCESS_KEY: SWIFT_USER.key,
    },
    folder: '',
    close: async () => client.destroy(),
  };
}

/** A fake of S3 on loopback with one empty bucket; in `npm run check:s3` a real one. */
export async function openS3(): Promise<S3> {
  if (SWIFT !== undefined) return openSwift(SWIFT);
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
