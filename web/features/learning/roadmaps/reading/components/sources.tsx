import { stack, text } from '../../../../../ui/layout.ts';
import type { Cited } from '../model.ts';
import classes from './sources.module.css';

/** Where one can read on, at the people who make or standardise the thing. */
export function Sources({ sources }: { sources: readonly Cited[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={stack(2)} aria-labelledby="sources">
      <h2 className={text('section')} id="sources">
        Read on
      </h2>
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
