import { Refusal } from '../../../platform/errors.ts';

export const wrongCode = (): Refusal => new Refusal('invalid', 'That code is not right');

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
  new Refusal('conflict', 'Your authenticator app is set up already. Turn it off first.');

export const totpIsOff = (): Refusal => new Refusal('conflict', 'Two-factor sign-in is off');

export const totpNotStarted = (): Refusal => new Refusal('conflict', 'Start with a new secret first');

/** One sentence for every way in which a passkey's answer can be wrong: the reason is nobody's but its owner's. */
export const passkeyRefused = (): Refusal => new Refusal('invalid', 'This passkey was not accepted. Please try again.');

export const passkeyChallengeGone = (): Refusal =>
  new Refusal('invalid', 'This took too long, or was answered before. Please try again.');

export const noSuchPasskey = (): Refusal => new Refusal('missing', 'There is no such passkey');

export const passkeyKnown = (): Refusal => new Refusal('conflict', 'This passkey is kept already');

export const tooManyPasskeys = (most: number): Refusal =>
  new Refusal('conflict', `An account has at most ${most} passkeys. Remove one first.`);

export const passkeysNeedName = (origin: string): Refusal =>
  new Refusal('unavailable', `Passkeys need a name in the address, not a number: open ${origin} instead.`);

export const passkeysNeedPublicUrl = (): Refusal =>
  new Refusal(
    'unavailable',
    'Passkeys are not set up here: the operator has to set PUBLIC_URL to the address of this site.',
  );
