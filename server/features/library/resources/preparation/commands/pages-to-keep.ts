import { MAX_PAGE_CHARS } from '@devorbit/contract/execution/documents.ts';
import { asSearched, withoutMarks } from '../../../../../platform/search-text/marks.ts';
import type { NewPage } from '../store.ts';

/** Each once, and its text as it is searched. */
export const pagesToKeep = (pages: readonly NewPage[]): NewPage[] =>
  [...new Map(pages.map((page) => [page.page, page])).values()].map((page) => ({
    ...page,
    label: withoutMarks(page.label),
    text: asSearched(page.text).slice(0, MAX_PAGE_CHARS).toWellFormed(),
  }));
