import { EditorState } from '@codemirror/state';
import { Decoration, EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { pageTheme } from './codemirror-theme.ts';
import { grammarOf } from './language-grammars.ts';

type Props = {
  name: string;
  language: string;
  text: string;
  /** Stand out wherever they are, and the first comes into sight. */
  words?: readonly string[];
};

const NO_WORDS: readonly string[] = [];
/** Places that are marked. */
const MOST_MARKS = 1000;
const mark = Decoration.mark({ class: 'cm-searchMatch' });

/** Where the words stand in the text, in letters of either case. */
function placesOf(text: string, words: readonly string[]) {
  const alternatives = words.filter(Boolean).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (alternatives.length === 0) return [];
  const places = [...text.matchAll(new RegExp(alternatives.join('|'), 'giu'))];
  return places.slice(0, MOST_MARKS).map(({ 0: word, index }) => mark.range(index, index + word.length));
}

/** A text that is read. */
export default function ReadOnlyCode({ name, language, text, words = NO_WORDS }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let view: EditorView | null = null;
    let left = false;
    void Promise.resolve(grammarOf(language))
      .catch(() => [])
      .then((grammar) => {
        if (left || !host.current) return;
        const places = placesOf(text, words);
        view = new EditorView({
          parent: host.current,
          state: EditorState.create({
            doc: text,
            extensions: [
              lineNumbers(),
              highlightSpecialChars(),
              grammar,
              pageTheme,
              EditorView.decorations.of(Decoration.set(places)),
              EditorState.readOnly.of(true),
              EditorView.editable.of(false),
              EditorView.lineWrapping,
              EditorView.contentAttributes.of({ 'aria-label': `Code of ${name}`, tabindex: '0' }),
            ],
          }),
        });
        const [first] = places;
        if (first) view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: 'center' }) });
      });
    return () => {
      left = true;
      view?.destroy();
    };
  }, [name, language, text, words]);
  return <div ref={host} />;
}
