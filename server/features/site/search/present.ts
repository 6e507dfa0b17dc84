import type { SearchResult } from '@devorbit/contract/site/search.ts';
import {
  begins,
  markWords,
  readHeadline,
  tidy,
  withEllipses,
  withoutSeams,
} from '../../../platform/search-text/marks.ts';
import { resembles } from './nearness.ts';

type Found = Omit<SearchResult, 'title_marks' | 'excerpt_marks'> & { starts: boolean; ends: boolean };

/** A row as a result: the database's headlines as texts with the places that answer the question. */
export function presentResult(
  { starts, ends, ...row }: Found,
  { words, approximate }: { words: string[]; approximate: boolean },
): SearchResult {
  const fits = approximate ? resembles : begins;
  const title = markWords(readHeadline(withoutSeams(row.title)), words, fits);
  const excerpt = withEllipses(markWords(tidy(readHeadline(withoutSeams(row.excerpt))), words, fits), !starts, !ends);
  return {
    ...row,
    title: title.text,
    title_marks: title.marks,
    excerpt: excerpt.text,
    excerpt_marks: excerpt.marks,
  };
}
