import { MAX_SERIES } from '@devorbit/contract/events/series-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const repeatsAlready = (): Refusal => new Refusal('conflict', 'This event already repeats');
export const repeatsNot = (): Refusal => new Refusal('missing', 'This event doesn’t repeat');
export const tooManyDates = (): InvalidInput =>
  new InvalidInput([{ path: 'until', message: `That is more than ${MAX_SERIES} dates. Choose an earlier day.` }]);
export const oneDate = (): InvalidInput =>
  new InvalidInput([{ path: 'until', message: 'There is no other date until then. Choose a later day.' }]);
/** `day` in words, there. */
export const skippedOn = (day: string): InvalidInput =>
  new InvalidInput([
    {
      path: 'every',
      message: `On ${day} the clocks go forward, so a time of this event doesn’t exist. Move the event first.`,
    },
  ]);
