import type { DraftFormat } from '@devorbit/content-reader/authoring/draft-archive.ts';
import type { Rights } from '@devorbit/content-reader/packages/imported-problem.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';

/** What a worker is asked. `judging` is a packed judging package with its digest. */
export type ReadTask = { kind: 'read'; bytes: Uint8Array; difficulty: Difficulty };
export type WriteTask = {
  kind: 'write';
  draft: AuthoredDraft;
  judging: Uint8Array;
  digest: string;
  format: DraftFormat;
  rights: Rights | null;
  /** The statement, where it is a PDF. */
  pdf?: Uint8Array;
};

export type ReadPackage = { kind: 'read'; draft: AuthoredDraft; notes: string[]; pdf?: Uint8Array };
export type WrittenPackage = { kind: 'written'; name: string; bytes: Uint8Array };

/** What it answers; a fault is the package's, in a sentence. */
export type PackageAnswer = ReadPackage | WrittenPackage | { kind: 'fault'; sentence: string };
