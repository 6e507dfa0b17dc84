import { EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { pageTheme } from '../../../../../ui/code-editor/codemirror-theme.ts';
import { grammarOf } from '../../../../../ui/code-editor/language-grammars.ts';
import type { Lines } from '../model.ts';
import classes from './steps.module.css';

type Marks = Pick<Lines, 'ran' | 'next'>;
const show = StateEffect.define<Marks>();

class Arrow extends GutterMarker {
  readonly #kind: 'ran' | 'next';
  constructor(kind: 'ran' | 'next') {
    super();
    this.#kind = kind;
  }
  override toDOM(): HTMLElement {
    const arrow = document.createElement('span');
    arrow.className = classes['arrowMark'] ?? '';
    arrow.dataset['kind'] = this.#kind;
    return arrow;
  }
}
const arrows = { ran: new Arrow('ran'), next: new Arrow('next') };
const rows = {
  ran: Decoration.line({ attributes: { 'data-step': 'ran' } }),
  next: Decoration.line({ attributes: { 'data-step': 'next' } }),
};

const marks = StateField.define<{ now: Marks; lines: DecorationSet }>({
  create: () => ({ now: { ran: null, next: null }, lines: Decoration.none }),
  update(value, transaction) {
    const now = transaction.effects.find((effect) => effect.is(show))?.value as Marks | undefined;
    if (!now) return value;
    const { doc } = transaction.state;
    const ranges: Range<Decoration>[] = [];
    for (const kind of ['ran', 'next'] as const) {
      const line = now[kind];
      if (line !== null && line >= 1 && line <= doc.lines && !(kind === 'ran' && line === now.next))
        ranges.push(rows[kind].range(doc.line(line).from));
    }
    return { now, lines: Decoration.set(ranges, true) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ lines }) => lines),
});

type Props = { name: string; language: string; text: string; lines: Lines };

/** The program, with the line that ran and the one that runs next. */
export function StepsCode({ name, language, text, lines: { ran, next } }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const now = useRef<Marks>({ ran, next });
  now.current = { ran, next };
  const mark = () => {
    const shown = view.current;
    if (!shown) return;
    const line = now.current.next ?? now.current.ran;
    const isThere = line !== null && line >= 1 && line <= shown.state.doc.lines;
    shown.dispatch({
      effects: [
        show.of(now.current),
        ...(isThere ? [EditorView.scrollIntoView(shown.state.doc.line(line).from, { y: 'nearest', yMargin: 40 })] : []),
      ],
    });
  };
  useEffect(() => {
    let left = false;
    void Promise.resolve(grammarOf(language))
      .catch(() => [])
      .then((grammar) => {
        if (left || !host.current) return;
        view.current = new EditorView({
          parent: host.current,
          state: EditorState.create({
            doc: text,
            extensions: [
              gutter({
                class: classes['arrows'] ?? '',
                lineMarker(shown, { from }) {
                  const { number } = shown.state.doc.lineAt(from);
                  const { now: marked } = shown.state.field(marks);
                  return number === marked.next ? arrows.next : number === marked.ran ? arrows.ran : null;
                },
                lineMarkerChange: ({ transactions }) =>
                  transactions.some(({ effects }) => effects.some((effect) => effect.is(show))),
                initialSpacer: () => arrows.next,
              }),
              lineNumbers(),
              marks,
              grammar,
              pageTheme,
              EditorState.readOnly.of(true),
              EditorView.editable.of(false),
              EditorView.lineWrapping,
              EditorView.contentAttributes.of({ 'aria-label': `Code of ${name}`, tabindex: '0' }),
            ],
          }),
        });
        mark();
      });
    return () => {
      left = true;
      view.current?.destroy();
      view.current = null;
    };
    // The marks are put by the effect below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, language, text]);
  useEffect(mark, [ran, next]);
  return <div className={classes.code} ref={host} />;
}
