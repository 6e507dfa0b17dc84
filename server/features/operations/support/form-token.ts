import { readSigned, signed } from '../../../platform/signatures.ts';

const PURPOSE = 'support form';

/** Says when a form was opened, in a way that nobody but this server can. It names nobody. */
export const makeFormToken = (secret: string, now: Date): string => signed(secret, PURPOSE, now.getTime().toString(36));

/** How long ago the form was opened, in ms; null for what we did not make. */
export function formAgeOf(secret: string, token: string, now: Date): number | null {
  const openedAt = readSigned(secret, PURPOSE, token);
  return openedAt === null ? null : now.getTime() - Number.parseInt(openedAt, 36);
}
