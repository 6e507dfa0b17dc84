import { lazy, Suspense, useEffect } from 'react';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { text } from '../../../../../ui/layout.ts';
import { NOTHING_RUN, RESULT } from '../../copy.ts';
import { type Judging, solves } from '../../model.ts';
import type { ErrorReport } from '../errors/model.ts';
import { ReadEditorial } from './read-editorial.tsx';
import { StatusMark } from './status-mark.tsx';
import classes from './result-panel.module.css';

const loadBody = () => import('./result-body.tsx');
const ResultBody = lazy(async () => ({ default: (await loadBody()).ResultBody }));
/** Ahead of the first result: when that comes, there may be no network. */
const preloadBody = (): void => void loadBody().catch((error: unknown) => globalThis.reportError(error));

type Props = {
  judging: Judging;
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** The statement comes into view, with the editorial below it; absent where there is none beside. */
  onReadEditorial?: () => void;
  report: ErrorReport | null;
  /** Takes the reader to a line of their code, and an input to where the program can be run on it; absent where there is no such place. */
  onGoTo?: (line: number) => void;
  onUseInput?: (input: string) => void;
};

/** The collapsible panel under the editor. */
export function ResultPanel({ judging, folded, onFold, onReadEditorial, ...body }: Props) {
  useEffect(preloadBody, []);
  const solved = judging.phase === 'finished' && solves(judging.result) ? judging.result : null;
  return (
    <Foldable
      className={classes.panel}
      title={RESULT}
      open={!folded}
      onChange={(wanted) => onFold(!wanted)}
      aside={
        <>
          {folded && judging.phase !== 'idle' && <StatusMark judging={judging} />}
          {solved && onReadEditorial && <ReadEditorial problemId={solved.problem_id} onRead={onReadEditorial} />}
        </>
      }
    >
      {judging.phase === 'idle' ? (
        <p className={`${text('quiet')} ${classes.idle}`}>{NOTHING_RUN}</p>
      ) : (
        <Suspense>
          <ResultBody judging={judging} live {...body} />
        </Suspense>
      )}
    </Foldable>
  );
}
