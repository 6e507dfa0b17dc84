import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** What is to be said about a line, counted from 1. One that the code does not have is left out. */
export type LineMark = { line: number; message: string };

export type Severity = 'error' | 'warning' | 'hint';

/** What is to be said about a place, lines and columns counted from 1; `endColumn` stands behind the last one. */
export type PlaceMark = LineMark & {
  severity: Severity;
  column: number | null;
  endColumn: number | null;
  /** Found while one types: it is underlined, and no more. */
  isQuiet?: boolean;
};

/** A line to go to, counted from 1, the last one where there are fewer. `at` tells one wish from the next, such as by its time. */
export type GoTo = { line: number; column?: number | null; at: number };

/** What an editor takes. A new `language` starts a new document, so that undo never crosses languages. */
export type EditorProps = {
  value: string;
  /** What the person has typed; not called for a new `value`. */
  onChange: (value: string) => void;
  language: PracticeLanguage;
  /** Accessible name. */
  label: string;
  /** Shown in the gutter, as a tint, and as words behind the line; they move with their lines until there are others. */
  marks?: readonly LineMark[] | undefined;
  /** Moves caret and focus to a line, once for each wish. */
  goTo?: GoTo | null | undefined;
};
