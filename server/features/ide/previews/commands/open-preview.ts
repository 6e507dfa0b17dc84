import { createHash, randomBytes } from 'node:crypto';
import type { Preview } from '@devorbit/contract/ide/previews.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayRead } from '../../projects/policy.ts';
import type { PreviewOrigins } from '../policy.ts';
import { deleteOlderPreviews, insertPreview } from '../store.ts';

const TOKEN_BYTES = 16;
/** A long day of work. */
const VALID_MS = 12 * 60 * 60 * 1000;
/** Addresses of one user that are good at a time: the tabs of a few projects; the oldest ends for a new one. */
const MOST = 40;

/** Makes an address of a preview with the rights of the actor, who is a member of the project. Throws 404. */
export const openPreview = (
  { database, clock, origins }: { database: Database; clock: Clock; origins: PreviewOrigins | null },
  actor: Actor,
  id: number,
): Promise<Preview> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayRead);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = clock.now();
    const ends = new Date(at.getTime() + VALID_MS);
    const token_hash = createHash('sha256').update(token).digest();
    await insertPreview(tx, { token_hash, project: id, user: actor.id, at, ends_at: ends });
    await deleteOlderPreviews(tx, actor.id, MOST);
    return { token, endsAt: ends.toISOString(), origin: origins?.of(id) ?? null };
  });
