import type { Platform } from '../../../../feature.ts';
import { sweepBlobs } from '../../../../platform/blobs/sweep.ts';

/** Deletes the files that no feature's rows have referred to for a day, and what was half received. Answers how many. */
export const sweepFiles = ({ database, clock, blobStore: store, features }: Platform): Promise<number> =>
  sweepBlobs({ database, clock, store, references: features.flatMap(({ blobs = [] }) => blobs) });
