import type { Extension } from '@codemirror/state';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** The grammar of a language, fetched when it is first used. */
export const grammars: Record<PracticeLanguage, () => Promise<Extension>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
};
