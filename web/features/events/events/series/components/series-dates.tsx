import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cluster, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { seriesQuery } from '../api.ts';
import { stepNames } from '../copy.ts';
import classes from './series-dates.module.css';

/** The other dates of an event that repeats. */
export function SeriesDates({ event }: { event: number }) {
  const query = useQuery(seriesQuery(event));
  return (
    <section className={stack(2)} aria-labelledby="dates">
      <h3 className={text('section')} id="dates">
        All dates
      </h3>
      <ListPage query={query} failure="The other dates could not be loaded" frame="line">
        {({ every, dates }) => (
          <>
            <p className={text('quiet', 'small')}>{stepNames[every]}</p>
            <ul className={classes.dates}>
              {dates.map(({ id, date, status, state }) => (
                <li key={id} className={cluster(2)}>
                  {id === event ? (
                    <strong>{date}</strong>
                  ) : (
                    <Link className={classes.date} to={pathOf('event', { id })}>
                      {date}
                    </Link>
                  )}
                  {status === 'cancelled' && (
                    <span className={tag} data-tone="bad">
                      Cancelled
                    </span>
                  )}
                  {state === 'pending' && (
                    <span className={tag} data-tone="warn">
                      Pending
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </ListPage>
    </section>
  );
}
