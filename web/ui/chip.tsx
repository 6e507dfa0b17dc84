import type { ReactNode } from 'react';
import classes from './chip.module.css';

type Props = { pressed: boolean; disabled?: boolean; onClick: () => void; children: ReactNode };

/** One of several that can be pressed: a filter, a topic. */
export const Chip = ({ pressed, disabled = false, onClick, children }: Props) => (
  <button type="button" className={classes.chip} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
