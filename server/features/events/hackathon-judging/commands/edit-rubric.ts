import type { Received } from '@devorbit/contract/endpoint.ts';
import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Criterion, editRubric as Edit } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { rubricFinal, strangeCriterion } from '../errors.ts';
import { putCriteria, selectCriteria, selectIsFinal } from '../rubric-store.ts';
import { lockJudging, updateDraftsWithout } from '../store.ts';
import { findJudged } from './find-judged.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Writes a hackathon’s rubric anew. What judges have typed by a criterion that stays is kept. Throws 409 once somebody has
 * submitted scores.
 */
export function editRubric(
  { database, clock }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { criteria }: Received<typeof Edit>['body'],
): Promise<Criterion[]> {
  return database.transaction(async (tx) => {
    const { event } = await findJudged(tx, actor, id);
    await lockJudging(tx, id, PER_ENTRY.usual);
    if (await selectIsFinal(tx, id)) throw rubricFinal();
    const before = new Set((await selectCriteria(tx, id)).map(({ number }) => number));
    const kept = new Set(criteria.flatMap(({ number }) => number ?? []));
    if ([...kept].some((number) => !before.has(number))) throw strangeCriterion();
    let last = Math.max(...before);
    const written = criteria.map((one) => ({ ...one, number: one.number ?? ++last }));
    await putCriteria(tx, id, written);
    await updateDraftsWithout(
      tx,
      id,
      [...before].filter((number) => !kept.has(number)),
    );
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.rubric',
      subject: `event ${id}`,
      detail: { title: event.title, criteria: written.map(({ name, weight }) => ({ name, weight })) },
    });
    return written;
  });
}
