import { EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { pageTheme } from '../../../../../ui/code-editor/codemirror-theme.ts';
import { grammarOf } from '../../../../../ui/code-editor/language-grammars.ts';

type Props = { name: string; language: string; text: string };

/** A text that is read. */
export default function ReadOnlyCode({ name, language, text }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let view: EditorView | null = null;
    let left = false;
    void Promise.resolve(grammarOf(language))
      .catch(() => [])
      .then((grammar) => {
        if (left || !host.current) return;
        view = new EditorView({
          parent: host.current,
          state: EditorState.create({
            doc: text,
            extensions: [
              lineNumbers(),
              highlightSpecialChars(),
              grammar,
              pageTheme,
              EditorState.readOnly.of(true),
              EditorView.editable.of(false),
              EditorView.lineWrapping,
              EditorView.contentAttributes.of({ 'aria-label': `Code of ${name}`, tabindex: '0' }),
            ],
          }),
        });
      });
    return () => {
      left = true;
      view?.destroy();
    };
  }, [name, language, text]);
  return <div ref={host} />;
}
