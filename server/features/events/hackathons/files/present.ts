import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import { signAddress } from '../../../../platform/http/signed-address.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { EntryFileRow } from './store.ts';

/** Addresses for who asks: signed, as pictures and links send no session. A visitor sees only what everybody may. */
export function presentFiles(
  rows: readonly EntryFileRow[],
  { event, entry }: { event: number; entry: number },
  { actor, secret, now }: { actor: Actor | null; secret: string; now: Date },
): EntryFiles {
  const addressOf = ({ id, digest }: EntryFileRow): string => {
    const path = `/api/events/${event}/entries/${entry}/files/${id}/${digest}`;
    return actor === null ? path : signAddress(secret, path, actor.id, now);
  };
  return {
    pictures: rows.flatMap((row) =>
      row.kind === 'picture' ? [{ id: row.id, address: addressOf(row), alt: row.alt }] : [],
    ),
    files: rows.flatMap((row) =>
      row.kind === 'file' ? [{ id: row.id, address: addressOf(row), name: row.name, size: row.size }] : [],
    ),
    bytes: rows.reduce((sum, { size }) => sum + size, 0),
  };
}
