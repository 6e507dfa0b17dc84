import type { RegistrationState, WaitReason } from '@devorbit/contract/events/registrations.ts';
import { counted } from '../../../../platform/format/plurals.ts';

export const REGISTER_NOW = 'Register Now';
export const JOIN_WAITLIST = 'Join the waitlist';
export const REQUEST_PLACE = 'Request a place';
export const GIVE_BACK = 'Give my place back';
export const LEAVE_WAITLIST = 'Leave the waitlist';
export const WITHDRAW = 'Withdraw my request';
export const TAKE_PLACE = 'Take the place';
export const YOU_ARE_GOING = 'You are going';
export const CLOSED = 'Registration is closed';

export const stateNames: Record<RegistrationState, string> = {
  pending: 'Asked',
  confirmed: 'Has a place',
  waiting: 'On the waitlist',
  offered: 'Place on offer',
  cancelled: 'Gave up',
  declined: 'Declined',
  expired: 'Offer expired',
};

/** In the order in which they are shown; the contract's own list brings its schemas along. */
export const states = Object.keys(stateNames) as RegistrationState[];

type Waitlist = { position: number; waiting: number; free: number; reason: WaitReason; needed: number };

/** Why one is not moved up, as a sentence. */
export function waitText({ position, free, reason, needed }: Waitlist): string {
  switch (reason) {
    case 'full':
      return 'Every place is taken. When somebody gives theirs back, the first of the waitlist moves up.';
    case 'offered':
      return position === 1
        ? 'A place is on offer to somebody who was ahead of you. If they don’t take it in time, you are next.'
        : 'A place is on offer to somebody ahead of you. If they don’t take it in time, the next moves up.';
    case 'group':
      return `${counted(free, 'place')} free, and you asked for ${needed}: all of you or none. You are next as soon as there are enough.`;
    case 'group_ahead':
      return `${counted(free, 'place')} free, and the group ahead of you needs ${needed}. Nobody passes anybody here.`;
    case 'ended':
      return 'The event is over or cancelled: nobody moves up any more.';
  }
}
