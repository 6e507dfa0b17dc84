import { lastOpened } from '@devorbit/contract/learning/progress-marks.ts';
import type { Kept } from '../progress/model.ts';

/** What the specification keeps in the browser, under its key; what the merge needs beside it lies under another. */
export const RECORD_KEY = 'frontendLearningProgress';

export type Accessed = { frameworkId: string; categoryId: string; moduleId: string };
export type LearningRecord = {
  completedModules: string[];
  completedLessons: string[];
  /** Ids of certificates. */
  certificates: string[];
  lastAccessed: Partial<Accessed>;
  bookmarks: string[];
  /** By the id of the module. */
  notes: Record<string, string>;
};
export const emptyRecord: LearningRecord = {
  completedModules: [],
  completedLessons: [],
  certificates: [],
  lastAccessed: {},
  bookmarks: [],
  notes: {},
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Whatever was stored, as far as it can be used. */
export function readRecord(stored: unknown): LearningRecord {
  if (typeof stored !== 'object' || stored === null) return emptyRecord;
  const given = stored as Partial<Record<keyof LearningRecord, unknown>>;
  const pairs = (value: unknown): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      : [];
  return {
    completedModules: texts(given.completedModules),
    completedLessons: texts(given.completedLessons),
    certificates: texts(given.certificates),
    lastAccessed: Object.fromEntries(
      pairs(given.lastAccessed).filter(([key]) => ['frameworkId', 'categoryId', 'moduleId'].includes(key)),
    ),
    bookmarks: texts(given.bookmarks),
    notes: Object.fromEntries(pairs(given.notes)),
  };
}

/** A place as the record names it. */
export const accessedAt = ([frameworkId, categoryId, moduleId]: readonly string[]): Partial<Accessed> => ({
  ...(frameworkId === undefined ? {} : { frameworkId }),
  ...(categoryId === undefined ? {} : { categoryId }),
  ...(moduleId === undefined ? {} : { moduleId }),
});

/** The record with what the marks of progress say: they are what is merged with the server. */
export function withMarks(record: LearningRecord, { marks }: Kept): LearningRecord {
  const done = (prefix: string): string[] =>
    Object.values(marks)
      .flatMap(({ item, state }) => (state === 'done' && item.startsWith(prefix) ? [item.slice(prefix.length)] : []))
      .toSorted();
  const opened = lastOpened(Object.values(marks));
  return {
    ...record,
    // A browser whose record is older than its marks keeps what that says.
    lastAccessed: opened.length > 0 ? accessedAt(opened) : record.lastAccessed,
    completedModules: done('module/'),
    completedLessons: done('lesson/'),
    bookmarks: done('bookmark/'),
  };
}
