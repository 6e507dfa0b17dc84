import { createHash, randomBytes } from 'node:crypto';
import type { Link } from '@devorbit/contract/ide/links.ts';
import { MAX_LINKS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Seal } from '../../../../../platform/sealed.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { readVersion } from '../../versions/commands/read-version.ts';
import { tooManyLinks } from '../errors.ts';
import { presentLink } from '../present.ts';
import { insertLink, selectLinks } from '../store.ts';

const TOKEN_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a link to a project of the actor's own; without `version` to what it is, whenever it is read. */
export const createLink = (
  { database, clock, seal }: { database: Database; clock: Clock; seal: Seal },
  actor: Actor,
  { id, version, days }: { id: number; version: number | null; days: number | null },
): Promise<Link> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayOwn, { lock: true });
    if (version !== null) await readVersion(tx, id, version);
    const at = clock.now();
    if ((await selectLinks(tx, id, at)).length >= MAX_LINKS) throw tooManyLinks();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = await insertLink(tx, {
      project: id,
      version,
      token_hash: createHash('sha256').update(token).digest(),
      sealed: seal.close(token, `ide ${id}`),
      at,
      ends_at: days === null ? null : new Date(at.getTime() + days * DAY_MS),
    });
    return presentLink(row, token);
  });
