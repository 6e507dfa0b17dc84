import type { Reviews } from '@devorbit/contract/learning/reviews.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** `1 day`, `12 days`, `2 months`, `1 year`. */
export const intervalText = (days: number): string =>
  days < 60 ? counted(days, 'day') : days < 360 ? counted(Math.round(days / 30), 'month') : counted(1, 'year');

/** What is left of a list after some of its cards were answered or removed here. */
export function left({ cards, due }: Reviews, gone: readonly number[]): { cards: Reviews['cards']; waiting: number } {
  const open = cards.filter(({ id }) => !gone.includes(id));
  // What is due beyond the cards of today.
  return { cards: open, waiting: Math.max(0, due - cards.length) };
}
