import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Http } from '../../../../platform/http/bind.ts';
import { identify } from '../../../../platform/http/identify.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayRead, type ProjectRole } from '../../projects/policy.ts';
import { type Page, SEES_NO_MORE } from '../relay.ts';

/** What was found out about a caller holds so long for keys and credit, in ms; what starts or ends something is asked for anew. */
const KNOWN_MS = 1_000;

/** What looks again at who may what, by project. */
export type Looks = Map<number, Set<() => void>>;
export type Asker = { headers: IncomingHttpHeaders; ip: string };

/**
 * Who is at a page's socket into a project, for as long as it is open: asked anew at most once a second, and at once when
 * people of the project change. The page is closed when it may not stay.
 */
export function watchMember(
  { database, sessions, looks }: { database: Database; sessions: Http['sessions']; looks: Looks },
  page: Page,
  asker: Asker,
  id: number,
  mayStay: (role: ProjectRole) => boolean = mayRead,
) {
  let known: { actor: Caller; role: ProjectRole; at: number } | null = null;
  let round = 0;
  const now = async (isFresh: boolean) => {
    const at = performance.now();
    if (!isFresh && known !== null && at - known.at <= KNOWN_MS) return known;
    const asked = round;
    const actor = await identify(asker, sessions);
    if (actor === null) throw new Refusal('unauthenticated', 'You must be signed in to run code');
    const { role } = await findProject(database, actor, id, mayStay);
    const found = { actor, role, at };
    // A role that was changed meanwhile is asked for again.
    if (asked === round) known = found;
    return found;
  };
  const maySee = () =>
    now(true).then(
      () => true,
      (error: unknown) => !(error instanceof Refusal),
    );
  const look = () => {
    round++;
    known = null;
    void maySee().then((still) => still || page.fail(SEES_NO_MORE));
  };
  const own = looks.get(id) ?? new Set();
  looks.set(id, own.add(look));
  page.over.addEventListener('abort', () => {
    own.delete(look);
    if (own.size === 0 && looks.get(id) === own) looks.delete(id);
  });
  return { now, maySee };
}
