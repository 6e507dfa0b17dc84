/** What a feature is to the house. It stands in the feature's `feature.ts`; `server/features.ts` lists them. */
export type Feature = {
  /** Its folder below `server/features/`: area and noun. */
  name: string;
  /** The tables that only its own stores write. */
  tables?: readonly string[];
};

export const defineFeature = (feature: Feature): Feature => feature;
