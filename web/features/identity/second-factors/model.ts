import type { Passkey } from '@devorbit/contract/identity/second-factors.ts';
import { plainSentence } from '../../../platform/api-error.ts';
import { dateText } from '../../../platform/format/dates.ts';
import { PASSKEY_CANCELLED, PASSKEY_FAILED, PASSKEY_MADE_BEFORE } from './copy.ts';

/** Whether this browser has WebAuthn here: plain http has none, but for localhost. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** What is said where a passkey was not made or used: the browser's refusals by their name, else the server's sentence. */
export const passkeyMessage = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return PASSKEY_CANCELLED;
  if (name === 'InvalidStateError') return PASSKEY_MADE_BEFORE;
  return plainSentence(error, PASSKEY_FAILED);
};

/** When it was made and used, and whether a lost device would lose it. */
export const passkeyText = ({ created_at, last_used_at, synced }: Passkey): string =>
  [
    `Added ${dateText(created_at)}`,
    last_used_at === null ? 'never used' : `last used ${dateText(last_used_at)}`,
    synced ? 'synced between your devices' : 'on one device only',
  ].join(' · ');

/** A secret in groups of four, as it is typed. */
export const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What the file of recovery codes holds. */
export const recoveryFile = (codes: string[], username: string): string =>
  ['DevOrbit recovery codes', `Account: ${username}`, 'Each code works once.', '', ...codes, ''].join('\n');
