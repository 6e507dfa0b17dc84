import {
  type Certificate,
  type CertificateEvidence,
  type claimCertificate as endpoint,
  ROADMAP_CATEGORY,
} from '@devorbit/contract/learning/certificates.ts';
import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectIsSample } from '../../../identity/accounts/door.ts';
import { selectMarks } from '../../progress/door.ts';
import { roadmapNotFound, topicsLeft } from '../errors.ts';
import type { IssuerDeps } from '../issuer.ts';
import type { CertifiedRoadmap } from '../roadmap-certificates.ts';
import { selectSolvedOf } from '../store.ts';
import { issueCertificate } from './issue-certificate.ts';

type Deps = IssuerDeps & { database: Database; limits: RateLimits; roadmaps: readonly CertifiedRoadmap[] };

/**
 * Issues the actor's certificate of a roadmap, by what the server knows: every core topic is marked as done. Skipped topics
 * are not done. Throws 404 for a roadmap that is not whole, 409 while topics are left. `earnedAt` is for the demo world.
 */
export async function claimCertificate(
  deps: Deps,
  actor: Pick<Actor, 'id'>,
  { type, id, holder }: Extract<z.infer<typeof endpoint.body>, { type: 'role' | 'skill' }>,
  earnedAt?: Date,
): Promise<Certificate> {
  const { database, clock, roadmaps } = deps;
  const roadmap = roadmaps.find((one) => one.type === type && one.id === id);
  if (roadmap === undefined) throw roadmapNotFound();
  const { topics, title } = roadmap;
  const marks = await selectMarks(
    database,
    actor.id,
    topics.map((topic) => conceptItem(topic.id)),
  );
  const done = marks.filter(({ state }) => state === 'done').length;
  if (done < topics.length) throw topicsLeft(topics.length - done);
  const [[practised], sample] = await Promise.all([
    selectSolvedOf(database, actor.id, [roadmap], earnedAt ?? clock.now()),
    selectIsSample(database, actor.id),
  ]);
  const evidence: CertificateEvidence[] = [{ kind: 'topics', done, of: topics.length }];
  if (practised !== undefined && practised.last_at !== null)
    evidence.push({ kind: 'problems', solved: practised.solved, last_at: practised.last_at });
  return issueCertificate(deps, {
    user_id: actor.id,
    framework: { id, name: title },
    category: { id: ROADMAP_CATEGORY, name: 'Roadmap', project: false },
    holder,
    evidence,
    sample,
    ...(earnedAt && { earned_at: earnedAt }),
  });
}
