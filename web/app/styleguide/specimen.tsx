import type { ReactNode } from 'react';
import { cluster, stack, text } from '../../ui/layout.ts';
import classes from './styleguide.module.css';

/** Things of one kind under their name. */
export const Group = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section>
    <h3 className={classes.groupTitle}>{title}</h3>
    {note !== undefined && <p className={`${text('quiet', 'small')} ${classes.note}`}>{note}</p>}
    <div className={cluster([4, 5], { align: 'start' })}>{children}</div>
  </section>
);

/** One thing in one state. */
export const Specimen = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={`${stack(2, 'start')} ${classes.specimen}`} data-wide={wide || undefined}>
    {children}
    <p className={text('faint', 'fine')}>{name}</p>
  </div>
);
