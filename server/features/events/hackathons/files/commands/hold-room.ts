import { MAX_ENTRY_BYTES, MAX_ENTRY_FILES, MAX_ENTRY_PICTURES } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { holdOwnTeam } from '../../commands/hold-own-team.ts';
import { selectOptionalEntryOf } from '../../entry-store.ts';
import { entryFull, saveFirst, tooManyFiles, tooManyPictures } from '../../errors.ts';
import { selectFiles } from '../store.ts';

/**
 * The entry of the caller's team, and how many bytes it has room for, to the end of the transaction. Throws as
 * `holdOwnTeam`, 409 where there is no entry yet and where it has as many as it may, and 413 where it is full.
 */
export async function holdRoom(
  tx: Queryable,
  { actor, clock }: { actor: Actor; clock: Clock },
  { id, kind }: { id: number; kind: 'picture' | 'file' },
): Promise<{ entry: number; room: number }> {
  const { team } = await holdOwnTeam(tx, { actor, clock }, id);
  const entry = await selectOptionalEntryOf(tx, team.id);
  if (entry === null) throw saveFirst();
  const there = await selectFiles(tx, entry.id);
  const count = there.filter((one) => one.kind === kind).length;
  if (kind === 'picture' && count >= MAX_ENTRY_PICTURES) throw tooManyPictures();
  if (kind === 'file' && count >= MAX_ENTRY_FILES) throw tooManyFiles();
  const room = MAX_ENTRY_BYTES - there.reduce((sum, { size }) => sum + size, 0);
  if (room <= 0) throw entryFull();
  return { entry: entry.id, room };
}
