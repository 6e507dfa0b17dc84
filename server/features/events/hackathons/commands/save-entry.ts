import type { Received } from '@devorbit/contract/endpoint.ts';
import type { Hackathon, saveEntry as Save } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { keepEntry } from './keep-entry.ts';
import { showHackathon } from './show-hackathon.ts';

/** Saves the entry of the caller’s team, submitted or taken back to a draft. Throws as `keepEntry`. */
export function saveEntry(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  { submitted, repositoryUrl, demoUrl, videoUrl, ...given }: Received<typeof Save>['body'],
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const held = await holdOwnTeam(tx, { actor, clock }, id);
    await keepEntry(
      tx,
      { ...held, by: actor.id, at: clock.now() },
      {
        ...given,
        state: submitted ? 'submitted' : 'draft',
        repository_url: repositoryUrl,
        demo_url: demoUrl,
        video_url: videoUrl,
      },
    );
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
