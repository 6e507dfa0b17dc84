import type { BlobReference } from './blobs/sweep.ts';

/** What a feature is to the house. It stands in the feature's `feature.ts`; `server/features.ts` lists them. */
export type Feature = {
  /** Its folder below `server/features/`: area and noun. */
  name: string;
  /** The tables that only its own stores write. */
  tables?: readonly string[];
  /** The columns of its tables that refer to blobs: what stands in none is swept. */
  blobs?: readonly BlobReference[];
};

export const defineFeature = (feature: Feature): Feature => feature;
