import type { SearchKind } from '@devorbit/contract/site/search.ts';

/** Something that can be found. */
export type SearchEntry = {
  /** Names it within its kind. */
  ref: string;
  title: string;
  /** Shown beside the title. */
  note?: string;
  /** Further names, which are found and never shown. */
  keywords?: string;
  /** Plain text. */
  body?: string;
  /** A path of the web app. */
  link: string;
  /** Found by who is signed in only. */
  members?: boolean;
};

/** All there is of a kind: what is not among `entries` is found no longer. */
export type SearchSource = { kind: SearchKind; entries: SearchEntry[] };
