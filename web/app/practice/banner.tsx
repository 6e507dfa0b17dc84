import type { ReactNode } from 'react';
import classes from './banner.module.css';

/** The head of a tab: what it is about and what can be done there. */
export function Banner({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={`night ${classes.banner}`} aria-labelledby="banner">
      <div className={classes.words}>
        <h2 className={classes.title} id="banner">
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
