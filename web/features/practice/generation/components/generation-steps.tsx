import type { Generation } from '@devorbit/contract/practice/generation.ts';
import { VisuallyHidden } from '@mantine/core';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isOver, messageParts, stepStates, stepTimeText } from '../model.ts';
import classes from './generate-dialog.module.css';

const stateNames = { done: 'done', now: 'in progress', ahead: 'to come' } as const;

/** For how long, in ms, a generation has been as it is; it stands still when it is over. */
function useSince(generation: Generation): number {
  const [{ of, ms }, setSince] = useState({ of: generation, ms: 0 });
  useEffect(() => {
    if (isOver(generation)) return;
    const heard = performance.now();
    const timer = setInterval(() => setSince({ of: generation, ms: performance.now() - heard }), 250);
    return () => clearInterval(timer);
  }, [generation]);
  return of === generation ? ms : 0;
}

/** How far a problem has come, with the seconds that each step took, and what is being done to it. */
export function GenerationSteps({ generation }: { generation: Generation }) {
  const { said, count } = messageParts(generation.message);
  const since = useSince(generation);
  const list = useRef<HTMLOListElement>(null);
  // The button that was pressed has gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <ol className={classes.steps} ref={list} tabIndex={-1} aria-label="Steps">
        {stepStates(generation, since).map((step) => (
          <li
            key={step.name}
            className={classes.step}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={classes.mark}>
              {step.state === 'done' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </span>
            <span>
              {step.name}
              <VisuallyHidden>, {stateNames[step.state]}</VisuallyHidden>
            </span>
            <span className={classes.time}>{stepTimeText(step)}</span>
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
