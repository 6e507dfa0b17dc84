import type { Identity } from '@devorbit/contract/identity/social.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectIdentities } from '../store.ts';

/** The accounts elsewhere that open the caller's. */
export const listOwnIdentities = ({ database }: { database: Database }, actor: Actor): Promise<Identity[]> =>
  selectIdentities(database, actor.id);
