import type { Reply, Sent } from '@devorbit/contract/endpoint.ts';
import type {
  changeEmail,
  forgotPassword,
  resendVerification,
  resetPassword,
  revokeTokensAfterReset as revokeTokens,
  verifyEmail,
} from '@devorbit/contract/identity/recovery.ts';
import { call, route } from '../../../../platform/http-client.ts';
import { withProof } from '../../../../platform/proof.ts';

const forgotRoute = route<typeof forgotPassword>('POST', '/api/forgot-password/');
const resetRoute = route<typeof resetPassword>('POST', '/api/reset-password/');
const revokeRoute = route<typeof revokeTokens>('POST', '/api/reset-password/tokens/');
const verifyRoute = route<typeof verifyEmail>('POST', '/api/verify-email/');
const resendRoute = route<typeof resendVerification>('POST', '/api/verify-email/resend/');
const changeRoute = route<typeof changeEmail>('POST', '/api/change-email/');

/** Answers the same sentence whatever the address is. */
export const askForReset = async (email: string): Promise<string> =>
  (await call(forgotRoute, { body: { email: email.trim() } })).message;

export type AfterReset = Reply<typeof resetPassword>;

export const setForgottenPassword = (body: Sent<typeof resetPassword>['body']): Promise<AfterReset> =>
  call(resetRoute, { body });

/** With what the reset answered. */
export const revokeTokensAfterReset = async (token: string): Promise<string> =>
  (await call(revokeRoute, { body: { token } })).message;

export const confirmAddress = (token: string): Promise<Reply<typeof verifyEmail>> =>
  call(verifyRoute, { body: { token } });

export const sendEmailAgain = async (): Promise<string> => (await call(resendRoute, {})).message;

/** Asks who acts where that is needed. */
export const askForChange = (email: string): Promise<string> =>
  withProof(async () => (await call(changeRoute, { body: { email: email.trim() } })).message);
