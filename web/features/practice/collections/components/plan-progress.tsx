import type { CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import { Check } from 'lucide-react';
import { row, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { percentDone, progressText } from '../model.ts';
import classes from './plan-progress.module.css';

/** How far somebody has come: in words, and as a bar that is full when all is done. */
export function PlanProgress({ plan }: { plan: Pick<CollectionSummary, 'problems' | 'solved'> }) {
  const percent = percentDone(plan);
  return (
    <div className={`${row(3)} ${classes.progress}`}>
      <span className={`${row(1)} ${text('quiet', 'fine', 'tabular')} ${classes.words}`}>
        {percent === 100 && <Check className={classes.done} size={15} strokeWidth={2.8} aria-hidden="true" />}
        {progressText(plan)}
      </span>
      <Meter part={percent / 100} />
      <span className={text('quiet', 'fine', 'tabular')}>{percent}%</span>
    </div>
  );
}
