import { type Framework, modulesOf } from '@devorbit/content-reader/learning/frameworks.ts';
import type {
  Certificate,
  CertificateEvidence,
  claimCertificate as endpoint,
} from '@devorbit/contract/learning/certificates.ts';
import { moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectIsSample } from '../../../identity/accounts/door.ts';
import { selectProven } from '../../exercises/door.ts';
import { selectMarks } from '../../progress/door.ts';
import { selectOptionalResult } from '../../quizzes/door.ts';
import { categoryNotFound, notEarned } from '../errors.ts';
import type { IssuerDeps } from '../issuer.ts';
import { issueCertificate } from './issue-certificate.ts';

type Deps = IssuerDeps & { database: Database; limits: RateLimits; frameworks: readonly Framework[] };
type Claim = Extract<z.infer<typeof endpoint.body>, { type: 'category' }>;

/**
 * Issues the actor's certificate of a category, by what the server knows: every module is marked as done, and of exercises
 * and quiz what was proven. Throws 404 for a category that is not whole or has no certificate, 409 while modules are left.
 */
export async function claimCategory(deps: Deps, actor: Pick<Actor, 'id'>, claim: Claim): Promise<Certificate> {
  const { database, frameworks } = deps;
  const framework = frameworks.find(({ id }) => id === claim.framework);
  const category = framework?.categories.find(({ id }) => id === claim.id);
  if (!framework || !category?.completionCertificate || category.holds !== undefined) throw categoryNotFound();
  const items = category.modules.map(({ id }) => moduleItem(framework.id, id));
  const [marks, proven, quiz, sample] = await Promise.all([
    selectMarks(database, actor.id, items),
    selectProven(database, actor.id),
    selectOptionalResult(database, actor.id, `${framework.id}.${category.id}`),
    selectIsSample(database, actor.id),
  ]);
  const done = marks.filter(({ state }) => state === 'done').length;
  if (done < items.length) throw notEarned();
  const exercises = modulesOf({ ...framework, categories: [category] })
    .flatMap(({ lessons }) => lessons)
    .flatMap((lesson) =>
      lesson.exercises.map(({ id }) => ({ id: id.replaceAll('/', '.'), versions: lesson.versions })),
    );
  const passed = proven.filter(({ exercise }) => exercises.some(({ id }) => id === exercise));
  const times = passed.map(({ at }) => at).toSorted();
  const evidence: CertificateEvidence[] = [{ kind: 'modules', done, of: items.length }];
  const [first_at, last_at] = [times[0], times.at(-1)];
  if (first_at !== undefined && last_at !== undefined)
    evidence.push({
      kind: 'exercises',
      passed: passed.length,
      of: exercises.length,
      judge: Object.entries(exercises[0]?.versions ?? {})
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
      first_at,
      last_at,
    });
  if (quiz !== null) evidence.push({ kind: 'quiz', percent: quiz.best_percent, at: quiz.best_at });
  return issueCertificate(deps, {
    user_id: actor.id,
    framework: { id: framework.id, name: framework.name },
    category: { id: category.id, name: category.name, project: false },
    holder: claim.holder,
    evidence,
    sample,
  });
}
