import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { expect, test } from 'vitest';
import {
  byDay,
  dayText,
  fillOf,
  filtersFromUrl,
  filtersToUrl,
  isFiltered,
  monthAfter,
  noFilters,
  placesText,
  priceText,
  spotsText,
  startText,
  tagsOf,
  timeText,
  weeksOf,
} from './model.ts';

test('filters begin with all events by date, and survive the way through the address', () => {
  expect(filtersFromUrl(new URLSearchParams())).toEqual(noFilters);
  expect(Object.values(filtersToUrl(noFilters))).toEqual([null, null, null, null, null]);
  const filters = {
    type: 'webinar',
    categories: ['AI', 'UI/UX'],
    date: 'this-week',
    sort: 'popularity',
    search: 'a & b',
  } as const;
  const params = new URLSearchParams(
    Object.entries(filtersToUrl({ ...filters, categories: [...filters.categories] })).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );
  expect(filtersFromUrl(new URLSearchParams(params.toString()))).toEqual(filters);
  expect(filtersFromUrl(new URLSearchParams('type=party&categories=Nothing&date=x&sort=y'))).toEqual(noFilters);
  expect([isFiltered(noFilters), isFiltered({ ...noFilters, sort: 'popularity' })]).toEqual([false, false]);
  expect(isFiltered({ ...noFilters, date: 'past' })).toBe(true);
});

test('places and prices in words; a bar is never more than full', () => {
  const of = (capacity: number, registered: number) => ({ capacity, registered });
  expect([fillOf(of(0, 50)), fillOf(of(10, 5)), fillOf(of(10, 12))]).toEqual([0, 0.5, 1]);
  expect([spotsText(of(0, 3)), spotsText(of(2, 1)), spotsText(of(2, 2))]).toEqual([
    'Unlimited spots',
    '1 spot left',
    'Full',
  ]);
  expect([placesText(of(0, 3)), placesText(of(1, 1))]).toEqual(['3 registered', '1 of 1 place taken']);
  expect([priceText({ price: 0, currency: 'INR' }), priceText({ price: 499, currency: 'INR' })]).toEqual([
    'Free',
    '₹499',
  ]);
});

const at = (startsAt: string, timeZone = 'Asia/Kolkata') => ({ startsAt, timeZone }) as EventSummary;

test('the start is told there and here, with the day where that is another one', () => {
  const start = at('2026-03-14T04:30:00Z');
  expect(startText(start, 'Asia/Kolkata')).toEqual({ there: '10:00 IST', here: null });
  expect(startText(start, 'Europe/Berlin')).toEqual({ there: '10:00 IST', here: '05:30 where you are' });
  expect(startText(start, 'America/Los_Angeles').here).toBe('13 Mar, 21:30 where you are');
  expect(startText(at('2026-10-25T00:30:00Z', 'Europe/Berlin'), 'Pacific/Kiritimati').here).toBe('14:30 where you are');
});

const lasting = (startsAt: string, endsAt: string) => ({ startsAt, endsAt }) as EventSummary;
const marks = (events: EventSummary[], month: string, zone = 'Asia/Kolkata') =>
  byDay(events, month, zone).map(([day, there]) => [day, ...there.map(dayText)]);

test('events stand at every day of the reader that they cover, and say which of how many it is', () => {
  const evening = lasting('2026-03-14T19:00:00Z', '2026-03-14T21:00:00Z');
  const weekend = lasting('2026-03-14T20:00:00Z', '2026-03-16T20:00:00Z');
  expect(marks([evening, weekend], '2026-03')).toEqual([
    ['2026-03-15', null, 'Day 1 of 3'],
    ['2026-03-16', 'Day 2 of 3'],
    ['2026-03-17', 'Day 3 of 3'],
  ]);
  // The same moments where it is still the day before.
  expect(marks([evening], '2026-03', 'America/New_York')).toEqual([['2026-03-14', null]]);
  // To midnight there: one day.
  expect(marks([lasting('2026-03-14T04:30:00Z', '2026-03-14T18:30:00Z')], '2026-03')).toEqual([['2026-03-14', null]]);
});

test('an event that began last month goes on in this one, and one that ends in the next stops with the month', () => {
  const across = lasting('2026-03-30T04:30:00Z', '2026-04-02T12:30:00Z');
  expect(marks([across], '2026-03')).toEqual([
    ['2026-03-30', 'Day 1 of 4'],
    ['2026-03-31', 'Day 2 of 4'],
  ]);
  expect(marks([across], '2026-04')).toEqual([
    ['2026-04-01', 'Day 3 of 4'],
    ['2026-04-02', 'Day 4 of 4'],
  ]);
  expect(marks([across], '2026-05')).toEqual([]);
  // Over a change of the clock a day is still one.
  const spring = lasting('2026-03-28T09:00:00Z', '2026-03-30T16:00:00Z');
  expect(marks([spring], '2026-03', 'Europe/Berlin').map(([, mark]) => mark)).toEqual([
    'Day 1 of 3',
    'Day 2 of 3',
    'Day 3 of 3',
  ]);
});

test('a month has its weeks from Sunday on, and another one after it', () => {
  const weeks = weeksOf('2026-02');
  expect([weeks.length, weeks[0]?.[0], weeks[3]?.[6]]).toEqual([4, '2026-02-01', '2026-02-28']);
  expect(weeksOf('2026-03')[0]?.slice(0, 2)).toEqual(['2026-03-01', '2026-03-02']);
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});

test('tags are cut at commas, and times told as people read them', () => {
  expect(tagsOf(' ai,  open data ,, ai')).toEqual(['ai', 'open data']);
  expect([timeText('10:00', '18:00'), timeText('00:05', '12:30')]).toEqual([
    '10:00 AM - 6:00 PM',
    '12:05 AM - 12:30 PM',
  ]);
});
