import { Check, CircleAlert, Loader, X } from 'lucide-react';
import { type Judging, statusText, statusTone, type Tone } from '../../model.ts';
import classes from './status-mark.module.css';

const icons = { good: Check, bad: X, ours: CircleAlert, wait: Loader } as const;

/** The status as the specification names it, while it waits with its place in the queue; and the colour that goes with it. */
function worded(judging: Judging): { text: string; tone: Tone } {
  switch (judging.phase) {
    case 'idle':
      return { text: '', tone: 'wait' };
    case 'sending':
      return { text: judging.kind === 'submit' ? 'Submitting' : 'Running', tone: 'wait' };
    case 'failed':
      return { text: 'Error', tone: 'ours' };
    default:
      return { text: statusText(judging.result), tone: statusTone(judging.result.status) };
  }
}

export function StatusMark({ judging, large = false }: { judging: Judging; large?: boolean }) {
  const { text, tone } = worded(judging);
  const Icon = icons[tone];
  const solved = judging.phase === 'finished' && judging.result.kind === 'submit' && tone === 'good';
  return (
    <span
      className={`${classes.mark} ${classes[tone]}`}
      data-large={large || undefined}
      data-solved={(large && solved) || undefined}
    >
      <span className={classes.seal}>
        <Icon size={large ? 18 : 14} strokeWidth={2.8} aria-hidden="true" />
      </span>
      {text}
    </span>
  );
}
