import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { z } from 'zod';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** The bytes of a draft in the database. */
export const packDraft = (draft: AuthoredDraft): Promise<Buffer> => zip(JSON.stringify(draft));

/**
 * A draft as it is kept. Texts that were taken before `humanText` ruled them lose what it refuses, so that their author can
 * go on. Throws where the bytes are no draft.
 */
export async function unpackDraft(bytes: Buffer): Promise<AuthoredDraft> {
  const stored: unknown = JSON.parse((await unzip(bytes)).toString());
  const known = AuthoredDraft.safeParse(stored);
  if (known.success) return known.data;
  for (const issue of known.error.issues) mend(stored, issue);
  return AuthoredDraft.parse(stored);
}

function mend(draft: unknown, issue: z.core.$ZodIssue): void {
  const name = issue.path.at(-1);
  const holder = issue.path.slice(0, -1).reduce<unknown>((value, key) => (value as never)?.[key], draft);
  const text: unknown = name === undefined ? undefined : (holder as never)?.[name];
  if (name === undefined || typeof text !== 'string') return;
  const seen = text.toWellFormed().replaceAll(/(?![\n\t\u200c\u200d])\p{C}/gu, '');
  const most = issue.code === 'too_big' ? Number(issue.maximum) : Infinity;
  const line = /one line/.test(issue.message) ? seen.replaceAll(/\s+/g, ' ') : seen;
  (holder as Record<PropertyKey, string>)[name] = Array.from(line).slice(0, most).join('');
}
