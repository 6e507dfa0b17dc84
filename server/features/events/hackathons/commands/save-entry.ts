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
  { submitted, ...given }: Received<typeof Save>['body'],
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const held = await holdOwnTeam(tx, { actor, clock }, id);
    await keepEntry(
      tx,
      { ...held, by: actor.id, at: clock.now() },
      {
        state: submitted ? 'submitted' : 'draft',
        revision: given.revision,
        title: given.title,
        tagline: given.tagline,
        text: given.text,
        repository_url: given.repositoryUrl,
        demo_url: given.demoUrl,
        video_url: given.videoUrl,
        run_source: given.runSource,
        run_language: given.runLanguage,
        run_build: given.runBuild,
        run_command: given.runCommand,
        run_input: given.runInput,
      },
    );
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
