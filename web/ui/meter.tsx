import type { AriaAttributes } from 'react';
import classes from './meter.module.css';

type Props = AriaAttributes & {
  /** How much of it is full, 0 to 1. */
  part: number;
  /** A colour token; by default the signal's. */
  tone?: 'easy' | 'medium' | 'hard';
  role?: 'meter';
};

/** A bar that is full in part. Without a role it is a picture of what stands beside it in words. */
export function Meter({ part, tone, role, ...aria }: Props) {
  return (
    <span className={classes.track} role={role} aria-hidden={role === undefined || undefined} {...aria}>
      {part > 0 && (
        <span
          className={classes.fill}
          style={{ width: `${part * 100}%`, ...(tone && { background: `var(--${tone})` }) }}
        />
      )}
    </span>
  );
}
