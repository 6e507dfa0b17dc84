import type { Database } from '../../../platform/database.ts';
import { selectOptionalRecoveryCodesLeft } from './store.ts';

// What other features ask of second factors: whether the actor may is for them to ask.

/** Whether the account has an authenticator app that is set up. */
export const hasTotp = async ({ database }: { database: Database }, userId: number): Promise<boolean> =>
  (await selectOptionalRecoveryCodesLeft(database, userId)) !== null;
