import { createSeal } from '../../../platform/sealed.ts';

type Deps = { secret: string };

/** The app's secret as it is kept: sealed for this one account. `secret` is the server's. */
export const sealTotpSecret = ({ secret }: Deps, userId: number, base32: string): string =>
  createSeal(secret, 'totp').close(base32, String(userId));

export const openTotpSecret = ({ secret }: Deps, userId: number, sealed: string): string =>
  createSeal(secret, 'totp').open(sealed, String(userId));
