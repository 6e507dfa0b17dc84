import type { Mail } from '../../mail/commands/send-mail.ts';

type Reader = { username: string; full_name: string; email: string };

const greeting = ({ full_name, username }: Reader): string => `Hello ${full_name.trim() || username},`;

/** The token stands in the fragment, which browsers send to no server and so to no log. */
const link = (site: string, path: string, token: string): string => `${site}/${path}#token=${token}`;

export const resetLetter = (site: string, user: Reader, token: string): Mail => ({
  to: user.email,
  subject: 'Reset your DevOrbit password',
  text: `${greeting(user)}

somebody asked to set a new password for your account ${user.username}. If that was you, follow the link. It works once, for an hour.

If it was not you, ignore this letter: nothing has changed.`,
  action: { label: 'Set a new password', url: link(site, 'reset-password', token) },
});

export const verifyLetter = (site: string, user: Reader, token: string): Mail => ({
  to: user.email,
  subject: 'Confirm your e-mail address',
  text: `${greeting(user)}

please confirm that this is the address of your DevOrbit account ${user.username}. The link works once, for 24 hours.

If you did not sign up, ignore this letter.`,
  action: { label: 'Confirm the address', url: link(site, 'verify-email', token) },
});

export const takenLetter = (site: string, owner: Reader): Mail => ({
  to: owner.email,
  subject: 'You already have a DevOrbit account',
  text: `${greeting(owner)}

somebody tried to sign up at DevOrbit with this address, which belongs to your account ${owner.username}. No account was made.

If that was you, sign in with that name, or set a new password if you have forgotten it. If it was not you, there is nothing to do.`,
  action: { label: 'Set a new password', url: `${site}/forgot-password` },
});

export const changeLetter = (site: string, user: Reader, email: string, token: string): Mail => ({
  to: email,
  subject: 'Confirm your new e-mail address',
  text: `${greeting(user)}

please confirm that your DevOrbit account ${user.username} is to use this address from now on. The link works once, for 24 hours.

If you did not ask for this, ignore this letter: nothing changes.`,
  action: { label: 'Confirm the new address', url: link(site, 'verify-email', token) },
});

/** To the owner of an address that another account wants. */
export const wantedLetter = (owner: Reader): Mail => ({
  to: owner.email,
  subject: 'Somebody wanted to use your e-mail address',
  text: `${greeting(owner)}

another DevOrbit account asked to use this address, which belongs to your account ${owner.username}. Nothing has changed.

If that was you, sign in to the account ${owner.username} and change its address first.`,
});

/** To the address so far, before anything changes. */
export const leavingLetter = (site: string, user: Reader): Mail => ({
  to: user.email,
  subject: 'A new e-mail address was asked for',
  text: `${greeting(user)}

somebody who is signed in to your DevOrbit account ${user.username} asked to give it another e-mail address. It changes once the new address is confirmed.

If it was not you, set a new password now: that also stops the change.`,
  action: { label: 'Set a new password', url: `${site}/forgot-password` },
});

/** To the address that an account had until now. */
export const leftLetter = (user: Reader): Mail => ({
  to: user.email,
  subject: 'Your e-mail address was changed',
  text: `${greeting(user)}

your DevOrbit account ${user.username} has another e-mail address from now on. Letters no longer come here.

If it was not you, write to whoever runs this DevOrbit.`,
});
