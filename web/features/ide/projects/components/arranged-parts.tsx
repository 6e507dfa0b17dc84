import { lazy, type ReactNode, Suspense } from 'react';
import type { Front, Parts } from './use-parts.ts';
import classes from './workbench.module.css';

const Panes = lazy(() => import('./panes.tsx'));

const FRONTS: Record<Front, string> = { files: 'Files', code: 'Code', preview: 'Preview', output: 'Output' };

type Props = {
  wide: boolean;
  parts: Pick<Parts, 'side' | 'panelOpen' | 'front' | 'setFront' | 'previewed'>;
  /** Whether the project has a page to show. */
  hasPages: boolean;
  /** Shows the first page. */
  onPreview: () => void;
  activity: ReactNode;
  sidebar: ReactNode;
  code: ReactNode;
  aside: ReactNode;
  panel: ReactNode;
};

/** The parts of the screen side by side, or one at a time where it is narrow. */
export function ArrangedParts({ wide, parts, hasPages, onPreview, activity, sidebar, code, aside, panel }: Props) {
  const { side, panelOpen, front, setFront, previewed } = parts;
  if (wide)
    return (
      <div className={classes.body}>
        {activity}
        <Suspense fallback={<div className={classes.code} />}>
          <Panes side={side === null ? null : sidebar} code={code} aside={aside} panel={panelOpen ? panel : null} />
        </Suspense>
      </div>
    );
  const fronts: readonly Front[] =
    hasPages || previewed ? ['files', 'code', 'preview', 'output'] : ['files', 'code', 'output'];
  return (
    <>
      <div className={classes.fronts} role="group" aria-label="Part of the screen">
        {fronts.map((id) => (
          <button
            key={id}
            type="button"
            className={classes.front}
            aria-pressed={front === id}
            onClick={() => (id === 'preview' && !previewed ? onPreview() : setFront(id))}
          >
            {FRONTS[id]}
          </button>
        ))}
      </div>
      {front === 'files' && (
        <div className={classes.narrow}>
          {activity}
          {sidebar}
        </div>
      )}
      {front === 'code' && <div className={classes.code}>{code}</div>}
      {front === 'preview' && <div className={classes.narrow}>{aside}</div>}
      {front === 'output' && <div className={classes.narrow}>{panel}</div>}
    </>
  );
}
