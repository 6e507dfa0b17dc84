import {
  autocompletion,
  closeBrackets,
  type CompletionSource,
  completeAnyWord,
  ifNotIn,
} from '@codemirror/autocomplete';
import { history } from '@codemirror/commands';
import { bracketMatching, foldGutter, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { indentationMarkers } from '@replit/codemirror-indentation-markers';
import { commonKeys } from './codemirror-keys.ts';
import { marking } from './codemirror-marks.ts';
import { pageTheme } from './codemirror-theme.ts';
import type { EditorSettings } from './editor-settings.ts';

/** Words of the code, without a kind, so that those that the language's own source knows as well stand there once. */
const words: CompletionSource = async (context) => {
  const found = await completeAnyWord(context);
  return found && { ...found, options: found.options.map(({ label }) => ({ label })) };
};

const nowhere = ['Comment', 'LineComment', 'BlockComment', 'String', 'StringLiteral', 'TemplateString', 'FormatString'];
const completing = [{ autocomplete: ifNotIn(nowhere, words) }];

/** What the editor can do in every language and with all settings. */
export const setup: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  foldGutter(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false }),
  EditorState.languageData.of(() => completing),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  indentationMarkers({
    thickness: 1,
    colors: {
      light: 'var(--line)',
      dark: 'var(--line)',
      activeLight: 'var(--line-strong)',
      activeDark: 'var(--line-strong)',
    },
  }),
  marking,
  pageTheme,
  commonKeys,
];

/** What follows the settings at once, and needs nothing to be fetched. */
export const setting = ({ tab, wrap }: EditorSettings): Extension => [
  EditorState.tabSize.of(tab),
  indentUnit.of(' '.repeat(tab)),
  wrap ? EditorView.lineWrapping : [],
];
