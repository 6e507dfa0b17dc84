import type { ReactNode } from 'react';
import classes from './admin-page.module.css';

/** A state in one word. */
export const Tag = ({ tone, children }: { tone: 'good' | 'bad' | 'plain'; children: ReactNode }) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
);
