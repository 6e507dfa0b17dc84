import type { Generation } from '@devorbit/contract/practice/generation.ts';
import { Check } from 'lucide-react';
import { messageParts, stepStates } from '../model.ts';
import classes from './generate-dialog.module.css';

/** How far a problem has come, and what is being done to it. */
export function GenerationSteps({ generation }: { generation: Generation }) {
  const { said, count } = messageParts(generation.message);
  return (
    <>
      <ol className={classes.steps}>
        {stepStates(generation.step).map(({ name, state }) => (
          <li
            key={name}
            className={classes.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={classes.mark}>
              {state === 'done' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className={classes.said} role="status">
        {said}
        <span aria-hidden="true">{count}</span>
      </p>
    </>
  );
}
