import type { PublicVote } from '@devorbit/contract/events/entry-votes.ts';
import { momentText } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

type Counts = NonNullable<PublicVote['counts']>;

/** When the vote is, or what an entry has of it; null where none is held. `now` in ms. */
export function voteText({ period, open, counts }: PublicVote, entry: number, now: number): string | null {
  if (period === null) return null;
  if (counts !== null) {
    const found = counts.find((one) => one.entry === entry);
    return found === undefined ? null : `${counted(found.votes, 'vote')} in the public vote`;
  }
  if (open) return `The public vote is open until ${momentText(period.closesAt)}.`;
  // Submissions were opened again, or the event is cancelled.
  if (Date.parse(period.opensAt) <= now) return 'The public vote isn’t open at the moment.';
  return `The public vote opens on ${momentText(period.opensAt)}.`;
}

/** Each with its place, which entries with as many votes share. */
export const placesOf = (counts: Counts): (Counts[number] & { place: number })[] =>
  counts.map((one) => ({ ...one, place: 1 + counts.filter(({ votes }) => votes > one.votes).length }));
