import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AuthoredDraft } from '@devorbit/contract/authoring.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** The bytes of a draft in the database. A half of a character, which no JSON value of PostgreSQL may hold, becomes U+FFFD. */
export const packDraft = (draft: AuthoredDraft): Promise<Buffer> =>
  zip(JSON.stringify(draft, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)));

/** Throws where the bytes are no draft. */
export const unpackDraft = async (bytes: Buffer): Promise<AuthoredDraft> =>
  AuthoredDraft.parse(JSON.parse((await unzip(bytes)).toString()));
