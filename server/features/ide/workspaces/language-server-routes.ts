import { setTimeout as delay } from 'node:timers/promises';
import { CheckOrder, PageMessage } from '@devorbit/contract/execution/language-server-messages.ts';
import { isChecker, LANGUAGE_SERVER, pathOfUri } from '@devorbit/contract/execution/language-servers.ts';
import { LanguageServerQuery } from '@devorbit/contract/ide/language-servers.ts';
import { workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { z } from 'zod';
import type { Changes } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Log } from '../../../platform/log.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Runners } from '../../../platform/runners.ts';
import { languageServerSocket, NoLanguageServer, patchLanguageServer } from '../../execution/execution/door.ts';
import { listenToFiles } from '../projects/door.ts';
import { mayEdit } from '../projects/policy.ts';
import { admitRunner } from './commands/admit-runner.ts';
import { enterLanguageServer } from './commands/enter-language-server.ts';
import { listChanges } from './commands/list-changes.ts';
import { type Asker, type Looks, watchMember } from './commands/watch-member.ts';
import { ideChecksPerMinute, ideLanguageServersPerMinute } from './limits.ts';
import { type Page, relay, SEES_NO_MORE } from './relay.ts';

/** How long changes of files are gathered before they are brought to a language server, in ms. */
const GATHER_MS = 400;

type Deps = {
  database: Database;
  runners: Runners;
  limits: RateLimits;
  changes: Changes;
  log: Log;
  sessions: Http['sessions'];
  looks: Looks;
};

/** Lets so many through in a second; whoever is faster waits, and loses nothing. */
function paced(most: number): () => Promise<void> {
  let second = 0;
  let count = 0;
  return async () => {
    const now = performance.now();
    const at = Math.floor(now / 1000);
    count = at === second ? count + 1 : 1;
    second = at;
    if (count > most) await delay(1000 * (at + 1) - now);
  };
}

/** A page and a language server of its own, from the handshake to the end. Editors of the project and its owner only, as it costs as much as a run. */
export async function converseWithLanguageServer(
  deps: Deps,
  page: Page,
  asker: Asker,
  id: number,
  query: unknown,
): Promise<void> {
  const { database, limits, changes, sessions, log } = deps;
  const asked = LanguageServerQuery.safeParse(query);
  if (!asked.success) return page.fail(z.prettifyError(asked.error));
  const actor = await admitRunner(sessions, asker);
  await limits.take(ideLanguageServersPerMinute, String(actor.id));
  const entered = await enterLanguageServer(deps, actor, id, asked.data.server).catch((error: unknown) => {
    if (error instanceof NoLanguageServer) return error;
    throw error;
  });
  if (entered instanceof NoLanguageServer) {
    page.tell({ type: 'ended', reason: entered.reason, message: entered.message });
    return page.close(...workspaceClosings.over);
  }
  const { place } = entered;
  let { brought } = entered;

  /** Texts that the page keeps in step itself: what it has typed counts, and not what is saved of it. */
  const open = new Set<string>();
  const stale = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  let bringing = Promise.resolve();
  const bring = async (): Promise<void> => {
    if (page.over.aborted) return;
    const found = await listChanges(database, id, brought);
    if (found === null) return;
    await patchLanguageServer(place, found.patch);
    brought = found.now;
  };
  const bringNow = () =>
    (bringing = bringing
      .then(bring)
      .catch((error: unknown) => log.warn({ err: error }, 'a language server has not all files of its project')));
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      void bringNow();
    }, GATHER_MS);
  };
  const unlisten = listenToFiles(changes, id, (file) => {
    const path = file === null ? undefined : Object.keys(brought).find((each) => brought[each]?.startsWith(`${file}:`));
    if (path !== undefined && open.has(path)) stale.add(path);
    else gather();
  });
  page.over.addEventListener('abort', () => {
    unlisten();
    if (gathering) clearTimeout(gathering);
  });

  // What has changed before anybody listened.
  gather();

  const { now, maySee } = watchMember(deps, page, asker, id, mayEdit);
  // Who was taken out while it was made was not told.
  if (!(await maySee())) return page.fail(SEES_NO_MORE);
  const refuse = (message: string) => page.tell({ type: 'refused', message });
  const turn = paced(LANGUAGE_SERVER.MESSAGES_PER_S);
  const Message: z.ZodType<PageMessage | CheckOrder> = isChecker(asked.data.server) ? CheckOrder : PageMessage;
  await relay(page, languageServerSocket(place), {
    maySee,
    lost: 'Code assistance was lost',
    async take(data, isBinary, pass) {
      await turn();
      if (isBinary) return refuse('Messages are text');
      if (data.length > LANGUAGE_SERVER.FRAME_BYTES)
        return refuse(`A message has at most ${LANGUAGE_SERVER.FRAME_BYTES} bytes`);
      let value: unknown;
      try {
        value = JSON.parse(data.toString());
      } catch {
        return refuse('The message is not valid JSON');
      }
      const { success, data: message, error } = Message.safeParse(value);
      if (!success) return refuse(z.prettifyError(error));
      try {
        await now(false);
      } catch (failure) {
        return page.fail(failure instanceof Refusal ? SEES_NO_MORE : 'Something went wrong on our side.');
      }
      if ('type' in message) {
        try {
          await limits.take(ideChecksPerMinute, String(actor.id));
        } catch (failure) {
          if (!(failure instanceof Refusal)) throw failure;
          return refuse(failure.message);
        }
        // As it is saved by now.
        await bringNow();
        return pass(JSON.stringify(message));
      }
      const about = z.object({ textDocument: z.object({ uri: z.string() }) }).safeParse(message.params).data;
      const path = about && pathOfUri(about.textDocument.uri);
      if (path && message.method === 'textDocument/didOpen') open.add(path);
      if (path && message.method === 'textDocument/didClose') {
        open.delete(path);
        if (stale.delete(path)) gather();
      }
      // What was checked, and nothing else that the frame may have held.
      pass(JSON.stringify(message));
    },
  });
}
