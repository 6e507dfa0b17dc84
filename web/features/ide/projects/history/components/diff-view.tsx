import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { languageOfName } from '@devorbit/contract/execution/file-languages.ts';
import { useEffect, useRef } from 'react';
import { pageTheme } from '../../../../../ui/code-editor/codemirror-theme.ts';
import { grammarOf } from '../../../../../ui/code-editor/language-grammars.ts';
import classes from './history.module.css';

/** Our fonts do not have the library's signs. */
const collapsed = EditorView.theme({
  '.cm-collapsedLines': { color: 'var(--ink-2)', background: 'var(--sunken)' },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
});

type Props = { name: string; before: string; after: string };

/** What a file was, in what it is now: lines that went are marked, and lines that came. */
export default function DiffView({ name, before, after }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let view: EditorView | null = null;
    let left = false;
    void Promise.resolve(grammarOf(languageOfName(name)))
      .catch(() => [])
      .then((grammar) => {
        if (left || !host.current) return;
        view = new EditorView({
          parent: host.current,
          state: EditorState.create({
            doc: after,
            extensions: [
              lineNumbers(),
              grammar,
              pageTheme,
              EditorState.readOnly.of(true),
              EditorView.editable.of(false),
              EditorView.contentAttributes.of({ 'aria-label': `Changes in ${name}`, tabindex: '0' }),
              EditorView.lineWrapping,
              collapsed,
              unifiedMergeView({
                original: before,
                mergeControls: false,
                gutter: true,
                ...(before === after ? {} : { collapseUnchanged: { margin: 3, minSize: 6 } }),
                diffConfig: { scanLimit: 2_000, timeout: 300 },
              }),
            ],
          }),
        });
      });
    return () => {
      left = true;
      view?.destroy();
    };
  }, [name, before, after]);
  return <div ref={host} className={classes.diff} />;
}
