import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { CodeListing } from '../../../../../ui/code-listing.tsx';
import { card, cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { LearningText } from '../../reading/components/learning-text.tsx';
import { PROVEN, SIZE_NOTE, START_EXERCISE } from '../copy.ts';
import type { ShownBlock } from '../model.ts';
import classes from './program.module.css';

const ExerciseDesk = lazy(() => import('./exercise-desk.tsx'));

type Props = {
  kit: string;
  exercise: Extract<ShownBlock, { kind: 'exercise' }>;
  proven: boolean;
  onProven: () => void;
  /** What else can be done with a program, as it is written by then. */
  acts: (code: () => string) => ReactNode;
};

/** An exercise: the task and its hints stand there without a script, the desk comes when somebody begins. */
export function ExerciseBlock({ kit, exercise, proven, onProven, acts }: Props) {
  const { id, html, hints, starter, tests } = exercise;
  const [open, setOpen] = useState(false);
  const listing = <CodeListing html={exercise.listing} />;
  return (
    <div role="group" className={`${stack(3)} ${card()} ${pad(4)} ${classes.program}`} aria-label="Exercise">
      <LearningText html={html} />
      {proven && (
        <p className={classes.proven}>
          <span aria-hidden="true">✓</span>
          <span>{PROVEN}</span>
        </p>
      )}
      {hints.map((hint, at) => (
        <details key={at}>
          <summary>Hint {at + 1}</summary>
          <LearningText html={hint} />
        </details>
      ))}
      {open ? (
        <Suspense fallback={listing}>
          <ExerciseDesk kit={kit} id={id} starter={starter} tests={tests} onProven={onProven} acts={acts} />
        </Suspense>
      ) : (
        <>
          {listing}
          <div className={`${cluster([2, 3])} ${classes.scripted}`}>
            <PlainButton size="small" onClick={() => setOpen(true)}>
              {START_EXERCISE}
            </PlainButton>
            <span className={text('quiet', 'fine')}>{SIZE_NOTE}</span>
          </div>
        </>
      )}
    </div>
  );
}
