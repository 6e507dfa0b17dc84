import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { holdOwnTeam } from '../../commands/hold-own-team.ts';
import { keepEntry } from '../../commands/keep-entry.ts';
import { showHackathon } from '../../commands/show-hackathon.ts';
import { selectOptionalEntryOf } from '../../entry-store.ts';
import { entryNotFound, versionNotFound } from '../../errors.ts';
import { selectOptionalVersion } from '../store.ts';

/** Saves the entry of the caller’s team as it was in a version; whether it is submitted stays as it is. Throws as `keepEntry`. */
export function restoreVersion(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, version, revision }: { id: number; version: number; revision: number },
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const held = await holdOwnTeam(tx, { actor, clock }, id);
    const entry = await selectOptionalEntryOf(tx, held.team.id);
    if (entry === null) throw entryNotFound();
    const fields = await selectOptionalVersion(tx, entry.id, version);
    if (fields === null) throw versionNotFound();
    await keepEntry(tx, { ...held, by: actor.id, at: clock.now() }, { ...fields, state: entry.state, revision });
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
