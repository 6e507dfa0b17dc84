import { stack, text } from '../../../../../ui/layout.ts';
import type { Cited } from '../model.ts';
import classes from './sources.module.css';

/** Where one can read on, at the people who make or standardise the thing. */
export function Sources({ sources, as: Heading = 'h2' }: { sources: readonly Cited[]; as?: 'h2' | 'h3' }) {
  if (sources.length === 0) return null;
  return (
    <section className={stack(2)} aria-labelledby="sources">
      <Heading className={text('section')} id="sources">
        Read on
      </Heading>
      <ul className={classes.sources}>
        {sources.map(({ url, title }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
