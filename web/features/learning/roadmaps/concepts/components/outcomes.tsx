import { outcomeItem } from '@devorbit/contract/learning/progress-marks.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { stateOf } from '../../progress/model.ts';
import { mark, useProgress } from '../../progress/state.ts';
import classes from './outcomes.module.css';

/** What one is able to do afterwards, each to be ticked. */
export function Outcomes({ concept, outcomes }: { concept: string; outcomes: readonly string[] }) {
  const kept = useProgress();
  return (
    <fieldset className={`${stack(2)} ${classes.outcomes}`}>
      <legend className={`${text('section')} ${classes.legend}`}>Afterwards you can</legend>
      {outcomes.map((outcome, at) => {
        const item = outcomeItem(concept, at);
        const done = stateOf(kept, item) === 'done';
        return (
          <label key={outcome} className={classes.outcome}>
            <input type="checkbox" checked={done} onChange={() => mark(item, done ? 'none' : 'done')} />
            <span>{outcome}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
