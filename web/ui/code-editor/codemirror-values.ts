import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { activateHover, type Command, hoverTooltip, keymap, type Tooltip } from '@codemirror/view';
import { isStopMoved } from './codemirror-breakpoints.ts';
import { closeHover } from './codemirror-hover.ts';
import { EDITOR_KEYS } from './editor-keys.ts';
import { expressionAt } from './expression-at.ts';

/** What an expression is where a program has stopped; null where that is not known. */
export type ValueReader = (expression: string) => Promise<string | null>;

const IN_WORDS = /string|comment/i;

type Pointed = { from: number; to: number; expression: string };

/** The name at a place with what leads to it; null where there is none. */
function pointedAt(state: EditorState, place: number): Pointed | null {
  const { from, text } = state.doc.lineAt(place);
  const found = expressionAt(text, place - from) ?? expressionAt(text, place - from - 1);
  if (found === null || IN_WORDS.test(syntaxTree(state).resolveInner(from + found.from, 1).name)) return null;
  return { from: from + found.from, to: from + found.to, expression: text.slice(found.from, found.to) };
}

const tooltip = ({ from, to, expression }: Pointed, value: string): Tooltip => ({
  pos: from,
  end: to,
  above: true,
  create() {
    const dom = document.createElement('div');
    dom.className = 'cm-valueTooltip';
    dom.textContent = `${expression} = ${value}`;
    return { dom };
  },
});

/** Values of names that a pointer rests on, or that the keys ask for, while a program has stopped. */
export function valueHover(read: ValueReader): Extension {
  /** What the keys have asked for and are answered. */
  let answered: Tooltip | null = null;
  const look = async (state: EditorState, place: number): Promise<Tooltip | null> => {
    const pointed = pointedAt(state, place);
    const value = pointed && (await read(pointed.expression));
    return pointed && value !== null ? tooltip(pointed, value) : null;
  };
  const hover = hoverTooltip((view, place) => answered ?? look(view.state, place), {
    hideOn: (transaction) => transaction.docChanged || isStopMoved(transaction),
  });
  // Whatever else happens in an editor ends the waiting for an answer, so that is waited for first.
  const describe: Command = (view) => {
    const { state } = view;
    const place = state.selection.main.head;
    void look(state, place).then((found) => {
      const { doc, selection } = view.state;
      if (found === null || doc !== state.doc || selection.main.head !== place) return;
      answered = found;
      activateHover(view, place, 1, {
        tooltip: hover,
        until: (transaction) => transaction.docChanged || transaction.selection !== undefined,
      });
      answered = null;
    });
    // A language server says what it knows as well.
    return false;
  };
  const keys = keymap.of([
    { key: EDITOR_KEYS.describe, run: describe, preventDefault: true },
    { key: 'Escape', run: closeHover },
  ]);
  return [hover, Prec.highest(keys)];
}
