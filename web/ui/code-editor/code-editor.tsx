import { type CSSProperties, type KeyboardEvent, lazy, Suspense } from 'react';
import { EditorBoundary } from './editor-boundary.tsx';
import type { EditorProps } from './editor-props.ts';
import { editorSettings } from './editor-settings.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { fetchEditor } from './fetch-editor.ts';
import { PlainEditor } from './plain-editor.tsx';
import classes from './code-editor.module.css';

/** CodeMirror, and a text field where it cannot be fetched. */
const Editor = lazy(async () => {
  try {
    return await fetchEditor();
  } catch (error) {
    globalThis.reportError(error);
    return { default: PlainEditor };
  }
});

/** A theme of its own is a piece of the page by day or by night. */
const themes = { page: '', light: 'day', dark: 'night', contrast: `night ${classes.contrast}` };

type Props = EditorProps & {
  /** Ctrl+Enter, ⌘+Enter on a Mac. */
  onRun: () => void;
  /** The same with Shift. */
  onSubmit: () => void;
};

/** A code editor that fills its parent, a grid or flex container, as this browser's editor settings want it. */
export function CodeEditor({ onRun, onSubmit, ...editor }: Props) {
  const { theme, size, tab } = editorSettings.useChosen();
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) (event.shiftKey ? onSubmit : onRun)();
  };
  return (
    <div
      className={`${classes.frame} ${themes[theme]}`}
      style={{ '--editor-size': `${size}px`, '--editor-tab': tab } as CSSProperties}
      onKeyDownCapture={act}
    >
      <EditorBoundary fallback={<PlainEditor {...editor} />}>
        <Suspense fallback={<EditorSkeleton />}>
          <Editor {...editor} />
        </Suspense>
      </EditorBoundary>
    </div>
  );
}
