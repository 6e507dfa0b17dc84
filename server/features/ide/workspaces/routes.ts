import { workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { type PageOrder, WorkspaceParams, WorkspaceQuery } from '@devorbit/contract/ide/workspaces.ts';
import { z } from 'zod';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { isForeign, withProtocolSession } from '../../../platform/http/handshake.ts';
import type { Log } from '../../../platform/log.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Runners } from '../../../platform/runners.ts';
import { findProject } from '../projects/commands/find-project.ts';
import { listenToMembers } from '../projects/door.ts';
import { toLookAt } from '../projects/errors.ts';
import { mayEdit, mayRead } from '../projects/policy.ts';
import { admitRunner } from './commands/admit-runner.ts';
import { driveTerminals, type Rooms } from './commands/drive-terminals.ts';
import { enterWorkspace } from './commands/enter-workspace.ts';
import { findWorkspace } from './commands/find-workspace.ts';
import { renewFiles } from './commands/renew-files.ts';
import { type Asker, type Looks, watchMember } from './commands/watch-member.ts';
import { converseWithLanguageServer } from './language-server-routes.ts';
import { ideRunsPerMinute } from './limits.ts';
import { mayOrder } from './policy.ts';
import { holdPage, type Page, relay, SEES_NO_MORE, takeOrders } from './relay.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  runners: Runners;
  limits: RateLimits;
  changes: Changes;
  publicUrl: string | undefined;
  closing: AbortSignal;
  log: Log;
};

const starts = (order: PageOrder | 'input'): boolean =>
  order !== 'input' && ['run', 'debug', 'trace', 'terminal'].includes(order.type);

/** The sockets of a project's page: into the workspace where the project runs, and to language servers. */
export function serveWorkspaces(http: Http, deps: Deps): void {
  const { database, limits, publicUrl, closing, log } = deps;
  const open = new Set<Page>();
  const looks: Looks = new Map();
  const rooms: Rooms = new Map();
  const unlisten = listenToMembers(deps.changes, (project) => {
    const those = project === null ? [...looks.values()].flatMap((each) => [...each]) : (looks.get(project) ?? []);
    for (const look of those) look();
  });
  closing.addEventListener('abort', unlisten);
  closing.addEventListener('abort', () => {
    for (const page of open) page.away('The server is shutting down. Please try again soon.');
  });
  const inWords = (error: unknown): string | null => {
    if (error instanceof Refusal) return error.message;
    log.error({ err: error }, 'a frame to a workspace failed');
    return null;
  };
  const watched = { database, sessions: http.sessions, looks };

  async function converse(page: Page, asker: Asker, id: number, query: unknown): Promise<void> {
    const asked = WorkspaceQuery.safeParse(query);
    if (!asked.success) return page.fail(z.prettifyError(asked.error));
    const standing = asked.data.standing !== undefined;
    const actor = await admitRunner(http.sessions, asker);
    await findProject(database, actor, id, standing ? mayRead : mayEdit);
    await limits.take(ideRunsPerMinute, String(actor.id));
    const place = standing ? await findWorkspace(deps, actor, id) : await enterWorkspace(deps, actor, id);
    if (place === null) return page.close(...workspaceClosings.none);
    const { now, maySee } = watchMember(watched, page, asker, id);
    // Who was taken out while it was made was not told.
    if (!(await maySee())) return page.fail(SEES_NO_MORE);
    const address = `${place.runner.replace(/^http/, 'ws')}/workspaces/${place.workspace}/socket`;
    const { told, passed, typed } = driveTerminals(rooms, place.workspace, page.over);
    await relay(page, address, {
      maySee,
      told,
      lost: 'The workspace was lost, your files are saved. Run again.',
      take: takeOrders(page, {
        async allow(what) {
          const isFresh = what !== 'input' && 'request' in what;
          const { actor: asker, role } = await now(isFresh);
          if (!mayOrder(asker, role, what)) throw toLookAt();
          if (starts(what)) await limits.take(ideRunsPerMinute, String(asker.id));
        },
        async prepare(order, allowed) {
          if (starts(order)) await renewFiles(deps, actor, id, allowed);
        },
        passed,
        typed,
        inWords,
      }),
    });
  }

  type Converse = (page: Page, asker: Asker, id: number, query: unknown) => Promise<void>;
  const serve = (url: string, converseThere: Converse) =>
    http.app.route({
      method: 'GET',
      url,
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
        open.add(page);
        page.over.addEventListener('abort', () => open.delete(page));
        converseThere(page, { headers: withProtocolSession(headers), ip }, data.id, query).catch((error: unknown) => {
          const words = inWords(error);
          if (words === null) page.away('Something went wrong on our side. Please try again.');
          else page.fail(words);
        });
      },
    });
  serve('/api/ide/projects/:id/workspace', converse);
  serve('/api/ide/projects/:id/language-server', (page, asker, id, query) =>
    converseWithLanguageServer({ ...deps, ...watched }, page, asker, id, query),
  );
}
