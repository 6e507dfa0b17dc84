import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { momentText } from '../../../platform/format/dates.ts';

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

/** When submissions and judging close or closed, as seen at `now`, in ms. */
export function datesText({ dates, open }: Pick<Hackathon, 'dates' | 'open'>, now: number): string {
  if (dates === null) return 'The organizers have not set the dates yet.';
  const { submissionsCloseAt, judgingClosesAt } = dates;
  const submissions = open ? 'Submissions close on' : 'Submissions closed on';
  const judging = Date.parse(judgingClosesAt) <= now ? 'Judging closed on' : 'Judges score until';
  return `${submissions} ${momentText(submissionsCloseAt)}. ${judging} ${momentText(judgingClosesAt)}.`;
}

/** The host of an address, as people say it: without `www.`. */
export const hostOf = (address: string): string => (URL.parse(address)?.hostname ?? address).replace(/^www\./, '');
