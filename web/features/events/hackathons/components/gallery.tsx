import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { card, cardLink, grid, pad, stack, stretchedLink, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { ENTRIES_PAGE, entriesQuery } from '../api.ts';
import classes from './gallery.module.css';

/** What was submitted to a hackathon. */
export function Gallery({ event, open }: { event: number; open: boolean }) {
  const [params] = usePageQuery();
  const page = Math.max(1, Number(params.get('page')) || 1);
  return (
    <section className={stack(3)} aria-labelledby="gallery">
      <h2 className={text('part')} id="gallery">
        Gallery
      </h2>
      <ListPage
        query={useQuery(entriesQuery(event, page))}
        failure="The entries could not be loaded"
        empty={({ total }) =>
          total === 0 && (open ? 'Entries appear here when submissions close' : 'No entries were submitted')
        }
        pages={{
          label: 'Pages of entries',
          page,
          size: ENTRIES_PAGE,
          addressOf: (to) => `${pathOf('event-entries', { id: event })}${to === 1 ? '' : `?page=${to}`}`,
        }}
      >
        {({ rows }) => (
          <ul className={`${grid(3)} ${classes.entries}`}>
            {rows.map(({ id, title, tagline, team }) => (
              <li key={id} className={`${card()} ${cardLink} ${pad(4)} ${stack(1)} ${classes.entry}`}>
                <h3 className={text('section', 'breaking')}>
                  <Link className={stretchedLink} to={pathOf('event-entry', { id: event, entry: id })}>
                    {title}
                  </Link>
                </h3>
                {tagline !== '' && <p className={text('small', 'breaking')}>{tagline}</p>}
                <p className={text('quiet', 'fine', 'breaking')}>{team}</p>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}
