import type { IncomingHttpHeaders } from 'node:http';
import { workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { type PageOrder, WorkspaceParams, WorkspaceQuery } from '@devorbit/contract/ide/workspaces.ts';
import { z } from 'zod';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { isForeign, withProtocolSession } from '../../../platform/http/handshake.ts';
import { identify } from '../../../platform/http/identify.ts';
import type { Log } from '../../../platform/log.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Runners } from '../../../platform/runners.ts';
import type { Caller } from '../../../platform/sessions.ts';
import { findProject } from '../projects/commands/find-project.ts';
import { listenToMembers } from '../projects/door.ts';
import { toLookAt } from '../projects/errors.ts';
import { mayEdit, mayRead, type ProjectRole } from '../projects/policy.ts';
import { enterWorkspace } from './commands/enter-workspace.ts';
import { findWorkspace } from './commands/find-workspace.ts';
import { renewFiles } from './commands/renew-files.ts';
import { ideRunsPerMinute } from './limits.ts';
import { mayOrder, mayRun } from './policy.ts';
import { holdPage, type Page, relay, SEES_NO_MORE } from './relay.ts';

type Deps = {
  database: Database;
  clock: Clock;
  runners: Runners;
  limits: RateLimits;
  changes: Changes;
  publicUrl: string | undefined;
  closing: AbortSignal;
  log: Log;
};

/** What was found out about a caller holds so long for keys and credit, in ms; what starts or ends something is asked for anew. */
const KNOWN_MS = 1_000;
const starts = (order: PageOrder | 'input'): boolean =>
  order !== 'input' && (order.type === 'run' || order.type === 'debug' || order.type === 'terminal');

/** The socket of a project's page into the workspace where the project runs. */
export function serveWorkspaces(http: Http, deps: Deps): void {
  const { database, limits, publicUrl, closing, log } = deps;
  const open = new Set<Page>();
  /** What looks again at who may what, by project. */
  const looks = new Map<number, Set<() => void>>();
  const unlisten = listenToMembers(deps.changes, (project) => {
    const those = project === null ? [...looks.values()].flatMap((each) => [...each]) : (looks.get(project) ?? []);
    for (const look of those) look();
  });
  closing.addEventListener('abort', unlisten);
  closing.addEventListener('abort', () => {
    for (const page of open) page.fail('The server is shutting down. Please try again soon.');
  });

  type Asker = { headers: IncomingHttpHeaders; ip: string };
  async function converse(page: Page, caller: Asker, id: number, standing: boolean): Promise<void> {
    const admitted = async (): Promise<Caller> => {
      const actor = await identify(caller, http.sessions);
      if (actor === null) throw new Refusal('unauthenticated', 'You must be signed in to run code');
      return actor;
    };
    const actor = await admitted();
    if (!mayRun(actor)) throw new Refusal('forbidden', "This access token was made without the scope 'submit'");
    await findProject(database, actor, id, standing ? mayRead : mayEdit);
    await limits.take(ideRunsPerMinute, String(actor.id));
    const place = standing ? await findWorkspace(deps, actor, id) : await enterWorkspace(deps, actor, id);
    if (place === null) return page.close(...workspaceClosings.none);

    let known: { actor: Caller; role: ProjectRole; at: number } | null = null;
    let round = 0;
    const now = async (isFresh: boolean) => {
      const at = performance.now();
      if (!isFresh && known !== null && at - known.at <= KNOWN_MS) return known;
      const asked = round;
      const again = await admitted();
      const { role } = await findProject(database, again, id, mayRead);
      const found = { actor: again, role, at };
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
    // Who was taken out while it was made was not told.
    if (!(await maySee())) return page.fail(SEES_NO_MORE);
    await relay(page, place, {
      async allow(what) {
        const isFresh = what !== 'input' && 'request' in what;
        const { actor: asker, role } = await now(isFresh);
        if (!mayOrder(asker, role, what)) throw toLookAt();
        if (starts(what)) await limits.take(ideRunsPerMinute, String(asker.id));
      },
      async prepare(order) {
        if (starts(order)) await renewFiles(deps, actor, id);
      },
      maySee,
      inWords(error) {
        if (error instanceof Refusal) return error.message;
        log.error({ err: error }, 'a frame to a workspace failed');
        return null;
      },
    });
  }

  http.app.route({
    method: 'GET',
    url: '/api/ide/projects/:id/workspace',
    onRequest: async ({ headers, host }) => {
      if (isForeign(headers.origin, host, publicUrl))
        throw new Refusal('forbidden', 'Pages of other sites may not run code here');
    },
    handler: async () => {
      throw new Refusal('invalid', 'This address speaks WebSocket only');
    },
    wsHandler(socket, { headers, ip, params, query }) {
      const page = holdPage(socket);
      const { data } = WorkspaceParams.safeParse(params);
      if (!data) return page.fail('Project not found');
      const asked = WorkspaceQuery.safeParse(query);
      if (!asked.success) return page.fail(z.prettifyError(asked.error));
      open.add(page);
      page.over.addEventListener('abort', () => open.delete(page));
      converse(page, { headers: withProtocolSession(headers), ip }, data.id, asked.data.standing !== undefined).catch(
        (error: unknown) => {
          if (error instanceof Refusal) return page.fail(error.message);
          log.error({ err: error }, 'a workspace failed');
          page.fail('Something went wrong on our side. Please try again.');
        },
      );
    },
  });
}
