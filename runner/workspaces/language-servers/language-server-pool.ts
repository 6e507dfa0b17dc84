import { randomBytes } from 'node:crypto';
import { type AssistantName, isChecker, LANGUAGE_SERVER } from '@devorbit/contract/execution/language-servers.ts';
import type { Log } from '../../platform/log.ts';
import type { WorkspaceBoxes } from '../../sandbox/sandbox.ts';
import { CannotRun } from '../run-plan.ts';
import type { WorkspaceTools } from '../workspace-tools.ts';
import { type Checker, checks } from './checks.ts';
import { LanguageServerBox, languageServerLimits, type LanguageServerTimes } from './language-server.ts';
import { isLanguageServerThere, type LanguageServer, languageServerKinds } from './servers.ts';

/** The language servers of this runner. */
export type LanguageServerPool = {
  /** `whose`: the person for whom it is. `missing` where it is not installed, `full` where all are in use. Rejects with what keeps the box from being made. */
  open(name: AssistantName, whose: string): Promise<LanguageServerBox | 'missing' | 'full'>;
  find(id: string): LanguageServerBox | undefined;
  /** What is used of it, with the memory of all that are open. */
  room(): Promise<{ open: number; most: number; memory_kb: number }>;
  close(): Promise<void>;
};

export function createLanguageServerPool(
  boxes: WorkspaceBoxes,
  tools: Pick<WorkspaceTools, 'runtimeOf' | 'javaCompiler'>,
  log: Log,
  times?: LanguageServerTimes,
): LanguageServerPool {
  const living = new Map<string, LanguageServerBox>();
  let opening = 0;
  let closed = false;
  /** One after the other, so that no two count on the same place. */
  let turn: Promise<unknown> = Promise.resolve();

  const longestQuiet = (all: LanguageServerBox[]) => all.toSorted((one, other) => other.quietFor - one.quietFor)[0];
  const replace = async (server: LanguageServerBox): Promise<void> => {
    // A checker has read nothing that it could lose: it begins again with the next pause.
    server.end(isChecker(server.name) ? 'idle' : 'replaced');
    await server.over;
  };
  /**
   * Of a person's own the one that was used least recently goes first, then of all; checkers before language servers, which
   * only their like have to leave for.
   */
  const makeRoom = async (name: AssistantName, whose: string): Promise<boolean> => {
    const isLike = (each: LanguageServerBox) => isChecker(each.name) === isChecker(name);
    const own = [...living.values()].filter((each) => each.whose === whose && isLike(each));
    const first = longestQuiet(own);
    if (first && own.length >= LANGUAGE_SERVER.OF_ONE) await replace(first);
    if (living.size + opening < boxes.most) return true;
    const mayGo = [...living.values()].filter((each) => isChecker(each.name) || isLike(each));
    const left = mayGo.filter(({ quietFor }) => quietFor >= LANGUAGE_SERVER.QUIET_MS);
    const order = [mayGo.filter((each) => each.whose === whose), left];
    const gone =
      order.map((each) => longestQuiet(each.filter((one) => isChecker(one.name)))).find(Boolean) ??
      order.map(longestQuiet).find(Boolean);
    if (!gone) return false;
    await replace(gone);
    return true;
  };

  /** Null where it is not installed. */
  const kindOf = async (name: AssistantName): Promise<LanguageServer | Checker | null> => {
    if (!isChecker(name)) return (await isLanguageServerThere(name)) ? languageServerKinds[name] : null;
    try {
      return { runtime: await tools.runtimeOf(name, '*'), java: tools.javaCompiler(), how: checks[name] };
    } catch (error) {
      if (error instanceof CannotRun) return null;
      throw error;
    }
  };

  const openOne = async (
    name: AssistantName,
    kind: LanguageServer | Checker,
    whose: string,
  ): Promise<LanguageServerBox | 'full'> => {
    if (boxes.most === 0) await boxes.prepare();
    if (closed || !(await makeRoom(name, whose))) return 'full';
    opening++;
    try {
      const box = (await boxes.prepare()).open(languageServerLimits);
      // Whoever knows it has the language server: 128 bits that nobody guesses.
      const id = randomBytes(16).toString('base64url');
      const server = await LanguageServerBox.open(id, whose, name, kind, box, times);
      living.set(server.id, server);
      void server.over.then((reason) => {
        living.delete(server.id);
        log.info({ server: name, reason }, 'a language server is over');
      });
      return server;
    } finally {
      opening--;
    }
  };

  return {
    async open(name, whose) {
      const kind = await kindOf(name);
      if (kind === null) return 'missing';
      const opened = turn.then(() => openOne(name, kind, whose));
      turn = opened.catch(() => {});
      return opened;
    },
    find: (id) => living.get(id),
    async room() {
      const used = await Promise.all([...living.values()].map((each) => each.usage().catch(() => null)));
      const memory_kb = used.reduce((sum, usage) => sum + (usage?.memory_kb ?? 0), 0);
      return { open: living.size + opening, most: boxes.most, memory_kb };
    },
    async close() {
      closed = true;
      await turn;
      for (const server of living.values()) server.end('closed');
      await Promise.all([...living.values()].map(({ over }) => over));
    },
  };
}
