import { Refusal } from '../../../platform/errors.ts';

export const noCalendar = (): Refusal => new Refusal('missing', 'Calendar not found');
