import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showResult as Show } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noResult } from '../errors.ts';
import { presentReleased } from '../present.ts';
import { selectEntryResults, selectJudgeResults, selectOptionalReleased } from '../result-store.ts';
import { findHackathon } from './find-hackathon.ts';

/** What was released of a hackathon. Throws 404 before, whoever asks. */
export async function showResult(
  { database }: { database: Database },
  actor: Actor | null,
  id: number,
): Promise<Reply<typeof Show>> {
  await findHackathon(database, actor, id);
  const released = await selectOptionalReleased(database, id);
  if (released === null) throw noResult();
  return {
    ...presentReleased(await selectEntryResults(database, id), await selectJudgeResults(database, id)),
    releasedAt: released.released_at,
  };
}
