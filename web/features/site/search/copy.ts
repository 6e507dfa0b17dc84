import { counted } from '../../../platform/format/plurals.ts';

export const SEARCH = 'Search';
/** What the field asks for. */
export const SEARCH_FOR = 'Pages, problems, people …';
export const SEARCHING = 'Searching …';
export const FAILED = 'The search cannot be reached right now.';
export const TRY_AGAIN = 'Try again';

export const resultsIn = (count: number): string => (count === 0 ? 'No results' : counted(count, 'result'));
export const nothingFor = (question: string): string => `Nothing found for “${question}”`;
export const nearTo = (question: string): string =>
  `Nothing is written like “${question}”. This is what comes closest to it.`;
export const allResultsFor = (question: string): string => `All results for “${question}”`;
