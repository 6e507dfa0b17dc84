import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** What each of the three editors takes. A new `language` starts a new document, so that undo never crosses languages. */
export type EditorProps = {
  value: string;
  /** What the person has typed; not called for a new `value`. */
  onChange: (value: string) => void;
  language: PracticeLanguage;
  /** Accessible name. */
  label: string;
};
