import type { EraseUser, UserColumns } from './erasure.ts';

/** What a feature is to the house. It stands in the feature's `feature.ts`; `server/features.ts` lists them. */
export type Feature = {
  /** Its folder below `server/features/`: area and noun. */
  name: string;
  /** The tables that only its own stores write. */
  tables?: readonly string[];
  /** Which columns of its tables name a user, and what becomes of their rows when the account is deleted. */
  userColumns?: UserColumns;
  /** What it erases of a user beside those rows. */
  eraseUser?: EraseUser;
};

export const defineFeature = (feature: Feature): Feature => feature;
