import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { CheckOrder } from '@devorbit/contract/execution/language-server-messages.ts';
import {
  type AssistantName,
  type CheckerName,
  isChecker,
  type LanguageServerEnd,
  type LanguageServerFrame,
} from '@devorbit/contract/execution/language-servers.ts';
import { LANGUAGE_SERVER_PROTOCOL, languageServerAddress } from '@devorbit/contract/ide/language-server-address.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { readSession } from '../../../../platform/session.ts';
import type { Change, LanguageClient } from '../../../../ui/code-editor/codemirror-language-server.ts';
import type { Diagnostics } from '../diagnostics/state.ts';
import type { ProjectSession } from '../editing/state.ts';
import { Checking } from './checking/state.ts';
import { type AssistanceShown, assistanceSetting, mayTryAgain, readyWords, restsOnly, wantedOf } from './model.ts';

/** What the screen shows of it; the same object until something changes. */
export type Assisted = AssistanceShown & {
  /** What the editor of the open file needs; null: nothing. */
  extension: Extension | null;
};
/** Where what servers find is said. */
export type Said = Pick<Diagnostics, 'set' | 'setFile' | 'readCheck'>;

type Given = {
  session: ProjectSession;
  diagnostics: Said;
  matchers: Start['matchers'];
  /** Tells the person a sentence. */
  say: (sentence: string) => void;
};

/** After a connection was lost it is tried again so often, so many ms later. */
const TRIES = 3;
const AGAIN_MS = 4_000;
/** How long an editor that is to be shown is waited for, in ms. */
const SHOWN_MS = 3_000;
const NOTHING: AssistanceShown = { server: null, state: 'none', words: '', again: false };

type Server = {
  socket: WebSocket;
  client: LanguageClient | null;
  /** Of a compiler in its place. */
  checking: Checking | null;
  state: 'starting' | 'ready' | 'over';
  words: string;
  reason: LanguageServerEnd | 'lost' | null;
};

/** Language servers of a page: one for each language that is looked at, each with a socket of its own. */
export class Assistance {
  readonly #session: ProjectSession;
  readonly #listeners = new Set<() => void>();
  readonly #servers = new Map<AssistantName, Server>();
  readonly #diagnostics: Said;
  readonly #tries = new Map<AssistantName, number>();
  readonly #views = new Map<number, (view: EditorView) => void>();
  readonly #say: (sentence: string) => void;
  readonly #matchers: Start['matchers'];
  #mayRun = false;
  #shown: Assisted = { ...NOTHING, extension: null };
  #text: string | null = null;
  #isClosed = false;

