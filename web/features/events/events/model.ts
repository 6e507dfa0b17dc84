import {
  type EventCategory,
  eventCategories,
  type EventDates,
  eventDates,
  type EventSort,
  eventSorts,
  type EventType,
  eventTypes,
} from '@devorbit/contract/events/events-limits.ts';
import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { MAX_LIST_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { clockText, dayOf, shortDateText } from '../../../platform/format/dates.ts';
import { moneyText } from '../../../platform/format/money.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { counted } from '../../../platform/format/plurals.ts';
import { zoneText } from '../../../platform/format/zones.ts';

export const views = ['cards', 'month', 'agenda'] as const;
export type View = (typeof views)[number];

export type Filters = {
  type: EventType | 'all';
  categories: EventCategory[];
  date: EventDates;
  sort: EventSort;
  search: string;
};

/** All, by date: what the specification begins with. */
export const noFilters: Filters = { type: 'all', categories: [], date: 'all', sort: 'date', search: '' };

/** Filters as the address bar has them; what it cannot mean is ignored. */
export const filtersFromUrl = (params: URLSearchParams): Filters => ({
  type: eventTypes.find((type) => type === params.get('type')) ?? 'all',
  categories: eventCategories.filter((name) => (params.get('categories') ?? '').split(',').includes(name)),
  date: eventDates.find((date) => date === params.get('date')) ?? 'all',
  sort: eventSorts.find((sort) => sort === params.get('sort')) ?? 'date',
  search: (params.get('search') ?? '').trim().slice(0, MAX_LIST_SEARCH_CHARS),
});

/** The parts of the address that say them; null where a filter has its default. */
export const filtersToUrl = (filters: Filters): Record<string, string | null> => ({
  type: filters.type === 'all' ? null : filters.type,
  categories: filters.categories.length === 0 ? null : filters.categories.join(','),
  date: filters.date === 'all' ? null : filters.date,
  sort: filters.sort === 'date' ? null : filters.sort,
  search: filters.search.trim() || null,
});

/** Whether fewer than all events are asked for; the order hides nothing. */
export const isFiltered = ({ type, categories, date, search }: Filters): boolean =>
  type !== 'all' || categories.length > 0 || date !== 'all' || search !== '';

type Places = Pick<EventSummary, 'capacity' | 'registered'>;

/** How full it is, 0 to 1; never above. Without a limit it is never full. */
export const fillOf = ({ capacity, registered }: Places): number =>
  capacity === 0 ? 0 : Math.min(1, registered / capacity);

export const isFull = ({ capacity, registered }: Places): boolean => capacity > 0 && registered >= capacity;

/** `12 of 50 places taken`, `12 registered` without a limit. */
export const placesText = ({ capacity, registered }: Places): string =>
  capacity === 0
    ? `${numberText(registered)} registered`
    : `${numberText(registered)} of ${counted(capacity, 'place')} taken`;

/** `38 spots left`; `Full`; `Unlimited spots`. */
export const spotsText = ({ capacity, registered }: Places): string => {
  if (capacity === 0) return 'Unlimited spots';
  const left = Math.max(0, capacity - registered);
  return left === 0 ? 'Full' : `${counted(left, 'spot')} left`;
};

export const priceText = ({ price, currency }: Pick<EventSummary, 'price' | 'currency'>): string =>
  price === 0 ? 'Free' : moneyText(price, currency);

/** `10:00 IST`; beside it `06:30 where you are` for a reader in another zone, with the day where that is another one. */
export function startText({ startsAt, timeZone }: Pick<EventSummary, 'startsAt' | 'timeZone'>, own: string) {
  const [mine, theirs] = [clockText(startsAt, own), clockText(startsAt, timeZone)];
  const there = `${theirs} ${zoneText(startsAt, timeZone)}`;
  const moment = Date.parse(startsAt);
  const days = [dayOf(moment, own), dayOf(moment, timeZone)];
  if (mine === theirs && days[0] === days[1]) return { there, here: null };
  const day = days[0] === days[1] ? '' : `${shortDateText(startsAt, own)}, `;
  return { there, here: `${day}${mine} where you are` };
}

/** `2026-03` after so many months. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + months, 1));
  return `${at.getUTCFullYear()}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** The weeks of a month, Sunday first; days of the months around are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + count) / 7) * 7 }, (_, at) => {
    const day = at - first + 1;
    return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** An event on one of its days, and which of how many that is. */
export type DayOfEvent = { event: EventSummary; number: number; of: number };

/** The days of a month that have events, with all that go on then: in the reader's zone, and in their order. */
export function byDay(
  events: readonly EventSummary[],
  month: string,
  timeZone: string,
): [day: string, events: DayOfEvent[]][] {
  const count = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const lasting = events.map((event) => ({
    event,
    first: dayOf(Date.parse(event.startsAt), timeZone),
    // An end at midnight is still of the day before.
    last: dayOf(Date.parse(event.endsAt) - 1, timeZone),
  }));
  return weeksOf(month)
    .flat()
    .flatMap((day): [string, DayOfEvent[]][] => {
      if (day === null) return [];
      const there = lasting.filter(({ first, last }) => first <= day && day <= last);
      if (there.length === 0) return [];
      return [
        [day, there.map(({ event, first, last }) => ({ event, number: count(first, day), of: count(first, last) }))],
      ];
    });
}

/** `Day 2 of 3`; null for an event of one day. */
export const dayText = ({ number, of }: Omit<DayOfEvent, 'event'>): string | null =>
  of === 1 ? null : `Day ${number} of ${of}`;

/** Tags as the form takes them: by commas, trimmed, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `10:00 AM - 6:00 PM` of two times of the day. */
export function timeText(start: string, end: string): string {
  const said = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  return `${said(start)} - ${said(end)}`;
}
