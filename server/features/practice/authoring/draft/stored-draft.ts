import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** The bytes of a draft in the database. */
export const packDraft = (draft: AuthoredDraft): Promise<Buffer> => zip(JSON.stringify(draft));

/** Throws where the bytes are no draft. */
export const unpackDraft = async (bytes: Buffer): Promise<AuthoredDraft> =>
  AuthoredDraft.parse(JSON.parse((await unzip(bytes)).toString()));
