import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { CalendarDays, Clock, MapPin, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../../../../platform/plain-click.ts';
import { card, clamp, cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { Meter } from '../../../../../ui/meter.tsx';
import { EventBadges } from '../../components/event-badges.tsx';
import { EventPicture } from '../../components/event-picture.tsx';
import { MarkButtons } from '../../components/mark-buttons.tsx';
import { typeNames } from '../../copy.ts';
import { fillOf, isFull, placesText, priceText } from '../../model.ts';
import classes from './event-card.module.css';

export type CardActs = {
  onOpen: (id: number) => void;
  onEdit: (event: EventSummary) => void;
  onRemove: (event: EventSummary) => void;
};

/** Its link leads to the event's page; a plain click opens it over this one instead. `at` is its place in the list. */
export function EventCard({ event, at, onOpen, onEdit, onRemove }: CardActs & { event: EventSummary; at: number }) {
  return (
    <article
      className={`${card('lifted')} ${classes.card}`}
      style={{ '--delay': `${Math.min(at, 11) * 0.1}s` } as CSSProperties}
      data-over={event.status === 'ended' || undefined}
    >
      <EventPicture event={event} />
      <div className={classes.badges}>
        <EventBadges event={event} />
      </div>
      <div className={`${stack(2)} ${classes.body}`}>
        <p className={`${cluster([1, 2])} ${text('quiet', 'fine')}`}>
          <span>{typeNames[event.type]}</span>
          <span aria-hidden="true">·</span>
          <span>{event.category}</span>
          <span aria-hidden="true">·</span>
          <span>{priceText(event)}</span>
        </p>
        <h3 className={`${text('section', 'breaking')} ${classes.title}`}>
          <Link
            className={classes.link}
            to={pathOf('event', { id: event.id })}
            onClick={(click) => {
              if (!isPlainClick(click)) return;
              click.preventDefault();
              onOpen(event.id);
            }}
          >
            {event.title}
          </Link>
        </h3>
        <p className={`${clamp} ${text('quiet', 'small', 'breaking')}`}>{event.description}</p>
        <ul className={`${stack(1)} ${text('small')} ${classes.facts}`}>
          <li className={row(2, { align: 'start' })}>
            <CalendarDays size={16} aria-hidden="true" />
            {event.date}
          </li>
          <li className={row(2, { align: 'start' })}>
            <Clock size={16} aria-hidden="true" />
            {event.time}
          </li>
          <li className={row(2, { align: 'start' })}>
            <MapPin size={16} aria-hidden="true" />
            <span className={text('breaking')}>{event.location}</span>
          </li>
        </ul>
        <div className={`${stack(1)} ${classes.places}`}>
          <Meter
            role="meter"
            aria-label="Places taken"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(fillOf(event) * 100)}
            part={fillOf(event)}
            {...(isFull(event) ? { tone: 'hard' as const } : {})}
          />
          <p className={text('quiet', 'fine', 'tabular')}>
            {placesText(event)}
            {isFull(event) && event.status === 'upcoming' && ' · waitlist open'}
          </p>
        </div>
      </div>
      <div className={`${row(1, { justify: 'between' })} ${classes.foot}`}>
        <MarkButtons event={event} />
        {event.canEdit && (
          <div className={row(1)}>
            <button
              type="button"
              className={classes.tool}
              aria-label={`Edit: ${event.title}`}
              title="Edit"
              onClick={() => onEdit(event)}
            >
              <Pencil size={18} aria-hidden="true" />
            </button>
            {event.canDelete && (
              <button
                type="button"
                className={classes.tool}
                aria-label={`Delete: ${event.title}`}
                title="Delete"
                onClick={() => onRemove(event)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
