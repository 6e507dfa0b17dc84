import { ArrowDownToDot, ArrowUpFromDot, Pause, Play, RedoDot, Square } from 'lucide-react';
import { useShown } from '../../components/use-shown.ts';
import { RECONNECTING } from '../../copy.ts';
import type { Runner } from '../../running/state.ts';
import { stopText } from '../model.ts';
import classes from './debugging.module.css';

const STEPS = [
  { how: 'continue', label: 'Continue', keys: 'F5', icon: Play },
  { how: 'over', label: 'Step over', keys: 'F10', icon: RedoDot },
  { how: 'into', label: 'Step into', keys: 'F11', icon: ArrowDownToDot },
  { how: 'out', label: 'Step out', keys: 'Shift+F11', icon: ArrowUpFromDot },
] as const;

/** What a program that is debugged does now, and how it goes on. */
export function DebugBar({ runner }: { runner: Runner }) {
  const { debugging } = runner;
  const { state, mayAsk } = useShown(debugging);
  const { isAway } = useShown(runner);
  const isStopped = state?.state === 'stopped' && !isAway;
  const isRunning = state?.state === 'running' && !isAway;
  return (
    <section className={classes.bar} aria-label="Debugging">
      {mayAsk && (
        <span className={classes.steps}>
          {STEPS.map(({ how, label, keys, icon: Icon }) => (
            <button
              key={how}
              type="button"
              className={classes.step}
              aria-label={label}
              title={`${label} (${keys})`}
              aria-disabled={!isStopped}
              onClick={() => isStopped && void debugging.step(how)}
            >
              <Icon size={18} aria-hidden="true" />
            </button>
          ))}
          <button
            type="button"
            className={classes.step}
            aria-label="Pause"
            title="Pause"
            aria-disabled={!isRunning}
            onClick={() => isRunning && void debugging.step('pause')}
          >
            <Pause size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={classes.step}
            data-stop
            aria-label="Stop debugging"
            title="Stop (Shift+F5)"
            onClick={() => runner.stop()}
          >
            <Square size={16} aria-hidden="true" />
          </button>
        </span>
      )}
      <span className={classes.state} role="status">
        {isAway ? RECONNECTING : state?.stop ? stopText(state.stop) : isRunning ? 'Running' : 'Starting…'}
      </span>
    </section>
  );
}
