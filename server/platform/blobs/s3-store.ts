import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type BlobStore, checkDigest, isDigest } from './blob-store.ts';
import { createParts } from './parts.ts';
import { receive, removeOlder } from './receive.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Another service than Amazon's; its buckets are then named in the path. */
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined };
  /** Where files lie on this machine until all of them has come and their digest is known. */
  incoming: string;
};

const PREFIX = 'blobs/';
const ID_KEY = 'store-id';

const keyOf = (digest: string): string => PREFIX + checkDigest(digest);

/** What `work` answers, or null where there is no such object. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** A bucket of S3 or of anything that speaks it. An object comes into being whole or not at all. */
export function createS3Store({ bucket, region, endpoint, credentials, incoming }: S3Settings): BlobStore {
  const { sessionToken, ...keys } = credentials;
  const client = new S3Client({
    region,
    credentials: sessionToken === undefined ? keys : { ...keys, sessionToken },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // By default the SDK wraps uploads in checksums that other services refuse, or keep as if they were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 120_000 },
  });
  const named = (Key: string) => ({ Bucket: bucket, Key });
  const sizeOf = async (Key: string): Promise<number | null> =>
    (await unlessMissing(client.send(new HeadObjectCommand(named(Key)))))?.ContentLength ?? null;

  async function* list() {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX }))
      for (const { Key = '', Size = 0 } of Contents) {
        const digest = Key.slice(PREFIX.length);
        if (isDigest(digest)) yield { digest, size: Size };
      }
  }

  return {
    place: `s3://${bucket}`,
    put: (stream, { max, admit }) =>
      receive(stream, { folder: incoming, max }, async ({ path, ...blob }) => {
        await admit?.(blob);
        const key = keyOf(blob.digest);
        const Body = createReadStream(path);
        try {
          await client.send(new PutObjectCommand({ ...named(key), Body, ContentLength: blob.size }));
        } finally {
          Body.destroy();
        }
        const kept = await sizeOf(key);
        if (kept !== blob.size) throw new Error(`The bucket kept ${kept} of ${blob.size} bytes`);
      }),
    async open(digest, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await unlessMissing(client.send(new GetObjectCommand({ ...named(keyOf(digest)), Range })));
      return (found?.Body as Readable | undefined) ?? null;
    },
    has: async (digest) => (await sizeOf(keyOf(digest))) !== null,
    delete: async (digest) => void (await client.send(new DeleteObjectCommand(named(keyOf(digest))))),
    list,
    room: async () => null,
    async readId() {
      const found = await unlessMissing(client.send(new GetObjectCommand(named(ID_KEY))));
      return (await found?.Body?.transformToString())?.trim() ?? null;
    },
    writeId: async (id) => void (await client.send(new PutObjectCommand({ ...named(ID_KEY), Body: `${id}\n` }))),
    parts: createParts(incoming),
    removeUnfinished: (before) => removeOlder(incoming, before),
  };
}
