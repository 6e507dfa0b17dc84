import { pathOf } from '@devorbit/contract/path-of.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { card, cardLink, cluster, grid, pad, stack, stretchedLink, text } from '../../../../ui/layout.ts';
import { eventsQuery, type Whose } from '../api.ts';
import { typeNames } from '../copy.ts';
import { noFilters } from '../model.ts';
import { EventBadges } from './event-badges.tsx';
import { useViewer } from './use-viewer.ts';
import classes from './event-section.module.css';

const MOST = 6;

type Props = {
  /** Left out where the place has its own. */
  title?: string;
  whose: Whose;
};

/** Events of somebody or something, those to come first; nothing where there are none. */
export function EventSection({ title, whose }: Props) {
  const { username } = useViewer();
  const id = useId();
  const { data } = useInfiniteQuery(eventsQuery(noFilters, username, whose));
  const events = (data?.pages[0]?.events ?? []).slice(0, MOST);
  if (events.length === 0) return null;
  const list = (
    <ul className={`${grid(3)} ${classes.list}`}>
      {events.map((event) => (
        <li key={event.id} className={`${card()} ${cardLink} ${pad(4)} ${stack(1)} ${classes.one}`}>
          <div className={cluster(2)}>
            <Link className={`${stretchedLink} ${text('strong', 'breaking')}`} to={pathOf('event', { id: event.id })}>
              {event.title}
            </Link>
            <EventBadges event={event} />
          </div>
          <span className={text('quiet', 'small', 'breaking')}>
            {typeNames[event.type]} · {event.date} · {event.location}
          </span>
        </li>
      ))}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section className={stack(3)} aria-labelledby={id}>
      <h2 className={text('part')} id={id}>
        {title}
      </h2>
      {list}
    </section>
  );
}
