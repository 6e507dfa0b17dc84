import { startCompletion } from '@codemirror/autocomplete';
import {
  addCursorAbove,
  addCursorBelow,
  copyLineDown,
  copyLineUp,
  deleteLine,
  deleteTrailingWhitespace,
  moveLineDown,
  moveLineUp,
  redo,
  selectLine,
  selectParentSyntax,
  toggleBlockComment,
  toggleComment,
  toggleTabFocusMode,
  undo,
} from '@codemirror/commands';
import { foldAll, foldCode, unfoldAll, unfoldCode } from '@codemirror/language';
import { findNext, gotoLine, openSearchPanel, selectNextOccurrence, selectSelectionMatches } from '@codemirror/search';
import type { Command } from '@codemirror/view';
import { bindings } from './codemirror-keys.ts';
import { EDITOR_KEYS } from './editor-keys.ts';

/** What the list of keys names: commands, whose keys are those that are bound to them, and keys of our own. */
const NAMES: readonly (readonly [name: string, command: Command | string])[] = [
  ['Complete', startCompletion],
  ['What a function takes', EDITOR_KEYS.signature],
  ['Describe the name at the cursor', EDITOR_KEYS.describe],
  ['Go to definition', EDITOR_KEYS.definition],
  ['Find all uses', EDITOR_KEYS.uses],
  ['Rename everywhere', EDITOR_KEYS.rename],
  ['Find and replace', openSearchPanel],
  ['Find next', findNext],
  ['Go to line', gotoLine],
  ['Comment or uncomment', toggleComment],
  ['Block comment', toggleBlockComment],
  ['Select the next match', selectNextOccurrence],
  ['Select all matches', selectSelectionMatches],
  ['Add a cursor above', addCursorAbove],
  ['Add a cursor below', addCursorBelow],
  ['Select the line', selectLine],
  ['Expand the selection', selectParentSyntax],
  ['Move the line up', moveLineUp],
  ['Move the line down', moveLineDown],
  ['Copy the line up', copyLineUp],
  ['Copy the line down', copyLineDown],
  ['Delete the line', deleteLine],
  ['Delete trailing spaces', deleteTrailingWhitespace],
  ['Fold', foldCode],
  ['Unfold', unfoldCode],
  ['Fold all', foldAll],
  ['Unfold all', unfoldAll],
  ['Undo', undo],
  ['Redo', redo],
  ['Let Tab leave the editor', toggleTabFocusMode],
];

const named = new Set<unknown>(NAMES.map(([, what]) => what));

/** The keys of the editor as CodeMirror writes them, with what they do. Of several with the same keys the first has them. */
export function namedKeys(isMac: boolean): { name: string; keys: string[] }[] {
  const bound = new Map<string, { keys: string; run: unknown }>();
  for (const { run, key, mac } of bindings) {
    const keys = (isMac ? mac : undefined) ?? key;
    if (keys === undefined || !named.has(run)) continue;
    const pressed = keys.replaceAll('Mod-', isMac ? 'Cmd-' : 'Ctrl-');
    if (!bound.has(pressed)) bound.set(pressed, { keys, run });
  }
  return NAMES.map(([name, what]) => ({
    name,
    keys:
      typeof what === 'string' ? [what] : [...bound.values()].flatMap(({ keys, run }) => (run === what ? keys : [])),
  }));
}
