import { randomInt } from 'node:crypto';
import { Registration } from '@devorbit/contract/identity/accounts.ts';
import type { Person } from './providers/provider.ts';

const LONGEST_USERNAME = 30;
const ROOM_FOR_DIGITS = 5;

/** Joiners are parts of words and of emoji. */
const plain = (text: string): string =>
  text
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How the provider calls the person, for the lists of their own account. */
export const labelOf = ({ verifiedEmail, handle, name }: Person): string =>
  plain(verifiedEmail ?? (handle || name)).slice(0, 254) || 'unnamed';

/** The address, where it is one that an account may have. */
export function emailOf({ verifiedEmail }: Person): string | null {
  const { success, data } = Registration.shape.email.safeParse(verifiedEmail);
  return success ? data : null;
}

/** What the account is called at first. */
export function fullNameOf({ name, handle }: Person, username: string): string {
  const { data } = Registration.shape.name.safeParse([...plain(name || handle)].slice(0, 80).join(''));
  return data ?? username;
}

/** Usernames to try one after the other: of the short name, else the name, else the address; then with digits behind. */
export function usernamesOf({ handle, name, verifiedEmail }: Person): string[] {
  const spelled = [handle.split('@')[0] ?? '', name, verifiedEmail?.split('@')[0] ?? '']
    .map((text) =>
      text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/\s+/g, '_')
        .replaceAll(/[^A-Za-z0-9_.-]/g, '')
        .replaceAll(/^[._-]+|[._-]+$/g, '')
        .slice(0, LONGEST_USERNAME - ROOM_FOR_DIGITS),
    )
    .find((text) => text.length > 1);
  const base = spelled ?? 'learner';
  const numbered = () => `${base}_${randomInt(1000, 9999)}`;
  return [base, ...Array.from({ length: 12 }, numbered)];
}
