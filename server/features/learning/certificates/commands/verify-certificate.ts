import type { CertificateProof } from '@devorbit/contract/learning/certificates.ts';
import type { Database } from '../../../../platform/database.ts';
import { certificateNotFound } from '../errors.ts';
import { selectKeys } from '../issuer-store.ts';
import { type IssuerDeps, issuerDocuments } from '../issuer.ts';
import { presentCertificate } from '../present.ts';
import { selectOptionalCertificate, selectSigned } from '../store.ts';
import { signList } from './sign-list.ts';

/** A certificate with all that is needed to check it without us. Anybody may; throws 404 for a number that we never gave. */
export async function verifyCertificate(
  deps: IssuerDeps & { database: Database },
  id: string,
): Promise<CertificateProof> {
  const row = await selectOptionalCertificate(deps.database, id);
  if (row === null) throw certificateNotFound();
  const [signed, keys, status_list] = await Promise.all([
    selectSigned(deps.database, id),
    selectKeys(deps.database),
    signList(deps, row.status_list),
  ]);
  return {
    certificate: presentCertificate(row, deps.site()),
    ...signed,
    issuers: issuerDocuments(deps, keys),
    status_list,
  };
}
