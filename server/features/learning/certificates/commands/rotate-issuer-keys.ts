import type { IssuerKeys } from '@devorbit/contract/learning/certificates.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { lockKeys, updateRetired } from '../issuer-store.ts';
import type { IssuerDeps } from '../issuer.ts';
import { holdIssuer } from './hold-issuer.ts';

/** New keys sign from now on. The old ones stay published: what they signed stays valid. */
export async function rotateIssuerKeys(
  deps: IssuerDeps & { database: Database },
  { actor, ip }: { actor: Superuser; ip: string },
): Promise<z.infer<typeof IssuerKeys>> {
  return deps.database.transaction(async (tx) => {
    await lockKeys(tx);
    const at = deps.clock.now();
    await updateRetired(tx, at);
    const keys = await holdIssuer(deps, tx);
    const active = keys.filter(({ retired_at }) => retired_at === null).map(({ id }) => id);
    await recordAct(tx, { at, actor, ip, act: 'issuer_keys.rotate', subject: `issuer keys ${active.join(', ')}` });
    return { keys: keys.map(({ id, kind, created_at, retired_at }) => ({ id, kind, created_at, retired_at })) };
  });
}
