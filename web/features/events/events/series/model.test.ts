import { expect, test } from 'vitest';
import { weekdayText } from './model.ts';

test.each([
  ['2027-09-14', '2nd Tue'],
  ['2027-09-01', '1st Wed'],
  ['2027-09-28', '4th Tue'],
  ['2027-08-31', 'last Tue'],
])('%s is the %s of its month', (day, text) => expect(weekdayText(day)).toBe(text));
