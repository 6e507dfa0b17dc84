import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '../../../../../platform/clock.ts';
import { iconButton } from '../../../../../ui/layout.ts';
import { TIMER } from '../../copy.ts';
import { clockText, clockWords, type Stopwatch as Kept } from '../model.ts';
import { keepTimer, readTimer } from '../state.ts';
import classes from './stopwatch.module.css';

const TICK_MS = 250;

type Props = {
  problemId: number;
  /** Whether it has just been asked for, and takes the focus of the button that it replaces. */
  focus: boolean;
  onAway: () => void;
};

/** Counts while the page is open; a screen reader reads it when it comes to it, and is told nothing meanwhile. */
export function Stopwatch({ problemId, focus, onAway }: Props) {
  const [timer, setTimer] = useState<Kept>(() => readTimer(problemId) ?? { ms: 0, running: false });
  const [since, setSince] = useState(now);
  const [, tick] = useState(0);
  const pause = useRef<HTMLButtonElement>(null);
  const ms = timer.ms + (timer.running ? now() - since : 0);

  const put = (next: Kept) => {
    setSince(now());
    setTimer(next);
    keepTimer(problemId, next);
  };
  const leave = useEffectEvent(() => {
    // One that was put away stays away.
    if (readTimer(problemId)) keepTimer(problemId, { ms, running: timer.running });
  });
  useEffect(() => {
    const kept = () => leave();
    globalThis.addEventListener('pagehide', kept);
    return () => {
      globalThis.removeEventListener('pagehide', kept);
      kept();
    };
  }, []);
  useEffect(() => {
    if (!timer.running) return;
    const ticking = setInterval(() => tick((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(ticking);
  }, [timer.running]);
  useEffect(() => {
    if (focus) pause.current?.focus();
  }, [focus]);

  return (
    <div className={classes.timer} role="group" aria-label={TIMER}>
      <span className={classes.time} role="timer" aria-label={clockWords(ms)} data-running={timer.running || undefined}>
        {clockText(ms)}
      </span>
      <button
        ref={pause}
        className={`${iconButton} ${classes.button}`}
        type="button"
        aria-label={timer.running ? 'Pause the timer' : 'Resume the timer'}
        title={timer.running ? 'Pause' : 'Resume'}
        onClick={() => put({ ms, running: !timer.running })}
      >
        {timer.running ? <Pause size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
      </button>
      <button
        className={`${iconButton} ${classes.button}`}
        type="button"
        aria-label="Reset the timer"
        title="Reset"
        onClick={() => put({ ms: 0, running: false })}
      >
        <RotateCcw size={15} aria-hidden="true" />
      </button>
      <button
        className={`${iconButton} ${classes.button}`}
        type="button"
        aria-label="Hide the timer"
        title="Hide"
        onClick={() => {
          keepTimer(problemId, null);
          onAway();
        }}
      >
        <X size={15} aria-hidden="true" />
      </button>
    </div>
  );
}
