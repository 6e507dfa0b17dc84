import type { report as endpoint } from '@devorbit/contract/operations/reports.ts';
import { ProblemId } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { showSolution } from '../../../practice/submissions/sharing/commands/show-solution.ts';
import { alreadyReported, notOnesOwn, subjectNotFound } from '../errors.ts';
import { reportsPerDay } from '../limits.ts';
import {
  insertReport,
  selectOptionalProblem,
  selectOptionalProfile,
  selectOptionalSolution,
  type Subject,
} from '../store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };
type Input = z.output<typeof endpoint.body>;

/**
 * Tells the moderators of something of another's that the actor can see. Throws where there is no such thing (404), it is
 * the actor's own (400), or the actor's report of it is still open (409).
 */
export async function fileReport(deps: Deps, actor: Actor, { kind, id, reason, note }: Input): Promise<void> {
  const { database, clock, limits } = deps;
  await limits.take(reportsPerDay, String(actor.id));
  const subject = await findSubject(deps, actor, { kind, id });
  if (subject === null) throw subjectNotFound();
  if (subject.owner_id === actor.id) throw notOnesOwn();
  const told = { ...subject, subject_kind: kind, reporter_id: actor.id, reason, note, created_at: clock.now() };
  if (!(await insertReport(database, told))) throw alreadyReported();
}

async function findSubject(
  deps: { database: Database },
  actor: Actor,
  { kind, id }: Pick<Input, 'kind' | 'id'>,
): Promise<Subject | null> {
  const { database } = deps;
  if (kind === 'profile') return selectOptionalProfile(database, id);
  if (kind === 'problem') {
    const known = ProblemId.safeParse(id);
    return known.success ? selectOptionalProblem(database, known.data) : null;
  }
  if (!z.uuid().safeParse(id).success) return null;
  // Who may not read a solution does not learn that it is there.
  await showSolution(deps, actor, id);
  return selectOptionalSolution(database, id);
}
