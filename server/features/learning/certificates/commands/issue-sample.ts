import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { selectHasDemoWorld, selectSamplePeople } from '../../../identity/accounts/door.ts';
import type { IssuerDeps } from '../issuer.ts';
import type { CertifiedRoadmap } from '../roadmap-certificates.ts';
import { selectHasCertificate } from '../store.ts';
import { claimCertificate } from './claim-certificate.ts';
import { listClaims } from './list-claims.ts';

const LEARNER = 'demo_learner';
const ROADMAP = { type: 'skill', id: 'javascript' } as const;
/** A fixed moment, so that its number is the same everywhere: `cert-javascript-roadmap-1778925600000`. */
const EARNED_AT = new Date('2026-05-16T10:00:00.000Z');

/** Where there is a demo world, its learner has one certificate, claimed by what they have marked. Does nothing a second time. */
export async function issueSample(
  deps: IssuerDeps & { database: Database; limits: RateLimits; roadmaps: readonly CertifiedRoadmap[] },
): Promise<void> {
  const { database } = deps;
  if (!(await selectHasDemoWorld(database))) return;
  const id = (await selectSamplePeople(database)).get(LEARNER);
  if (id === undefined || (await selectHasCertificate(database, id))) return;
  const claim = (await listClaims(deps, { id })).find((one) => one.id === ROADMAP.id);
  if (claim?.left.length === 0) await claimCertificate(deps, { id }, { ...ROADMAP, holder: 'Demo Learner' }, EARNED_AT);
}
