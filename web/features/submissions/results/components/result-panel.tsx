import { Foldable } from '../../../../ui/foldable.tsx';
import { RESULT } from '../../copy.ts';
import type { Judging } from '../../model.ts';
import { ResultBody } from './result-body.tsx';
import { StatusMark } from './status-mark.tsx';
import classes from './result-panel.module.css';

type Props = { judging: Judging; folded: boolean; onFold: (folded: boolean) => void };

/** The collapsible panel under the editor: closed until something has run. */
export function ResultPanel({ judging, folded, onFold }: Props) {
  const open = judging.phase !== 'idle' && !folded;
  return (
    <Foldable
      className={classes.panel}
      title={RESULT}
      open={open}
      onChange={(wanted) => onFold(!wanted)}
      aside={!open && judging.phase !== 'idle' && <StatusMark judging={judging} />}
    >
      {judging.phase !== 'idle' && <ResultBody judging={judging} />}
    </Foldable>
  );
}
