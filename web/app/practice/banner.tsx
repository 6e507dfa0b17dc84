import type { ReactNode } from 'react';
import { card, cluster, stack, text as words } from '../../ui/layout.ts';
import classes from './banner.module.css';

const quiet = words('quiet');

/** The head of a tab: what it is about and what can be done there. */
export function Banner({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      className={`night ${cluster([5, 6], { justify: 'between' })} ${card()} ${classes.banner}`}
      aria-labelledby="banner"
    >
      <div className={`${stack(2)} ${classes.words}`}>
        <h2 className={classes.title} id="banner">
          {title}
        </h2>
        <p className={`${quiet} ${classes.text}`}>{text}</p>
      </div>
      <div className={`${cluster(3)} ${classes.actions}`}>{children}</div>
    </section>
  );
}
