import { Timer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { iconButton } from '../../../../../ui/layout.ts';
import { TIMER } from '../../copy.ts';
import { keepTimer, readTimer } from '../state.ts';
import classes from './problem-bar.module.css';

const Stopwatch = lazy(async () => ({ default: (await import('./stopwatch.tsx')).Stopwatch }));

/** Nothing but a button until somebody asks for a timer; then that of this problem, until it is put away. */
export function ProblemTimer({ problemId }: { problemId: number }) {
  const [shown, setShown] = useState<'asked' | 'again' | null>(() => (readTimer(problemId) ? 'again' : null));
  if (shown !== null)
    return (
      <Suspense>
        <Stopwatch problemId={problemId} focus={shown === 'asked'} onAway={() => setShown(null)} />
      </Suspense>
    );
  return (
    <button
      className={`${iconButton} ${classes.tool}`}
      type="button"
      aria-label={`Start a ${TIMER.toLowerCase()}`}
      title={`Start a ${TIMER.toLowerCase()}`}
      onClick={() => {
        keepTimer(problemId, { ms: 0, running: true });
        setShown('asked');
      }}
    >
      <Timer size={19} aria-hidden="true" />
    </button>
  );
}
