import type { PointsGiven } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayJudge } from '../../events/policy.ts';
import {
  alreadyReleased,
  entriesOpen,
  judgingClosed,
  notAssigned,
  notYourJudging,
  unknownCriterion,
} from '../errors.ts';
import { phaseOf } from '../policy.ts';
import { selectCriteria } from '../rubric-store.ts';
import {
  type AssignmentRow,
  type JudgedEntry,
  lockOptionalAssignment,
  selectJudgedEntries,
  shareOptionalJudging,
} from '../store.ts';
import { findHackathon } from './find-hackathon.ts';

type Held = { entry: JudgedEntry; assignment: AssignmentRow; criteria: Awaited<ReturnType<typeof selectCriteria>> };

/**
 * One of the caller’s entries, which they may score at this moment by these criteria, held to the end of the transaction.
 * Throws 403 for one that is not theirs or of their own team, 409 while nobody may score.
 */
export async function holdAssignment(
  tx: Queryable,
  { actor, clock }: { actor: Actor; clock: Clock },
  { id, entry: wanted }: { id: number; entry: number },
  points: PointsGiven = {},
): Promise<Held> {
  const { event, hackathon } = await findHackathon(tx, actor, id);
  if (!mayJudge(actor, event)) throw notYourJudging();
  const phase = phaseOf(hackathon, await shareOptionalJudging(tx, id), clock.now());
  if (phase === 'released') throw alreadyReleased();
  if (phase === 'closed') throw judgingClosed();
  if (phase === 'entries') throw entriesOpen();
  const assignment = await lockOptionalAssignment(tx, { event: id, entry: wanted, judge: actor.id });
  const entry = (await selectJudgedEntries(tx, id)).find((one) => one.id === wanted);
  if (assignment === null || entry === undefined) throw notAssigned();
  const criteria = await selectCriteria(tx, id);
  const known = new Set(criteria.map(({ number }) => String(number)));
  if (Object.keys(points).some((number) => !known.has(number))) throw unknownCriterion();
  return { entry, assignment, criteria };
}
