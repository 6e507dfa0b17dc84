import { createHash, randomBytes } from 'node:crypto';
import type { JoinLink, MemberRole } from '@devorbit/contract/ide/members.ts';
import { MAX_JOIN_LINKS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Seal } from '../../../../../platform/sealed.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { tooManyJoinLinks } from '../errors.ts';
import { insertJoinLink, selectJoinLinks } from '../join-links-store.ts';
import { presentJoinLink } from '../present.ts';

const TOKEN_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

type New = { id: number; role: MemberRole; days: number; uses: number };

/** Makes a link by which others become members of a project of the actor's own. */
export const createJoinLink = (
  { database, clock, seal }: { database: Database; clock: Clock; seal: Seal },
  actor: Actor,
  { id, role, days, uses }: New,
): Promise<JoinLink> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayOwn, { lock: true });
    const at = clock.now();
    if ((await selectJoinLinks(tx, id, at)).length >= MAX_JOIN_LINKS) throw tooManyJoinLinks();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = await insertJoinLink(tx, {
      project: id,
      role,
      token_hash: createHash('sha256').update(token).digest(),
      sealed: seal.close(token, `join ${id}`),
      uses,
      at,
      ends_at: new Date(at.getTime() + days * DAY_MS),
    });
    return presentJoinLink(row, token);
  });
