import { notifications } from './_notification-rows.ts';
import { accounts, administration, practice, profiles, type Row } from './_rows.ts';
import { secondFactors } from './_second-factor-rows.ts';
import { tickets } from './_ticket-rows.ts';

/** Every call of the contract, with an input that is in order and what each caller gets for it. */
export const rows: Row[] = [
  ...secondFactors,
  ...practice,
  ...accounts,
  ...profiles,
  ...notifications,
  ...administration,
  ...tickets,
];