  constructor({ session, diagnostics, matchers, say }: Given) {
    this.#session = session;
    this.#diagnostics = diagnostics;
    this.#matchers = matchers;
    this.#say = say;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Assisted => this.#shown;

  /** Begins to follow the project and the setting. Answers what ends it, and every server. */
  start(): () => void {
    this.#isClosed = false;
    const unfollow = this.#session.subscribe(() => this.#look());
    const unset = assistanceSetting.subscribe(() => this.#look());
    this.#look();
    return () => {
      this.#isClosed = true;
      unfollow();
      unset();
      for (const server of this.#servers.values()) this.#drop(server);
      this.#servers.clear();
    };
  }

  allow(mayRun: boolean): void {
    this.#mayRun = mayRun;
    this.#look();
  }

  /** An editor is there now. */
  attached(view: EditorView | null): void {
    const { current } = this.#session.read();
    if (view === null || current === null) return;
    this.#views.get(current)?.(view);
    this.#views.delete(current);
  }

  /** Starts what has ended once more. */
  again(): void {
    const { server } = this.#shown;
    if (server === null) return;
    this.#tries.delete(server);
    this.#forget(server);
    this.#look();
  }

  /** The open text was changed: what only rests begins again. */
  typed(): void {
    const { server } = this.#shown;
    const reason = server === null ? undefined : this.#servers.get(server)?.reason;
    if (server === null || !reason || !restsOnly(reason)) return;
    this.#forget(server);
    this.#look();
  }

  #forget(name: AssistantName): void {
    const server = this.#servers.get(name);
    if (server) this.#drop(server);
    this.#servers.delete(name);
    this.#diagnostics.set(name, []);
  }

  #drop({ socket, client, checking }: Server): void {
    client?.close();
    checking?.close();
    socket.close();
  }

  #look(): void {
    if (this.#isClosed) return;
    const { id, current, files } = this.#session.read();
    const file = files.find((each) => each.id === current);
    // Told of it as it was opened: how large it becomes by typing is for the server to refuse.
    if (this.#text === null || current !== this.#last) this.#text = file ? this.#session.textOf(file.id) : null;
    this.#last = current;
    const open = file?.kind === 'text' ? { language: file.language, text: this.#text ?? '' } : null;
    const isOn = assistanceSetting.read();
    const wanted = wantedOf(open, { isOn, mayRun: this.#mayRun, hasProject: id !== null });
    if (!isOn || !this.#mayRun) for (const name of [...this.#servers.keys()]) this.#forget(name);
    if ('state' in wanted) return this.#show({ ...wanted, extension: null });
    const server = this.#servers.get(wanted.server) ?? this.#open(wanted.server, id ?? 0);
    const { state, words, reason, client } = server;
    this.#show({
      server: wanted.server,
      state,
      words:
        state === 'starting' ? `${wanted.title}: assistance starts…` : words || readyWords(wanted.server, wanted.title),
      again: reason !== null && mayTryAgain(reason),
      extension: client && file && state !== 'over' ? client.extension(file.name, wanted.id) : null,
    });
  }
  #last: number | null = null;

  #show(next: Assisted): void {
    const isSame =
      next.extension === this.#shown.extension &&
      next.words === this.#shown.words &&
      next.state === this.#shown.state &&
      next.again === this.#shown.again;
    if (isSame) return;
    this.#shown = next;
    for (const listener of [...this.#listeners]) listener();
  }

  #open(name: AssistantName, project: number): Server {
    const code = readSession()?.session_code;
    const address = globalThis.location.origin.replace(/^http/, 'ws') + languageServerAddress(project, name);
    const socket = new WebSocket(address, [
      LANGUAGE_SERVER_PROTOCOL,
      ...(code === undefined ? [] : [`session.${code}`]),
    ]);
    const server: Server = { socket, client: null, checking: null, state: 'starting', words: '', reason: null };
    this.#servers.set(name, server);
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      const message = JSON.parse(text) as LanguageServerFrame | { jsonrpc: string };
      if ('jsonrpc' in message) server.client?.hear(text);
      else if (message.type === 'ready') void (isChecker(name) ? this.#check(name, server) : this.#begin(name, server));
      else if (message.type === 'checked' && isChecker(name)) this.#checked(name, server, message);
      else if (message.type === 'refused' && isChecker(name)) this.#explain(server, message.message);
      else if (message.type === 'ended') this.#over(name, server, message.reason, message.message);
      else if (message.type === 'error') this.#over(name, server, 'lost', message.message);
    });
    socket.addEventListener('close', () => this.#over(name, server, 'lost', 'Code assistance was lost'));
    return server;
  }

  #check(name: CheckerName, server: Server): void {
    if (server.state !== 'starting') return;
    server.state = 'ready';
    server.checking = new Checking(this.#session, name, (path) => {
      if (server.socket.readyState === WebSocket.OPEN)
        server.socket.send(JSON.stringify({ type: 'check', path } satisfies CheckOrder));
    });
    this.#look();
  }

  #checked(name: CheckerName, server: Server, { path, output }: { path: string; output: string }): void {
    this.#explain(server, '');
    // What was typed since is checked as well, and its places are others.
    if (server.checking?.isWaiting === false)
      this.#diagnostics.readCheck(output, { language: name, entry: path, matchers: this.#matchers });
  }

  /** Why a file was not checked; '': it was. */
  #explain(server: Server, words: string): void {
    if (server.state !== 'ready' || server.words === words) return;
    server.words = words;
    this.#look();
  }

  async #begin(name: AssistantName, server: Server): Promise<void> {
    try {
      const { createLanguageClient } = await import('../../../../ui/code-editor/codemirror-language-server.ts');
      if (server.state === 'over' || this.#isClosed) return;
      server.client = createLanguageClient({
        send: (text) => {
          if (server.socket.readyState === WebSocket.OPEN) server.socket.send(text);
        },
        show: (path) => this.#bring(path),
        textOf: (path) => {
          const file = this.#fileOf(path);
          return file ? this.#session.textOf(file.id) : null;
        },
        change: (path, changes) => this.#change(path, changes),
        found: (path, faults) =>
          this.#diagnostics.setFile(
            name,
            path,
            faults.map((fault) => ({ ...fault, isQuiet: true })),
          ),
        say: this.#say,
      });
      this.#look();
      await server.client.ready;
      if (server.state !== 'starting') return;
      server.state = 'ready';
      this.#look();
    } catch {
      this.#over(name, server, 'broken', 'Code assistance could not be loaded');
    }
  }

  #over(name: AssistantName, server: Server, reason: Server['reason'], words: string): void {
    if (server.state === 'over') return;
    const wasReady = server.state === 'ready';
    Object.assign(server, { state: 'over', reason, words });
    this.#drop(server);
    this.#diagnostics.set(name, []);
    this.#look();
    // A server that starts anew, or a network that was away.
    const tries = wasReady ? 0 : (this.#tries.get(name) ?? 0);
    this.#tries.set(name, tries + 1);
    if (reason !== 'lost' || tries >= TRIES) return;
    setTimeout(
      () => {
        if (this.#isClosed || this.#servers.get(name) !== server) return;
        this.#servers.delete(name);
        this.#look();
      },
      AGAIN_MS * (tries + 1),
    );
  }

  #fileOf(path: string) {
    return this.#session.read().files.find(({ name, kind }) => name === path && kind === 'text');
  }

  #bring(path: string): Promise<EditorView | null> {
    const file = this.#fileOf(path);
    if (!file) return Promise.resolve(null);
    const there = this.#session.viewOf(file.id);
    if (there) return Promise.resolve(there);
    return new Promise((resolve) => {
      this.#views.set(file.id, resolve);
      setTimeout(() => {
        this.#views.delete(file.id);
        resolve(null);
      }, SHOWN_MS);
      this.#session.open(file.id);
    });
  }

  #change(path: string, changes: readonly Change[]): void {
    const file = this.#fileOf(path);
    if (file) this.#session.edit(file.id, { changes });
  }
}
