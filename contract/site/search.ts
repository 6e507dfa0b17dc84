import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { searchKinds } from '../kinds.ts';
import { Mark } from '../mark.ts';
import { MAX_SEARCH_CHARS, MAX_SEARCH_PAGE } from './search-limits.ts';

/** What can be found; the order is that of filters and groups. */
export const SearchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchResult = z.object({
  kind: SearchKind,
  title: z.string(),
  title_marks: z.array(Mark),
  /** A short line beside the title: difficulty and tags of a problem, the username of a person; '' where there is none. */
  note: z.string(),
  /** Plain text, never markup. */
  excerpt: z.string(),
  excerpt_marks: z.array(Mark),
  /** A path of the web app. */
  link: z.string(),
  /** The higher the better, among the results of one question. */
  rank: z.number(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchPage = z.object({
  results: z.array(SearchResult),
  /** How many results there are of the kinds that were asked for; no more than 10,000 are counted. */
  total: z.number().int(),
  /** How many there are of each kind, whatever was asked for. */
  counts: z.record(SearchKind, z.number().int()),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Nothing holds the words as they were written: these are the ones nearest to them. */
  approximate: z.boolean(),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const searchSite = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Pages, help, problems, documents, people and universities that a question finds, the best first.',
  audience: 'anyone',
  query: z.object({
    q: z.string('Say what to search for').trim().min(1, 'Say what to search for').max(MAX_SEARCH_CHARS),
    kind: SearchKind.optional(),
    page: z.coerce.number().int().min(1).max(MAX_SEARCH_PAGE).default(1),
    page_size: z.coerce.number().int().min(1).max(50).default(20),
  }),
  replies: { 200: SearchPage },
});
