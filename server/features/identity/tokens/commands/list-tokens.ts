import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectTokens } from '../store.ts';

/** The caller's own, newest first. */
export const listTokens = ({ database }: { database: Database }, { id }: Actor): Promise<AccessToken[]> =>
  selectTokens(database, id);
