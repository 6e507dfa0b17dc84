import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './message.module.css';

/**
 * A sentence about what just happened, nothing where there is none. 'bad' interrupts a screen reader, 'good' waits its
 * turn; line breaks in the text are kept.
 */
export function Message({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  if (children === null || children === undefined) return null;
  const Icon = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <div className={classes.message} data-tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      <Icon className={classes.icon} size={19} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
