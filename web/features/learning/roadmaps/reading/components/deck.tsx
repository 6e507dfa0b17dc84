import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cluster, iconButton, stack, text } from '../../../../../ui/layout.ts';
import { clockText, isPractice, type Moment, momentAt } from '../model.ts';
import classes from './deck.module.css';

type Props = { moments: readonly Moment[]; total: number; time: number; onTime: (time: number) => void };

const SPEEDS = [1, 1.25, 1.5, 2] as const;
const TICK_MS = 250;
const JUMP_S = 10;

/** A timed deck: what is on the screen, what is said below it, and the controls of a player. */
export function Deck({ moments, total, time, onTime }: Props) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const at = momentAt(moments, time);
  const moment = moments[at];
  const clock = useRef(time);
  useEffect(() => {
    clock.current = time;
  }, [time]);
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      clock.current = Math.min(total, clock.current + ((now - before) / 1000) * speed);
      before = now;
      onTime(clock.current);
      if (clock.current >= total) setPlaying(false);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [playing, speed, total, onTime]);
  if (moment === undefined) return null;
  const practice = isPractice(moment, time);
  const left = Math.max(0, Math.ceil(moment.at + moment.seconds - time));
  const go = (to: number) => onTime(Math.min(total, Math.max(0, to)));
  const toggle = () => {
    if (!playing && time >= total) onTime(0);
    setPlaying(!playing);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement)
      return;
    event.preventDefault();
    toggle();
  };
  return (
    <section className={classes.deck} aria-label="Player" onKeyDown={keys}>
      <pre className={`${classes.screen} night`} tabIndex={0} aria-label="On the screen">
        <code>{moment.show}</code>
      </pre>
      <div className={`${stack(2)} ${classes.caption}`} aria-live="polite">
        <p>{moment.say}</p>
        {practice && (
          <p className={classes.turn}>
            Your turn. <span className={text('tabular')}>{clockText(left)}</span> left, or continue when you’re ready.
          </p>
        )}
      </div>
      <input
        className={classes.line}
        type="range"
        min={0}
        max={total}
        step={1}
        value={Math.round(time)}
        aria-label="Position"
        aria-valuetext={`${clockText(time)} of ${clockText(total)}`}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div className={cluster([2, 3], { justify: 'between' })}>
        <div className={cluster(2)}>
          <button
            type="button"
            className={iconButton}
            aria-label="Previous step"
            onClick={() => go(moments[time - moment.at > 3 ? at : at - 1]?.at ?? 0)}
          >
            <SkipBack size={20} aria-hidden="true" />
          </button>
          <button type="button" className={classes.play} onClick={toggle}>
            {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
            {playing ? 'Pause' : 'Play'}
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label="Next step"
            onClick={() => go(moments[at + 1]?.at ?? total)}
          >
            <SkipForward size={20} aria-hidden="true" />
          </button>
          <button type="button" className={classes.jump} onClick={() => go(time - JUMP_S)}>
            −10 s
          </button>
          <button type="button" className={classes.jump} onClick={() => go(time + JUMP_S)}>
            +10 s
          </button>
        </div>
        <div className={cluster(3)}>
          <span className={text('quiet', 'small', 'tabular')}>
            {clockText(time)} / {clockText(total)}
          </span>
          <label className={text('quiet', 'small')}>
            Speed{' '}
            <select value={speed} onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}>
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
    </section>
  );
}
