import type { Certificate } from '@devorbit/contract/learning/certificates.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { certificateNotFound, notYourCertificate } from '../errors.ts';
import { isHolder } from '../policy.ts';
import { presentCertificate } from '../present.ts';
import { lockCertificate, updateEmptied, updateRevoked } from '../store.ts';

const WITHDRAWN = 'Withdrawn by its holder.';

/** The holder revokes their own certificate, also one that was revoked: their name goes from it for good. A second time it changes nothing. */
export async function withdrawCertificate(
  { database, clock, site }: { database: Database; clock: Clock; site: () => string },
  actor: Actor,
  id: string,
): Promise<Certificate> {
  return database.transaction(async (tx) => {
    const row = await lockCertificate(tx, id);
    if (row === null) throw certificateNotFound();
    if (!isHolder(actor, row)) throw notYourCertificate();
    await updateEmptied(tx, id);
    const revoked_at = row.revoked_at ?? clock.now().toISOString();
    const revoked_reason = row.revoked_reason ?? WITHDRAWN;
    if (row.revoked_at === null) await updateRevoked(tx, id, revoked_reason, new Date(revoked_at));
    return presentCertificate({ ...row, holder: '', revoked_at, revoked_reason }, site());
  });
}
