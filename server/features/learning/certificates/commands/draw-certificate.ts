import { createHash } from 'node:crypto';
import type { CertificateFormat } from '@devorbit/contract/learning/certificates-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Database } from '../../../../platform/database.ts';
import { certificateNotFound, revokedFile } from '../errors.ts';
import type { DrawingPool } from '../paper/drawing-pool.ts';
import { selectOptionalCertificate, selectSigned } from '../store.ts';

const types: Record<CertificateFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/vc+ld+json',
  jwt: 'application/jwt',
};

/**
 * A certificate as a file; each holds the signed credential, so that it can be verified by itself. Anybody may; throws 409
 * for one that was revoked.
 */
export async function drawCertificate(
  { database, site, pool }: { database: Database; site: () => string; pool: DrawingPool },
  id: string,
  format: CertificateFormat,
): Promise<{ bytes: Buffer; digest: string; type: string; name: string }> {
  const row = await selectOptionalCertificate(database, id);
  if (row === null) throw certificateNotFound();
  const { credential, jwt } = await selectSigned(database, id);
  if (row.revoked_at !== null || credential === null || jwt === null) throw revokedFile();
  const json = JSON.stringify(credential);
  const written = async (): Promise<Buffer> => {
    if (format === 'json') return Buffer.from(json);
    if (format === 'jwt') return Buffer.from(jwt);
    const { level, holder, earned_at, evidence, sample } = row;
    const framework = { id: row.framework_id, name: row.framework_name };
    const category = { id: row.category_id, name: row.category_name };
    const url = site() + pathOf('verify', { certificateId: id });
    const on = { id, framework, category, level, holder, earned_at, evidence, sample, url };
    return pool.draw({ on, format, credential: json });
  };
  const bytes = await written();
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { bytes, digest, type: types[format], name: `${id}.${format}` };
}
