import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { grammars } from './grammars.ts';

/** The editor's own chunk, asked for once. */
export const fetchEditor = () => import('./codemirror-editor.tsx');

/** Fetches the editor, and the grammar that it will probably need, ahead of its place on the page. A failure is the editor's to tell. */
export function preloadEditor(language?: PracticeLanguage): void {
  void fetchEditor().catch(() => undefined);
  if (language) void grammars[language]().catch(() => undefined);
}
