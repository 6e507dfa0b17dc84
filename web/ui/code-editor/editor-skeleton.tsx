import { Skeleton } from '@mantine/core';
import classes from './code-editor.module.css';

const lines = [38, 62, 54, 0, 46, 70, 33, 58, 20];

/** The shape of code while the editor is fetched. */
export function EditorSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading the editor">
      {lines.map((width, index) => (
        <Skeleton key={index} height={10} width={`${width}%`} radius="xl" visible={width > 0} />
      ))}
    </div>
  );
}
