import type { Certificate } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { CertificateRow } from './store.ts';
import { certificateName } from './wording.ts';

/** `site` is the address that people see, without a last slash. */
export const presentCertificate = (row: CertificateRow, site: string): Certificate => ({
  id: row.id,
  frameworkId: row.framework_id,
  categoryId: row.category_id,
  dateEarned: row.earned_at,
  verificationUrl: site + pathOf('verify', { certificateId: row.id }),
  name: certificateName(row.framework_name, row.category_name),
  level: row.level,
  holder: row.holder,
  evidence: row.evidence,
  state: row.revoked_at === null ? 'valid' : 'revoked',
  revoked_at: row.revoked_at,
  revoked_reason: row.revoked_reason,
  superseded_by: row.superseded_by,
  sample: row.sample,
});
