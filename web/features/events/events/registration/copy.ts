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
  pending: 'Requested',
  confirmed: 'Has a place',
  waiting: 'On the waitlist',
  offered: 'Offered a place',
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
      return 'All places are taken. When someone gives theirs back, the first person on the waitlist moves up.';
    case 'offered':
      return position === 1
        ? 'Someone who was ahead of you has been offered a place. If they don’t take it in time, you’re next.'
        : 'Someone ahead of you has been offered a place. If they don’t take it in time, the next person moves up.';
    case 'group':
      return `${counted(free, 'place')} free, but you asked for ${needed}, and groups aren’t split. You’re next once there are enough.`;
    case 'group_ahead':
      return `${counted(free, 'place')} free, but the group ahead of you needs ${needed}. Nobody skips the line.`;
    case 'ended':
      return 'The event has ended or was cancelled, so nobody moves up any more.';
  }
}
