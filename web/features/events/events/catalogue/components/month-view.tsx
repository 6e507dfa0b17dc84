import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { now as currentTime } from '../../../../../platform/clock.ts';
import { dayOf, longDayText, monthText, shortWeekday } from '../../../../../platform/format/dates.ts';
import { isPlainClick } from '../../../../../platform/plain-click.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, cluster, divided, iconButton, pad, row, stack, tag, text, unseen } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { monthQuery } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { LIST_FAILED, NO_EVENTS, NO_EVENTS_TEXT, statusNames, typeNames } from '../../copy.ts';
import { byDay, type DayOfEvent, dayText, type Filters, monthAfter, startText, weeksOf } from '../../model.ts';
import classes from './month-view.module.css';

type Props = {
  filters: Filters;
  /** Of the address; null for this month. */
  month: string | null;
  onMonth: (month: string) => void;
  onOpen: (id: number) => void;
  as: 'table' | 'agenda';
};

const SUNDAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];

/** A month of events in the reader's zone: a table of weeks, or its days one under another. */
export function MonthView({ filters, month: wanted, onMonth, onOpen, as }: Props) {
  const { username } = useViewer();
  const zone = ownTimeZone();
  const today = dayOf(currentTime(), zone);
  const month = wanted !== null && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : today.slice(0, 7);
  const query = useQuery(monthQuery(filters, month, username));
  const name = monthText(`${month}-15T12:00:00Z`, 'UTC');
  const link = (event: EventSummary, mark: string | null = null) => (
    <Link
      className={classes.event}
      to={pathOf('event', { id: event.id })}
      data-type={event.type}
      onClick={(click) => {
        if (!isPlainClick(click)) return;
        click.preventDefault();
        onOpen(event.id);
      }}
    >
      {event.title}
      {mark !== null && <span className={classes.mark}> {mark}</span>}
    </Link>
  );
  /** A start is said on the day that has it. */
  const line = ({ event, ...day }: DayOfEvent) =>
    [
      dayText(day),
      day.number === 1 ? startText(event, zone).there : null,
      typeNames[event.type],
      event.location,
    ].filter((part) => part !== null);
  return (
    <section className={stack(3)} aria-label={name} aria-busy={query.isFetching}>
      <div className={row(2, { justify: 'between' })}>
        <h2 className={text('part')} aria-live="polite">
          {name}
        </h2>
        <div className={row(1)}>
          <button
            type="button"
            className={iconButton}
            aria-label="Previous month"
            onClick={() => onMonth(monthAfter(month, -1))}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label="Next month"
            onClick={() => onMonth(monthAfter(month, 1))}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
      <ListPage query={query} failure={LIST_FAILED} said="title">
        {(events) => {
          const days = new Map(byDay(events, month, zone));
          if (as === 'agenda')
            return days.size === 0 ? (
              <EmptyState scene={<TelescopeScene />} title={NO_EVENTS}>
                <p>{NO_EVENTS_TEXT}</p>
              </EmptyState>
            ) : (
              <ol className={`${stack(0)} ${divided} ${card()} ${classes.agenda}`}>
                {[...days].map(([day, there]) => (
                  <li key={day} className={`${pad(4)} ${classes.day}`}>
                    <h3 className={text('strong', 'small')}>{longDayText(day)}</h3>
                    <ul className={`${stack(3)} ${classes.plain}`}>
                      {there.map(({ event, ...day }) => (
                        <li key={event.id} className={stack(1)}>
                          <div className={cluster(2)}>
                            <span className={text('strong')}>{link(event)}</span>
                            {event.status !== 'upcoming' && (
                              <span className={tag} data-tone={event.status === 'live' ? 'good' : undefined}>
                                {statusNames[event.status]}
                              </span>
                            )}
                          </div>
                          <p className={text('quiet', 'small', 'breaking')}>{line({ event, ...day }).join(' · ')}</p>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
            );
          return (
            <ScrollBox label={name} maxHeight={4000}>
              <table className={classes.month}>
                <caption className={unseen}>{name}: events on each of their days</caption>
                <thead>
                  <tr>
                    {SUNDAYS.map((day) => (
                      <th key={day} scope="col">
                        {shortWeekday(day)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {weeksOf(month).map((week, at) => (
                    <tr key={at}>
                      {week.map((day, place) => (
                        <td key={day ?? place} data-empty={day === null || undefined}>
                          {day !== null && (
                            <>
                              <time dateTime={day} className={classes.number} data-today={day === today || undefined}>
                                {Number(day.slice(-2))}
                              </time>
                              {days.has(day) && (
                                <ul className={`${stack(1)} ${classes.plain}`}>
                                  {days.get(day)?.map(({ event, ...part }) => (
                                    <li key={event.id}>{link(event, dayText(part))}</li>
                                  ))}
                                </ul>
                              )}
                            </>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          );
        }}
      </ListPage>
    </section>
  );
}
