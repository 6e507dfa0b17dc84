import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import escapeHtml from 'escape-html';
import type { Head } from '../../../feature.ts';
import { article, clip, DESCRIPTION_LENGTH, titled } from '../../../platform/http/page-text.ts';
import { ANY_ORIGIN, type PageWords } from '../../../platform/http/page-words.ts';
import { showEvent } from './commands/show-event.ts';

const ATTENDANCE = { in_person: 'Offline', online: 'Online', hybrid: 'Mixed' } as const;

/** As schema.org describes an event; https://schema.org/Event. */
function eventData(event: EventDetail, url: string): Record<string, unknown> {
  const place = { '@type': 'Place', name: event.location, address: event.location };
  const online = { '@type': 'VirtualLocation', url };
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[event.way]}EventAttendanceMode`,
    location: event.way === 'online' ? online : event.way === 'hybrid' ? [place, online] : place,
    organizer: { '@type': 'Organization', name: event.organizer },
    ...(event.image === null ? {} : { image: ANY_ORIGIN + event.image }),
    ...(event.capacity > 0 ? { maximumAttendeeCapacity: event.capacity } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: event.price,
      priceCurrency: event.currency,
      availability: `https://schema.org/${event.capacity > 0 && event.registered >= event.capacity ? 'SoldOut' : 'InStock'}`,
    },
    isAccessibleForFree: event.price === 0,
  };
}

function wordsOf(event: EventDetail): PageWords {
  const path = pathOf('event', { id: event.id });
  const description = clip(`${event.date}, ${event.location}. ${event.description}`, DESCRIPTION_LENGTH);
  const text = article(
    `<h1>${escapeHtml(event.title)}</h1>`,
    `<p>${escapeHtml(`${event.date}, ${event.time} (${event.timeZone}). ${event.location}. ${event.organizer}`)}</p>` +
      `<p>${escapeHtml(event.description)}</p><p>${escapeHtml(event.longDescription)}</p>`,
    '<p>Turn on JavaScript to register.</p>',
  );
  return {
    title: titled(event.title),
    description,
    path,
    type: 'website',
    data: [eventData(event, ANY_ORIGIN + path)],
    text,
  };
}

export const heads: Head[] = [
  {
    pages: ['event'],
    describe: async ({ database, clock, env }, { id = '' }) => ({
      found: true,
      words: wordsOf(await showEvent(database, { actor: null, now: clock.now(), secret: env.SECRET }, Number(id))),
    }),
  },
];
