import { WaitingLines } from '../waiting-lines.tsx';
import classes from './code-editor.module.css';

const lines = [38, 62, 54, 0, 46, 70, 33, 58, 20].map((width) => ({ height: 10, width: `${width}%` }));

/** The shape of code while the editor is fetched. Pages without Mantine show it too. */
export function EditorSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading the editor">
      <WaitingLines lines={lines} gap={11} />
    </div>
  );
}
