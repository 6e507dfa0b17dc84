import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type Props = {
  title: string;
  /** One sentence: what it is for. */
  lead?: string;
  /** Beside the title. */
  action?: ReactNode;
  tone?: 'danger';
  children: ReactNode;
};

/** A titled part of a settings page. */
export function Panel({ title, lead, action, tone, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} data-tone={tone} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h3 className={classes.title} id={id}>
            {title}
          </h3>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
