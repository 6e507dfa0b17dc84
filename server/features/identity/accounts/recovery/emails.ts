import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Email } from '../../emails/commands/send-email.ts';

type Reader = { username: string; full_name: string; email: string };

const nameOf = ({ full_name, username }: Reader): string => full_name.trim() || username;

/** The token stands in the fragment, which browsers send to no server and so to no log. */
const link = (site: string, page: 'reset-password' | 'verify-email', token: string): string =>
  `${site}${pathOf(page)}#token=${token}`;

export const resetEmail = (site: string, user: Reader, token: string): Email => ({
  to: user.email,
  subject: 'Reset your DevOrbit password',
  greets: nameOf(user),
  text: `Someone asked to reset the password of your account ${user.username}. If that was you, use the link below. It works once and expires in an hour.

If it wasn't you, you can ignore this email: nothing has changed.`,
  action: { label: 'Set a new password', url: link(site, 'reset-password', token) },
});

export const verificationEmail = (site: string, user: Reader, token: string): Email => ({
  to: user.email,
  subject: 'Confirm your email address',
  greets: nameOf(user),
  text: `Please confirm that this is the email address of your DevOrbit account ${user.username}. The link works once and expires in 24 hours.

If you didn't sign up, you can ignore this email.`,
  action: { label: 'Confirm this address', url: link(site, 'verify-email', token) },
});

export const takenEmail = (site: string, owner: Reader): Email => ({
  to: owner.email,
  subject: 'You already have a DevOrbit account',
  greets: nameOf(owner),
  text: `Someone tried to sign up for DevOrbit with this email address, which belongs to your account ${owner.username}. No account was created.

If that was you, sign in as ${owner.username}, or set a new password if you've forgotten yours. If it wasn't you, there's nothing you need to do.`,
  action: { label: 'Set a new password', url: site + pathOf('forgot-password') },
});

export const newAddressEmail = (site: string, user: Reader, email: string, token: string): Email => ({
  to: email,
  subject: 'Confirm your new email address',
  greets: nameOf(user),
  text: `Please confirm that you want to use this email address for your DevOrbit account ${user.username}. The link works once and expires in 24 hours.

If you didn't ask for this, you can ignore this email: nothing will change.`,
  action: { label: 'Confirm this address', url: link(site, 'verify-email', token) },
});

/** To the owner of an address that another account wants. */
export const wantedEmail = (owner: Reader): Email => ({
  to: owner.email,
  subject: 'Someone wanted to use your email address',
  greets: nameOf(owner),
  text: `Another DevOrbit account asked to use this email address, which belongs to your account ${owner.username}. Nothing has changed.

If that was you, sign in as ${owner.username} and change that account's address first.`,
});

/** To the address so far, before anything changes. */
export const leavingEmail = (site: string, user: Reader): Email => ({
  to: user.email,
  subject: 'A new email address was requested',
  greets: nameOf(user),
  text: `Someone signed in to your DevOrbit account ${user.username} asked to change its email address. The change takes effect once the new address is confirmed.

If it wasn't you, set a new password now: that also stops the change.`,
  action: { label: 'Set a new password', url: site + pathOf('forgot-password') },
});

/** To the address that an account had until now. */
export const leftEmail = (user: Reader): Email => ({
  to: user.email,
  subject: 'Your email address was changed',
  greets: nameOf(user),
  text: `Your DevOrbit account ${user.username} now uses a different email address. We won't send emails about it here anymore.

If it wasn't you, contact the people who run this site.`,
});
