import { MOBILE_BREAKPOINT_PX } from '@devorbit/contract/limits.ts';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { EditorBoundary } from './editor-boundary.tsx';
import type { EditorProps } from './editor-props.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { PlainEditor } from './plain-editor.tsx';
import classes from './code-editor.module.css';

/** Monaco (0.9 MB) where there is room for it, CodeMirror (0.2 MB) on small screens, a text field where neither can be fetched. */
const Editor = lazy(async () => {
  try {
    return globalThis.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches
      ? await import('./monaco-editor.tsx')
      : await import('./codemirror-editor.tsx');
  } catch (error) {
    globalThis.reportError(error);
    return { default: PlainEditor };
  }
});

type Props = EditorProps & {
  /** Ctrl+Enter, ⌘+Enter on a Mac. */
  onRun: () => void;
  /** The same with Shift. */
  onSubmit: () => void;
};

/** A code editor that fills its parent, a grid or flex container: font size 14, tab size 2, word wrap, and a minimap where there is room. */
export function CodeEditor({ onRun, onSubmit, ...editor }: Props) {
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) (event.shiftKey ? onSubmit : onRun)();
  };
  return (
    <div className={classes.frame} onKeyDownCapture={act}>
      <EditorBoundary fallback={<PlainEditor {...editor} />}>
        <Suspense fallback={<EditorSkeleton />}>
          <Editor {...editor} />
        </Suspense>
      </EditorBoundary>
    </div>
  );
}
