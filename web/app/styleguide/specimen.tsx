import type { ReactNode } from 'react';
import classes from './styleguide.module.css';

/** Things of one kind under their name. */
export const Group = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={classes.group}>
    <h3 className={classes.groupTitle}>{title}</h3>
    {note !== undefined && <p className={classes.note}>{note}</p>}
    <div className={classes.row}>{children}</div>
  </section>
);

/** One thing in one state. */
export const Specimen = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={classes.specimen} data-wide={wide || undefined}>
    {children}
    <p className={classes.caption}>{name}</p>
  </div>
);
