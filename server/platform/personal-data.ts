import type { Readable } from 'node:stream';
import type { Blobs } from './blobs/blobs.ts';
import type { Database } from './database.ts';

/**
 * What a feature keeps of a user, as an export of the account gives it: by the name of a file, a query for its rows. Its one
 * parameter `$1` is the account's id; it is ordered by what no two rows share, and ends there: it is asked page by page.
 * Of other people, and of what is still secret to the user, it selects nothing.
 */
export type PersonalData = Readonly<Record<string, string>>;

/** A file of an export: its path in the archive, and its bytes. */
export type ExportedFile = { path: string; bytes: Buffer | Readable };

/** Files of a user that an export holds beside the rows. Made one after the other, as they are taken. */
export type ExportUser = (
  platform: { database: Database; blobs: Blobs },
  user: { id: number },
) => AsyncIterable<ExportedFile>;

/** All that an export of an account holds. */
export type AccountExport = { rows: readonly (readonly [name: string, sql: string])[]; files: readonly ExportUser[] };

/** What all features declare, by the names of the files. */
export const accountExportOf = (
  features: readonly { personalData?: PersonalData; exportUser?: ExportUser }[],
): AccountExport => ({
  rows: features
    .flatMap(({ personalData = {} }) => Object.entries(personalData))
    .toSorted(([a], [b]) => a.localeCompare(b)),
  files: features.flatMap(({ exportUser }) => exportUser ?? []),
});
