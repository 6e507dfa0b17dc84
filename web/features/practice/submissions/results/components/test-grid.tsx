import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { Check, X } from 'lucide-react';
import { passedText, testSlots } from '../model.ts';
import classes from './test-grid.module.css';

/** Up to this many tests every one has a cell with a mark in it. */
const MARKED_TESTS = 60;

/** Every test as a cell that fills when its result comes in. */
export function TestGrid({ result }: { result: RunResult }) {
  const slots = testSlots(result);
  if (slots.length === 0) return null;
  const marked = slots.length <= MARKED_TESTS;
  return (
    <div className={classes.grid} data-small={!marked || undefined} role="img" aria-label={passedText(result)}>
      {slots.map(({ name, state }, index) => (
        <span className={`${classes.cell} ${classes[state]}`} key={index} title={name}>
          {marked && state === 'passed' && <Check size={13} strokeWidth={3} aria-hidden="true" />}
          {marked && state === 'failed' && <X size={13} strokeWidth={3} aria-hidden="true" />}
        </span>
      ))}
    </div>
  );
}
