import { pathOf } from '@devorbit/contract/path-of.ts';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { notify } from '../notifications/commands/notify.ts';
import { tooManyCodes } from './errors.ts';
import { recoveryDigest } from './secrets.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCode,
  selectOptionalTotpForUpdate,
  type Totp,
  updateRightCode,
  updateWrongCodes,
} from './store.ts';
import { openTotpSecret } from './totp-secret.ts';

/** RFC 6238 as every app speaks it; one step of 30 s to either side for clocks that differ. */
export const TOTP_KIND = { issuer: 'DevOrbit', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const WINDOW = 1;
/** Wrong codes of one account before it has to wait, and the time in which they are counted, in ms. */
export const WRONG_CODES = 5;
const WRONG_CODES_MS = 5 * 60 * 1000;

type Deps = { clock: Clock; secret: string };
export type Verdict = 'totp' | 'recovery' | 'wrong';

const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step that a code stands for, or null where it is none, is wrong, or its step was taken before. */
export function stepOf(secret: string, code: string, lastStep: number, now: Date): number | null {
  // The library throws at six characters of more than six bytes.
  if (!isTotpCode(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...TOTP_KIND,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: WINDOW,
  });
  const step = delta === null ? null : TOTP.counter({ period: TOTP_KIND.period, timestamp }) + delta;
  return step !== null && step > lastStep ? step : null;
}

/**
 * Takes a code of the app, or a recovery code, of an account whose app is confirmed; each works once. A wrong one is
 * counted, so the caller commits in either case. Throws a Refusal while there were too many.
 */
export async function verifyCode(tx: Queryable, deps: Deps, userId: number, given: string): Promise<Verdict> {
  const totp = await selectOptionalTotpForUpdate(tx, userId);
  if (totp === null || totp.confirmed_at === null) return 'wrong';
  const now = deps.clock.now();
  const wrongBefore = wrongCodesNow(totp, now);
  const code = given.replaceAll(/\s/g, '');
  if (isTotpCode(code)) {
    const step = stepOf(openTotpSecret(deps, userId, totp.secret), code, totp.last_step, now);
    if (step !== null) {
      await updateRightCode(tx, userId, step);
      return 'totp';
    }
  } else if ((await deleteRecoveryCode(tx, userId, recoveryDigest(code))) === 1) {
    await updateRightCode(tx, userId, 0);
    await tellOfRecovery(tx, userId, now);
    return 'recovery';
  }
  await countWrong(tx, userId, wrongBefore, totp.wrong_until, now);
  return 'wrong';
}

/** How many are counted at the moment. Throws where it is enough. */
function wrongCodesNow({ wrong_codes, wrong_until }: Totp, now: Date): number {
  const leftMs = wrong_until === null ? 0 : Date.parse(wrong_until) - now.getTime();
  if (leftMs <= 0) return 0;
  if (wrong_codes >= WRONG_CODES) throw tooManyCodes(Math.ceil(leftMs / 1000));
  return wrong_codes;
}

async function countWrong(
  tx: Queryable,
  userId: number,
  before: number,
  until: string | null,
  at: Date,
): Promise<void> {
  const end = before > 0 && until !== null ? new Date(until) : new Date(at.getTime() + WRONG_CODES_MS);
  await updateWrongCodes(tx, userId, before + 1, end);
  if (before + 1 < WRONG_CODES) return;
  await notify(tx, {
    user_id: userId,
    kind: 'security',
    at,
    title: 'Several wrong codes were entered for your account',
    body: 'Someone got past the first step of signing in, then entered wrong codes. If this wasn’t you, change your password.',
    link: `${pathOf('profile')}?tab=security`,
  });
}

async function tellOfRecovery(tx: Queryable, userId: number, at: Date): Promise<void> {
  const left = await countRecoveryCodes(tx, userId);
  await notify(tx, {
    user_id: userId,
    kind: 'security',
    at,
    title: 'A recovery code was used to sign in',
    body: `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. If this wasn’t you, change your password.`,
    link: `${pathOf('profile')}?tab=security`,
  });
}
