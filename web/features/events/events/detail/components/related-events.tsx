import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { card, cardLink, grid, pad, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { eventsQuery } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { noFilters } from '../../model.ts';
import classes from '../../components/event-section.module.css';

/** Others of the same category that are to come; nothing where there are none. */
export function RelatedEvents({ event }: { event: EventDetail }) {
  const { username } = useViewer();
  const filters = { ...noFilters, categories: [event.category], date: 'upcoming' as const };
  const { data } = useInfiniteQuery(eventsQuery(filters, username));
  const others = (data?.pages[0]?.events ?? []).filter(({ id }) => id !== event.id).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className={stack(3)} aria-labelledby={`related-${event.id}`}>
      <h3 className={text('section')} id={`related-${event.id}`}>
        More about {event.category}
      </h3>
      <ul className={`${grid(3)} ${classes.list}`}>
        {others.map((other) => (
          <li key={other.id} className={`${card()} ${cardLink} ${pad(4)} ${stack(1)} ${classes.one}`}>
            <Link className={`${stretchedLink} ${text('strong', 'breaking')}`} to={pathOf('event', { id: other.id })}>
              {other.title}
            </Link>
            <span className={text('quiet', 'small', 'breaking')}>
              {other.date} · {other.location}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
