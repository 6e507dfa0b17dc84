import type { TokenScope } from '@devorbit/contract/access.ts';
import type { OpenSession, SignIn } from '@devorbit/contract/identity/sessions.ts';
import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { dateText, momentText } from '../../../platform/format/dates.ts';

const methods: Record<string, string> = {
  password: 'Password',
  'password+totp': 'Password and code',
  'password+recovery': 'Password and recovery code',
  passkey: 'Passkey',
  google: 'Google',
  github: 'GitHub',
};
export const methodText = (method: string): string => methods[method] ?? method;

const outcomes: Record<SignIn['outcome'], string> & Partial<Record<string, string>> = {
  success: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  suspended: 'Blocked: account suspended',
};
export const outcomeText = (outcome: string): string => outcomes[outcome] ?? outcome;

/** The network in words; only a prefix of the address is ever known. */
export const networkText = (prefix: string): string => (prefix === '' ? 'Unknown network' : prefix);

export const sessionText = ({ method, ip_prefix, last_used_at }: OpenSession): string =>
  `${methodText(method)} · ${networkText(ip_prefix)} · last used ${momentText(last_used_at)}`;

export const scopeTexts: Record<TokenScope, string> = {
  read: 'Read everything you can see',
  submit: 'Run and submit code',
  write: 'Edit your profile, problems and sharing',
  staff: 'Use your staff rights',
};

/** When the token ends, and when it was last used, in one line. */
export const tokenText = ({ expires_at, last_used_at, ip_prefix }: AccessToken, now: number): string => {
  const end = Date.parse(expires_at) <= now ? 'Expired' : 'Expires';
  const use =
    last_used_at === null ? 'never used' : `last used ${momentText(last_used_at)} from ${networkText(ip_prefix)}`;
  return `${end} ${dateText(expires_at)} · ${use}`;
};

/** Whether the password was right and the account asks for a code too. */
export const needsCode = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  const { details } = error.body as { details?: { code_needed?: unknown } };
  return details?.code_needed === true;
};
