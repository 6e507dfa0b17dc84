import { counted } from '../../../platform/format/plurals.ts';

export const SEARCH = 'Search';
export const SEARCH_FOR = 'Pages, problems, people…';
export const SEARCHING = 'Searching…';
export const FAILED = 'Search isn’t available right now.';
export const TRY_AGAIN = 'Try again';

export const resultsIn = (count: number): string => (count === 0 ? 'No results' : counted(count, 'result'));
export const nothingFor = (question: string): string => `No results for “${question}”`;
export const nearTo = (question: string): string => `No exact matches for “${question}”. Showing the closest results.`;
export const allResultsFor = (question: string): string => `All results for “${question}”`;
