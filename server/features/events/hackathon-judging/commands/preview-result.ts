import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { previewResult as Preview } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { phaseOf } from '../policy.ts';
import { presentWorkedOut } from '../present.ts';
import { selectDeciders } from '../result-store.ts';
import { selectJudges, selectOptionalJudging } from '../store.ts';
import { findJudged } from './find-judged.ts';
import { workOutResult } from './work-out-result.ts';

/** How a hackathon would end now, for its organizers. */
export async function previewResult(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Reply<typeof Preview>> {
  const { hackathon } = await findJudged(database, actor, id);
  const found = await workOutResult(database, id);
  const names = new Map((await selectDeciders(database, id)).map(({ id: one, username }) => [one, username]));
  const people = new Map((await selectJudges(database, id)).map((judge) => [judge.user_id, judge]));
  const result = presentWorkedOut(found, names);
  return {
    ...result,
    phase: phaseOf(hackathon, await selectOptionalJudging(database, id), clock.now()),
    closesAt: hackathon.judging_closes_at,
    judges: result.judges.map((one, at) => {
      const { username = '', name = '' } = people.get(found.judges[at]?.judge_id ?? 0) ?? {};
      return { ...one, username, name };
    }),
    missing: found.missing,
  };
}
