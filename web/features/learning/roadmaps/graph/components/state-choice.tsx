import type { MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { useId } from 'react';
import { stateOf } from '../../progress/model.ts';
import { useProgress, mark } from '../../progress/state.ts';
import { stateWords } from '../model.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './state-choice.module.css';

const choices: readonly MarkState[] = ['none', 'learning', 'done', 'skipped'];

type Props = { item: string; label: string; onMark?: (state: MarkState) => void };

/** The state of an item, to be changed: four radio buttons with sign and word. */
export function StateChoice({ item, label, onMark }: Props) {
  const name = useId();
  const state = stateOf(useProgress(), item);
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className={classes.choice} data-state={choice}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            value={choice}
            checked={state === choice}
            onChange={() => {
              mark(item, choice);
              onMark?.(choice);
            }}
          />
          <StateIcon state={choice} size={16} />
          {stateWords[choice]}
        </label>
      ))}
    </fieldset>
  );
}
