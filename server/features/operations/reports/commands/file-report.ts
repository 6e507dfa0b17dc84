import type { report as endpoint } from '@devorbit/contract/operations/reports.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { alreadyReported, notOnesOwn, subjectNotFound } from '../errors.ts';
import { reportsPerDay } from '../limits.ts';
import { type Reportables, reportableOf } from '../reportables.ts';
import { insertReport } from '../store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; reportables: Reportables };
type Input = z.output<typeof endpoint.body>;

/**
 * Tells the moderators of something of another's that the actor can see. Throws where there is no such thing (404), it is
 * the actor's own (400), or the actor's report of it is still open (409).
 */
export async function fileReport(deps: Deps, actor: Actor, { kind, id, reason, note }: Input): Promise<void> {
  const { database, clock, limits, reportables } = deps;
  await limits.take(reportsPerDay, String(actor.id));
  const subject = await reportableOf(reportables, kind).find(database, actor, id);
  if (subject === null) throw subjectNotFound();
  if (subject.owner_id === actor.id) throw notOnesOwn();
  const told = { ...subject, subject_kind: kind, reporter_id: actor.id, reason, note, created_at: clock.now() };
  if (!(await insertReport(database, told))) throw alreadyReported();
}
