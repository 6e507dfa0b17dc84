import {
  acceptCompletion,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
  selectedCompletion,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  deleteTrailingWhitespace,
  historyKeymap,
  indentLess,
  indentMore,
  insertNewlineAndIndent,
  lineComment,
  lineUncomment,
  selectLine,
  selectParentSyntax,
  toggleTabFocusMode,
} from '@codemirror/commands';
import { foldAll, foldKeymap, getIndentUnit, indentString, unfoldAll } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { gotoLine, openSearchPanel, searchKeymap, selectSelectionMatches } from '@codemirror/search';
import { countColumn, EditorSelection, type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view';
import type { EditorSettings } from './editor-settings.ts';

/** Spaces up to the next stop; a selection of several characters is indented by its lines. */
const tab: Command = (view) => {
  const { state } = view;
  if (state.readOnly) return false;
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore(view);
  const unit = getIndentUnit(state);
  const change = state.changeByRange(({ head }) => {
    const line = state.doc.lineAt(head);
    const column = countColumn(line.text, state.tabSize, head - line.from);
    const insert = indentString(state, unit - (column % unit));
    return { changes: { from: head, insert }, range: EditorSelection.cursor(head + insert.length) };
  });
  view.dispatch(change, { scrollIntoView: true, userEvent: 'input.indent' });
  return true;
};

/** Enter after a word that is typed out already breaks the line: there is nothing to complete. */
const enterAfterWholeWord: Command = (view) => {
  const chosen = completionStatus(view.state) === 'active' && selectedCompletion(view.state);
  if (!chosen) return false;
  const { head } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(0, head - chosen.label.length - 1), head);
  if (before.endsWith(chosen.label) && !/^\w/.test(before.slice(0, -chosen.label.length))) closeCompletion(view);
  return false;
};

/** The keys of VS Code that CodeMirror has under others, or not at all. */
const standard: readonly KeyBinding[] = [
  { key: 'Enter', run: enterAfterWholeWord },
  { key: 'Tab', run: acceptCompletion },
  { key: 'Tab', run: tab, shift: indentLess },
  { key: 'Ctrl-g', run: gotoLine, preventDefault: true },
  { key: 'Mod-h', mac: 'Mod-Alt-f', run: openSearchPanel, preventDefault: true },
  { key: 'Mod-l', run: selectLine, preventDefault: true },
  { key: 'Mod-F2', run: selectSelectionMatches, preventDefault: true },
  { key: 'Shift-Alt-ArrowRight', mac: 'Ctrl-Shift-Cmd-ArrowRight', run: selectParentSyntax },
  { key: 'Mod-k Mod-c', run: lineComment, preventDefault: true },
  { key: 'Mod-k Mod-u', run: lineUncomment, preventDefault: true },
  { key: 'Mod-k Mod-x', run: deleteTrailingWhitespace, preventDefault: true },
  { key: 'Mod-k Mod-0', run: foldAll, preventDefault: true },
  { key: 'Mod-k Mod-j', run: unfoldAll, preventDefault: true },
];

const common: readonly KeyBinding[] = [
  ...closeBracketsKeymap,
  ...completionKeymap,
  ...searchKeymap,
  ...historyKeymap,
  ...foldKeymap,
  ...lintKeymap,
  ...defaultKeymap,
];

/** Of every key map, behind what it says itself. */
export const commonKeys: Extension = keymap.of(common);

/** All that are there where no other key map was chosen, the first ones first. */
export const bindings: readonly KeyBinding[] = [...standard, ...common];

/** Before the keys of Vim and Emacs, which have other uses for them: Control M lets Tab out, Enter indents. */
const kept = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event, view) =>
      event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey && event.key === 'm'
        ? toggleTabFocusMode(view)
        : false,
  }),
);
const enterIndents = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event, view) =>
      event.key === 'Enter' && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing
        ? acceptCompletion(view) || insertNewlineAndIndent(view)
        : false,
  }),
);

/** Key maps by their setting, fetched when they are first chosen; each stands before everything else that hears keys. */
export const keyMaps: Record<EditorSettings['keys'], () => Promise<Extension> | Extension> = {
  standard: () => keymap.of(standard),
  vim: async () => [kept, Prec.high((await import('@replit/codemirror-vim')).vim({ status: true }))],
  emacs: async () => [kept, enterIndents, Prec.high((await import('@replit/codemirror-emacs')).emacs())],
};
