import type { ReactNode } from 'react';
import { card, cluster, plainLink, stack, text } from '../../../../ui/layout.ts';
import { IN_THE_HELP } from '../copy.ts';
import type { AboutPart } from '../model.ts';
import { PrintButton } from './print-button.tsx';
import { Prose } from './prose.tsx';
import classes from './part.module.css';

/** Parts that people keep on paper. */
const forPaper: readonly string[] = ['privacy', 'terms'];

/** One part of the page under its anchor; its topics have theirs. */
export function Part({ part: { id, title, lead, topics }, children }: { part: AboutPart; children: ReactNode }) {
  return (
    <section className={`${stack(6)} ${classes.part}`} id={id} aria-labelledby={`${id}-title`} data-part>
      <header className={`${cluster(3, { justify: 'between' })} ${classes.head}`}>
        <h2 className={`${text('part')} ${classes.title}`} id={`${id}-title`}>
          {title}
        </h2>
        {forPaper.includes(id) && <PrintButton part={id} />}
      </header>
      {lead !== '' && <Prose html={lead} lead={id === 'mission' || id === 'help' || id === 'contact'} />}
      {id === 'help' && (
        <nav aria-label={IN_THE_HELP}>
          <ul className={`${card()} ${classes.index}`}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {id !== 'faq' &&
        topics.map((topic) => (
          <div className={`${stack(3)} ${classes.topic}`} key={topic.id} id={topic.id}>
            <h3 className={classes.heading}>
              <a className={plainLink} href={`#${topic.id}`}>
                {topic.title}
              </a>
            </h3>
            <Prose html={topic.html} />
          </div>
        ))}
      {children}
    </section>
  );
}
