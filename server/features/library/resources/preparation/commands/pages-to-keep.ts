import { withoutMarks } from '../../../../../platform/search-text/marks.ts';
import type { NewPage } from '../store.ts';

/** Each once, and without the signs that stand around what is found. */
export const pagesToKeep = (pages: readonly NewPage[]): NewPage[] =>
  [...new Map(pages.map((page) => [page.page, page])).values()].map((page) => ({
    ...page,
    label: withoutMarks(page.label),
    text: withoutMarks(page.text),
  }));
