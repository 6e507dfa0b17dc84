import { type Diagnostic, forEachDiagnostic, lintGutter, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint';
import { type EditorState, type Extension, type Range, StateField, type TransactionSpec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LineMark } from './editor-props.ts';

/** The message behind its line; one of several lines is cut there and whole in the tooltip. */
class Words extends WidgetType {
  readonly #message: string;

  constructor(message: string) {
    super();
    this.#message = message;
  }

  override eq(other: Words): boolean {
    return other.#message === this.#message;
  }

  override toDOM(): HTMLElement {
    const words = document.createElement('span');
    words.className = 'cm-markWords';
    words.textContent = this.#message.split('\n', 1)[0] ?? '';
    return words;
  }
}

const tint = Decoration.line({ class: 'cm-markedLine' });

const tints = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const set = transaction.effects.findLast((effect) => effect.is(setDiagnosticsEffect));
    if (!set) return lines.map(transaction.changes);
    const ranges = (set.value as readonly Diagnostic[]).flatMap(({ from, message, source }): Range<Decoration>[] => {
      // What is found while one types is underlined, and no more.
      if (source !== undefined) return [];
      const line = transaction.newDoc.lineAt(from);
      return [tint.range(line.from), Decoration.widget({ widget: new Words(message), side: 1 }).range(line.to)];
    });
    return Decoration.set(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Room for marks in the gutter, their tint and their words. F8 goes from one to the next. */
export const marking: Extension = [lintGutter(), tints];

/** Shows these marks in place of those before; what has a source of its own stays. */
export const withMarks = (state: EditorState, marks: readonly LineMark[]): TransactionSpec => {
  const others: Diagnostic[] = [];
  forEachDiagnostic(state, (each, from, to) => {
    if (each.source !== undefined) others.push({ ...each, from, to });
  });
  return setDiagnostics(state, [
    ...others,
    ...marks
      .filter(({ line }) => line >= 1 && line <= state.doc.lines)
      .map(({ line, message }): Diagnostic => {
        const { from, to, text } = state.doc.line(line);
        return { from: from + Math.max(0, text.search(/\S/)), to, severity: 'error', message };
      }),
  ]);
};

/** Moves caret and focus to a line, counted from 1, and tells those who listen what is marked there. */
export function goToLine(view: EditorView, number: number, marks: readonly LineMark[]): void {
  const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines));
  const anchor = line.from + Math.max(0, line.text.search(/\S/));
  const said = marks.filter((mark) => mark.line === line.number).map(({ message }) => message);
  view.dispatch({
    selection: { anchor },
    effects: [
      EditorView.scrollIntoView(anchor, { y: 'center' }),
      EditorView.announce.of([`Line ${line.number}`, ...said].join('. ')),
    ],
  });
  view.focus();
}
