import type { Received } from '@devorbit/contract/endpoint.ts';
import type { Hackathon, saveEntry as Save } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { putEntry } from '../entry-store.ts';
import { entryChanged, teamTooSmall } from '../errors.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { showHackathon } from './show-hackathon.ts';

/** Saves the entry of the caller’s team, submitted or taken back to a draft. Throws 409 where it would submit with too few members. */
export function saveEntry(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  given: Received<typeof Save>['body'],
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const { hackathon, team, members } = await holdOwnTeam(tx, { actor, clock }, id);
    const { title, tagline, text, repositoryUrl, demoUrl, submitted, revision } = given;
    if (submitted && members.length < hackathon.least_members)
      throw teamTooSmall(members.length, hackathon.least_members);
    const saved = await putEntry(
      tx,
      { team: team.id, event: id, revision, at: clock.now() },
      {
        state: submitted ? 'submitted' : 'draft',
        title,
        tagline,
        text,
        repository_url: repositoryUrl,
        demo_url: demoUrl,
      },
    );
    if (!saved) throw entryChanged();
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
