import { Foldable } from '../../../../../ui/foldable.tsx';
import { text } from '../../../../../ui/layout.ts';
import { NOTHING_RUN, RESULT } from '../../copy.ts';
import { type Judging, solves } from '../../model.ts';
import { ReadEditorial } from './read-editorial.tsx';
import { ResultBody } from './result-body.tsx';
import { StatusMark } from './status-mark.tsx';
import classes from './result-panel.module.css';

type Props = {
  judging: Judging;
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** The statement comes into view, with the editorial below it. */
  onReadEditorial: () => void;
};

/** The collapsible panel under the editor. */
export function ResultPanel({ judging, folded, onFold, onReadEditorial }: Props) {
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
          {solved && <ReadEditorial problemId={solved.problem_id} onRead={onReadEditorial} />}
        </>
      }
    >
      {judging.phase === 'idle' ? (
        <p className={`${text('quiet')} ${classes.idle}`}>{NOTHING_RUN}</p>
      ) : (
        <ResultBody judging={judging} />
      )}
    </Foldable>
  );
}
