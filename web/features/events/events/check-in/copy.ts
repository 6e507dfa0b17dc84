import { clockText } from '../../../../platform/format/dates.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import type { Verdict } from './model.ts';

export const START_CAMERA = 'Start the camera';
export const TYPE_CODE = 'Ticket code';
export const LET_IN = 'Check in';
export const UNDO = 'Undo';
export const NO_CAMERA =
  'The camera needs a secure address (https). Type the codes here, or use a scanner that types them.';
export const LIST_FAILED = 'The guest list could not be loaded';

const reasons = {
  forged: 'Not a valid ticket',
  foreign: 'A ticket for another event',
  reissued: 'An old ticket: a newer one was issued',
  no_place: 'They no longer have a place',
  unknown: 'No guest has this code',
} as const;

/** What is said of a scan: a line, and one below it. */
export function verdictText({ outcome, guest, at, by }: Verdict, timeZone: string): { title: string; note: string } {
  const name = guest?.name ?? '';
  const others = guest !== null && guest.seats > 1 ? `With ${counted(guest.seats - 1, 'other')}` : '';
  if (outcome === 'in') return { title: `${name} is in`, note: others };
  if (outcome === 'undone') return { title: `${name} is no longer checked in`, note: '' };
  if (outcome === 'already')
    return {
      title: `${name} is already in`,
      note: at === null ? '' : `At ${clockText(at, timeZone)}${by === null ? '' : `, by ${by}`}`,
    };
  return { title: reasons[outcome], note: name };
}

export const toneOf = ({ outcome }: Pick<Verdict, 'outcome'>): 'good' | 'warn' | 'bad' =>
  outcome === 'in' || outcome === 'undone' ? 'good' : outcome === 'already' ? 'warn' : 'bad';
