import type { SecondFactors } from '@devorbit/contract/identity/second-factors.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectPasskeys } from '../passkey-store.ts';
import { presentPasskey } from '../present.ts';
import { selectOptionalRecoveryCodesLeft } from '../store.ts';

/** What protects the actor's own account beside its password. */
export async function showSecondFactors(
  { database }: { database: Database },
  { id }: Pick<Actor, 'id'>,
): Promise<SecondFactors> {
  const left = await selectOptionalRecoveryCodesLeft(database, id);
  const passkeys = await selectPasskeys(database, id);
  return { totp: left !== null, recovery_codes_left: left ?? 0, passkeys: passkeys.map(presentPasskey) };
}
