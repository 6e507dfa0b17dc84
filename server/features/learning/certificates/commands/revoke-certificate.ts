import type { Certificate } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { alreadyRevoked, certificateNotFound } from '../errors.ts';
import { presentCertificate } from '../present.ts';
import { lockCertificate, updateRevoked } from '../store.ts';
import { certificateName } from '../wording.ts';

/** Staff revoke a certificate for a reason that everybody may read. It is kept in the audit log, and its holder is told. */
export async function revokeCertificate(
  { database, clock, site }: { database: Database; clock: Clock; site: () => string },
  { actor, ip }: { actor: Staff; ip: string },
  id: string,
  reason: string,
): Promise<Certificate> {
  return database.transaction(async (tx) => {
    const row = await lockCertificate(tx, id);
    if (row === null) throw certificateNotFound();
    if (row.revoked_at !== null) throw alreadyRevoked();
    const at = clock.now();
    await updateRevoked(tx, id, reason, at);
    await recordAct(tx, { at, actor, ip, act: 'certificate.revoke', subject: `certificate ${id}`, detail: { reason } });
    if (row.user_id !== null)
      await notify(tx, {
        user_id: row.user_id,
        kind: 'certificates',
        at,
        title: `Your ${certificateName(row.framework_name, row.category_name)} was revoked.`,
        body: reason,
        link: pathOf('verify', { certificateId: id }),
      });
    return presentCertificate({ ...row, revoked_at: at.toISOString(), revoked_reason: reason }, site());
  });
}
