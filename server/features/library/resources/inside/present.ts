import type { InsideHit } from '@devorbit/contract/library/resources-inside.ts';
import { begins, markWords, readHeadline, withEllipses, withoutSeams } from '../../../../platform/search-text/marks.ts';
import type { Excerpt } from './store.ts';

/** A page that answers the question, with its words marked. */
export const presentHit = (
  { page, label, ocr, excerpt, starts, ends }: Excerpt,
  words: readonly string[],
): InsideHit => {
  const { text, marks } = withEllipses(
    markWords(readHeadline(withoutSeams(excerpt)), [...words], begins),
    !starts,
    !ends,
  );
  return { page, label, ocr, excerpt: text, excerpt_marks: marks };
};
