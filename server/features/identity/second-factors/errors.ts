import { Refusal } from '../../../platform/errors.ts';

export const wrongCode = (): Refusal => new Refusal('invalid', 'That code isn’t right');

/** The same for one that never was, was answered, or is too old. Not a 401, which would end the caller's session. */
export const challengeGone = (): Refusal =>
  new Refusal('invalid', 'This sign-in has taken too long. Please sign in again.');

export const tooManyCodes = (seconds: number): Refusal =>
  new Refusal(
    'too_many',
    `Too many wrong codes. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    seconds,
  );

export const totpIsOn = (): Refusal =>
  new Refusal('conflict', 'An authenticator app is already set up. Turn it off first.');

export const totpIsOff = (): Refusal => new Refusal('conflict', 'Two-factor sign-in is off');

export const totpNotStarted = (): Refusal => new Refusal('conflict', 'Start the setup first');

/** One sentence for every way in which a passkey's answer can be wrong: the reason is nobody's but its owner's. */
export const passkeyRefused = (): Refusal => new Refusal('invalid', 'This passkey was not accepted. Please try again.');

export const passkeyChallengeGone = (): Refusal =>
  new Refusal('invalid', 'This request has expired or was already used. Please try again.');

export const noSuchPasskey = (): Refusal => new Refusal('missing', 'Passkey not found');

export const passkeyKnown = (): Refusal => new Refusal('conflict', 'This passkey is already on your account');

export const tooManyPasskeys = (most: number): Refusal =>
  new Refusal('conflict', `You can have up to ${most} passkeys. Remove one first.`);

export const passkeysNeedName = (origin: string): Refusal =>
  new Refusal('unavailable', `Passkeys don’t work with an IP address. Open ${origin} instead.`);

export const passkeysNeedPublicUrl = (): Refusal =>
  new Refusal(
    'unavailable',
    'Passkeys aren’t set up here. The operator needs to set PUBLIC_URL to the address of this site.',
  );
