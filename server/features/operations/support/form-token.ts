import { isSignedBy, sign } from '../../../platform/signatures.ts';

const text = (openedAt: string): string => `ticket form ${openedAt}`;

/** Says when a form was opened, in a way that nobody but this server can. It names nobody. */
export const makeFormToken = (secret: string, now: Date): string => {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${sign(secret, text(openedAt))}`;
};

/** How long ago the form was opened, in ms; null for what we did not make. */
export function formAgeOf(secret: string, token: string, now: Date): number | null {
  const [openedAt = '', signature = ''] = token.split('.');
  if (!isSignedBy(secret, text(openedAt), signature)) return null;
  return now.getTime() - Number.parseInt(openedAt, 36);
}
