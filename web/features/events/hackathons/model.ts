import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { momentText } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** A moment as a field of the browser takes it, in the reader's time zone: `2026-03-14T10:00`. */
export function fieldOf(moment: string): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such a field means; '' for none, which the server refuses. */
export const momentOf = (field: string): string => {
  const date = new Date(field);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

/** How many a team may and must have. */
export function sizeText(dates: Hackathon['dates']): string {
  const { leastMembers: least, mostMembers: most } = dates ?? { leastMembers: 1, mostMembers: 1 };
  if (most === 1) return 'Everybody works alone here: make a team of one.';
  if (least === most) return `Teams of ${most} people.`;
  if (least > 1) return `Teams of ${least} to ${most} people.`;
  return `Up to ${most} people. Working alone? Make a team of one.`;
}

/** When submissions and judging close or closed. */
export function datesText({ dates, open, now }: Pick<Hackathon, 'dates' | 'open' | 'now'>): string {
  if (dates === null) return 'The organizers have not set the dates yet.';
  const { submissionsCloseAt, judgingClosesAt } = dates;
  const submissions = open ? 'Submissions close on' : 'Submissions closed on';
  const judging = Date.parse(judgingClosesAt) <= Date.parse(now) ? 'Judging closed on' : 'Judges score until';
  return `${submissions} ${momentText(submissionsCloseAt)}. ${judging} ${momentText(judgingClosesAt)}.`;
}

/** The host of an address, as people say it: without `www.`. */
export const hostOf = (address: string): string => (URL.parse(address)?.hostname ?? address).replace(/^www\./, '');

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Two units, the larger first; the second is left out where it is 0. */
const unitsText = (ms: number, [large, larger]: [number, string], [small, smaller]: [number, string]): string => {
  const rest = Math.floor((ms % large) / small);
  return [counted(Math.floor(ms / large), larger), ...(rest > 0 ? [counted(rest, smaller)] : [])].join(' ');
};

/** How long it is until submissions close, in ms; in the last hour by the second, but where `calm`. */
export function leftText(ms: number, calm: boolean): string {
  if (ms >= DAY_MS) return unitsText(ms, [DAY_MS, 'day'], [HOUR_MS, 'hour']);
  if (ms >= HOUR_MS) return unitsText(ms, [HOUR_MS, 'hour'], [MINUTE_MS, 'minute']);
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS);
  if (calm) return minutes === 0 ? 'less than a minute' : counted(minutes, 'minute');
  return `${minutes}:${String(Math.floor((Math.max(0, ms) % MINUTE_MS) / SECOND_MS)).padStart(2, '0')}`;
}

/** When the text changes next, in ms. */
export const nextChange = (ms: number, calm: boolean): number => {
  const step = ms <= HOUR_MS && !calm ? SECOND_MS : MINUTE_MS;
  // Just below the boundary, where the lower number stands.
  return (ms % step) + 1;
};

const ANNOUNCED = [
  [DAY_MS, 'Submissions close in a day'],
  [HOUR_MS, 'Submissions close in an hour'],
  [10 * MINUTE_MS, 'Submissions close in ten minutes'],
] as const;

/** What a screen reader is told between two looks at the time that is left: a day, an hour, ten minutes before, and nothing else. */
export const announcement = (before: number, after: number): string | null =>
  ANNOUNCED.findLast(([at]) => before > at && after <= at && after > 0)?.[1] ?? null;
