import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showEntry as Show } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayReadRun, mayReadVersions } from '../policy.ts';
import { presentEntry, presentTeam } from '../present.ts';
import { findEntry } from './find-entry.ts';

/** An entry for who asks; 404 for one that they may not see. */
export async function showEntry(
  deps: { database: Database; clock: Clock },
  actor: Actor | null,
  asked: { id: number; entry: number },
): Promise<Reply<typeof Show>> {
  const { event, entry, team, members, own, open } = await findEntry(deps, actor, asked);
  return {
    ...presentEntry(entry),
    team: presentTeam(team, members),
    hasVersions: actor !== null && mayReadVersions(actor, event, { own }),
    hasRun: entry.run_command !== '' && mayReadRun(actor, event, { state: entry.state, open }),
  };
}
