import type { CheckOrder, PageMessage } from '@devorbit/contract/execution/language-server-messages.ts';
import {
  type AssistantName,
  assistantTitles,
  isChecker,
  LANGUAGE_SERVER,
  type LanguageServerEnd,
  type LanguageServerFrame,
  uriOfPath,
} from '@devorbit/contract/execution/language-servers.ts';
import { type FilesPatch, WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { RunLimits, RunOutcome, WorkspaceBox } from '../../sandbox/sandbox.ts';
import { Agent, agentReady, type AgentStream } from '../agent.ts';
import { BrokenStream, messageReader } from '../debug/adapters/dap-stream.ts';
import { applyPatch } from '../files.ts';
import { type Checker, Checks } from './checks.ts';
import { answerTo, initializeParams, isJson, type Json, presentAnswer, presentNotice, refusalTo } from './messages.ts';
import { type LanguageServer, languageServerKinds } from './servers.ts';

/** What may be changed in tests. */
export type LanguageServerTimes = { idle: number; watched: number; busy: number; longest: number };
const TIMES: LanguageServerTimes = {
  idle: LANGUAGE_SERVER.IDLE_MS,
  watched: LANGUAGE_SERVER.WATCHED_MS,
  busy: LANGUAGE_SERVER.BUSY_MS,
  longest: LANGUAGE_SERVER.LONGEST_MS,
};

/** Of the whole box. What it computes is bounded by the watch: how much an hour of work takes says nothing. */
export const languageServerLimits: RunLimits = {
  cpu_ms: LANGUAGE_SERVER.LONGEST_MS,
  wall_ms: LANGUAGE_SERVER.LONGEST_MS,
  memory_kb: LANGUAGE_SERVER.MEMORY_KB,
  pids: LANGUAGE_SERVER.PIDS,
  output_bytes: 0,
};
/** How often in a watched time is looked at what it has computed. */
const LOOKS = 6;
const AGENT_MS = 60_000;
/** How long nobody has to come for it, in ms. */
const UNCLAIMED_MS = 30_000;
/** What a server may say in a second; more is a flood. */
const MIB = 1024;

/** Where its page is. */
export type Listener = { tell(text: string): void; end(frame: LanguageServerFrame & { type: 'ended' }): void };

const howToInstall = (name: AssistantName): string => {
  if (isChecker(name)) return `npm run languages install ${name}`;
  const { tool } = languageServerKinds[name];
  return tool ? `npm run language-servers install ${tool.tool}` : 'npm ci';
};
const sentences: Record<LanguageServerEnd, (title: string, name: AssistantName) => string> = {
  missing(title, name) {
    return `${title} assistance is not installed here: ${howToInstall(name)}`;
  },
  full: (title) => `${title} assistance: all places are taken; try again soon`,
  unavailable: (title) => `${title} assistance is not available here`,
  idle: (title) => `${title} assistance rests, as nothing was typed for a while`,
  memory: (title) =>
    `${title} assistance has ended: this project takes more than ${LANGUAGE_SERVER.MEMORY_KB / MIB} MB`,
  busy: (title) => `${title} assistance has ended: this project takes too long to read`,
  time: (title) => `${title} assistance has ended after an hour`,
  replaced: (title) => `${title} assistance has made room for others`,
  broken: (title) => `${title} assistance has ended by itself`,
  closed: (title) => `${title} assistance has ended`,
};
export const endOf = (name: AssistantName, reason: LanguageServerEnd) => ({
  type: 'ended' as const,
  reason,
  message: sentences[reason](assistantTitles[name], name),
});

/** A language server in a box of its own, with the files of a project, for one page; or a compiler that checks them in its place. */
export class LanguageServerBox {
  readonly id: string;
  readonly name: AssistantName;
  /** Whoever it is for, in words of the server that asked. */
  readonly whose: string;
  /** When the box is gone. */
  readonly over: Promise<LanguageServerEnd>;
  readonly #kind: LanguageServer | Checker;
  readonly #checks: Checks | null;
  readonly #box: WorkspaceBox;
  readonly #agent: Agent;
  readonly #times: LanguageServerTimes;
  readonly #idle: NodeJS.Timeout;
  readonly #longest: NodeJS.Timeout;
  readonly #watch: NodeJS.Timeout;
  readonly #read = messageReader();
  /** Requests of the page by number, with what was asked. */
  readonly #pending = new Map<number, string>();
  readonly #computed: number[] = [];
  readonly #paths = new Set<string>();
  #used = performance.now();
  #unclaimed: NodeJS.Timeout | null;
  #program: AgentStream | null = null;
  #starting: Promise<void> | null = null;
  #isInitialized = false;
  #listener: Listener | null = null;
  #reason: LanguageServerEnd | null = null;
  #files: Promise<unknown> = Promise.resolve();

  /** Resolves when its box is there; the server starts with the page's first message. Rejects where there is no box. */
  static async open(
    id: string,
    whose: string,
    name: AssistantName,
    kind: LanguageServer | Checker,
    box: WorkspaceBox,
    times = TIMES,
  ): Promise<LanguageServerBox> {
    const server = new LanguageServerBox(id, whose, name, kind, box, times);
    try {
      await agentReady(server.#agent, AGENT_MS);
      return server;
    } catch (error) {
      server.end('broken');
      await server.over;
      throw error;
    }
  }

  private constructor(
    id: string,
    whose: string,
    name: AssistantName,
    kind: LanguageServer | Checker,
    box: WorkspaceBox,
    times: LanguageServerTimes,
  ) {
    this.id = id;
    this.whose = whose;
    this.name = name;
    this.#kind = kind;
    this.#box = box;
    this.#times = times;
    const agent = new Agent(box.wire, { fault: () => this.end('broken'), changed: () => {} });
    this.#agent = agent;
    this.#checks =
      'how' in kind
        ? new Checks({
            box,
            agent,
            checker: kind,
            written: () => this.#files,
            tell: (path, output) =>
              this.#tell(JSON.stringify({ type: 'checked', path, output } satisfies LanguageServerFrame)),
            end: (reason) => this.end(reason),
          })
        : null;
    this.#idle = setTimeout(() => this.end('idle'), times.idle).unref();
    this.#longest = setTimeout(() => this.end('time'), times.longest).unref();
    this.#unclaimed = setTimeout(() => this.end('closed'), UNCLAIMED_MS).unref();
    this.#watch = setInterval(() => void this.#look(), times.watched / LOOKS).unref();
    this.over = box.outcome.then(
      (outcome) => this.#ended(outcome),
      () => this.#ended(null),
    );
  }

  /** For how long its page has said nothing, in ms. */
  get quietFor(): number {
    return performance.now() - this.#used;
  }
  get isClaimed(): boolean {
    return this.#listener !== null;
  }
  usage() {
    return this.#box.usage();
  }

  end(reason: LanguageServerEnd): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#box.stop();
  }

  /** Its page, for as long as it lives. */
  attach(listener: Listener): void {
    if (this.#unclaimed) clearTimeout(this.#unclaimed);
    this.#unclaimed = null;
    this.#listener = listener;
    listener.tell(JSON.stringify({ type: 'ready', server: this.name } satisfies LanguageServerFrame));
  }

  /** One patch after the other; the server is told what has changed. Rejects with BadPatch or BoxRefusal. */
  patch(patch: FilesPatch): Promise<void> {
    const done = this.#files.then(async () => {
      await applyPatch(this.#agent, patch);
      const changes = [
        ...patch.remove.map((path) => ({ path, type: 3 })),
        ...patch.rename.flatMap(({ from, to }) => [
          { path: from, type: 3 },
          { path: to, type: 1 },
        ]),
        ...patch.write.map(({ path }) => ({ path, type: this.#paths.has(path) ? 2 : 1 })),
      ];
      for (const { path, type } of changes) {
        if (type === 3) this.#paths.delete(path);
        else this.#paths.add(path);
      }
      if (this.#isInitialized && changes.length > 0)
        this.#say({
          method: 'workspace/didChangeWatchedFiles',
          params: { changes: changes.map(({ path, type }) => ({ uri: uriOfPath(path), type })) },
        });
    });
    this.#files = done.catch(() => {});
    return done;
  }

  /** What the page says; it was checked. In order. */
  async take(message: PageMessage | CheckOrder): Promise<void> {
    this.#used = performance.now();
    this.#idle.refresh();
    if ('type' in message) return this.#checks?.check(message.path);
    const kind = this.#kind;
    if ('how' in kind) return;
    try {
      await (this.#starting ??= this.#start(kind));
    } catch {
      return this.end('broken');
    }
    if ('id' in message) {
      if (this.#pending.size >= LANGUAGE_SERVER.PENDING)
        return this.#tell(JSON.stringify(refusalTo(message.id, 'Too much was asked at once')));
      this.#pending.set(message.id, message.method);
    }
    this.#say(message.method === 'initialize' ? { ...message, params: initializeParams(kind.options) } : message);
    this.#isInitialized ||= message.method === 'initialized';
  }

  async #start({ argv, env, settings }: LanguageServer): Promise<void> {
    await this.#files;
    const spec = { argv, env, folder: '/box', terminal: null, ownErrors: true, ownInput: false, traces: false };
    const program = await this.#agent.start(
      { ...spec, cpuSeconds: 0 },
      {
        output: (which, bytes) => {
          // Each has the same room again once it was read; what it writes to its errors is nobody's.
          program.credit(which, bytes.length);
          if (which === 0) this.#hear(bytes, settings);
        },
        end: () => this.#left(),
      },
    );
    this.#program = program;
    for (const which of [0, 1] as const) program.credit(which, WORKSPACE.CREDIT_BYTES);
  }

  /** The server itself is gone, and its box is still there: out of memory, or by its own doing. */
  async #left(): Promise<void> {
    const usage = await this.#box.usage().catch(() => null);
    this.end((usage?.killed_for_memory ?? 0) > 0 ? 'memory' : 'broken');
  }

  #say(message: Json | PageMessage): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    const bytes = Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    // Who leaves so much unread answers nobody any more.
    if (this.#program?.write(bytes) === false) this.end('busy');
  }

  #tell(text: string | null): void {
    if (text !== null && this.#reason === null) this.#listener?.tell(text);
  }

  #hear(bytes: Buffer, settings: LanguageServer['settings']): void {
    if (this.#reason) return;
    try {
      for (const text of this.#read(bytes)) this.#heard(JSON.parse(text) as unknown, settings);
    } catch (error) {
      if (!(error instanceof BrokenStream) && !(error instanceof SyntaxError) && !(error instanceof RangeError))
        throw error;
      this.end('broken');
    }
  }

  #heard(message: unknown, settings: LanguageServer['settings']): void {
    if (!isJson(message)) return;
    const { id, method, params } = message;
    if (typeof method === 'string') {
      this.#tell(presentNotice(method, params));
      if (typeof id !== 'number' && typeof id !== 'string') return;
      const result = answerTo(method, params, settings);
      const error = { code: -32_601, message: 'Nobody answers this here' };
      return this.#say(result === undefined ? { id, error } : { id, result });
    }
    const asked = typeof id === 'number' ? this.#pending.get(id) : undefined;
    if (typeof id !== 'number' || asked === undefined) return;
    this.#pending.delete(id);
    this.#tell(presentAnswer(asked, id, message));
  }

  async #look(): Promise<void> {
    const usage = await this.#box.usage().catch(() => null);
    if (!usage) return;
    this.#computed.push(usage.cpu_ms);
    if (this.#computed.length > LOOKS + 1) this.#computed.shift();
    if (usage.cpu_ms - (this.#computed[0] ?? 0) > this.#times.busy) this.end('busy');
  }

  #ended(outcome: RunOutcome | null): LanguageServerEnd {
    const limits = { cpu: 'busy', wall: 'time', memory: 'memory', output: 'broken', stopped: 'broken' } as const;
    const found = outcome === null || outcome.limit === null ? 'broken' : limits[outcome.limit];
    // A limit tells more than that it is gone, which is all that we may have seen.
    const reason = this.#reason === null || (this.#reason === 'broken' && found !== 'broken') ? found : this.#reason;
    this.#reason = reason;
    const over = new Error('the language server is over');
    this.#checks?.lose(over);
    this.#agent.end(over);
    for (const timer of [this.#idle, this.#longest, this.#watch]) clearTimeout(timer);
    if (this.#unclaimed) clearTimeout(this.#unclaimed);
    this.#listener?.end(endOf(this.name, reason));
    this.#listener = null;
    return reason;
  }
}
