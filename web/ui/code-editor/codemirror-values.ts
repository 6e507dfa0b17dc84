import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap, type Tooltip } from '@codemirror/view';
import { isStopMoved } from './codemirror-breakpoints.ts';
import { closeHover, describeName } from './codemirror-hover.ts';
import { expressionAt } from './expression-at.ts';

/** What an expression is where a program has stopped; null where that is not known. */
export type ValueReader = (expression: string) => Promise<string | null>;

const IN_WORDS = /string|comment/i;

/** The name at a place with what leads to it; null where there is none. */
function pointedAt(state: EditorState, place: number): { from: number; to: number; expression: string } | null {
  const { from, text } = state.doc.lineAt(place);
  const found = expressionAt(text, place - from) ?? expressionAt(text, place - from - 1);
  if (found === null || IN_WORDS.test(syntaxTree(state).resolveInner(from + found.from, 1).name)) return null;
  return { from: from + found.from, to: from + found.to, expression: text.slice(found.from, found.to) };
}

const told =
  (read: ValueReader) =>
  async (view: EditorView, place: number): Promise<Tooltip | null> => {
    const pointed = pointedAt(view.state, place);
    if (pointed === null) return null;
    const { from, to, expression } = pointed;
    const value = await read(expression);
    if (value === null) return null;
    return {
      pos: from,
      end: to,
      above: true,
      create() {
        const dom = document.createElement('div');
        dom.className = 'cm-valueTooltip';
        dom.textContent = `${expression} = ${value}`;
        return { dom };
      },
    };
  };

/** Values of names that a pointer rests on, or that the keys ask for, while a program has stopped. */
export const valueHover = (read: ValueReader): Extension => [
  hoverTooltip(told(read), { hideOn: (transaction) => transaction.docChanged || isStopMoved(transaction) }),
  Prec.high(
    keymap.of([
      { key: 'Mod-k Mod-i', run: describeName, preventDefault: true },
      { key: 'Escape', run: closeHover },
    ]),
  ),
];
