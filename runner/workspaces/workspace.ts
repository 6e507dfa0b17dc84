import { constants } from 'node:os';
import {
  type FilesPatch,
  WORKSPACE,
  type WorkspaceEnd,
  type WorkspaceFiles,
  type WorkspaceOrder,
} from '@devorbit/contract/execution/workspaces.ts';
import { BOX_ENV } from '../languages/box.ts';
import type { WorkspaceBox } from '../sandbox/sandbox.ts';
import { Agent, agentReady } from './agent.ts';
import { applyPatch, presentFiles } from './files.ts';
import { Lifetime, TIMES, type WorkspaceTimes } from './lifetime.ts';
import type { Member } from './live-stream.ts';
import { Programs, programSpec } from './programs.ts';
import { Refusal } from './refusal.ts';
import { WORKSPACE_ENV } from './run-plan.ts';
import { Runs } from './runs.ts';
import { Streams } from './streams.ts';
import type { WorkspaceTools } from './workspace-tools.ts';

const AGENT_MS = 60_000;
const SHELL = ['/bin/bash', '-i'];
const numberOf = new Map(Object.entries(constants.signals));

type Asked = Extract<WorkspaceOrder, { request: number }>;

/** One box that people work in, until its end. */
export class Workspace {
  readonly id: string;
  /** When the box is gone. */
  readonly over: Promise<WorkspaceEnd>;
  readonly #box: WorkspaceBox;
  readonly #agent: Agent;
  readonly #tools: WorkspaceTools;
  readonly #lifetime: Lifetime;
  readonly #streams = new Streams();
  readonly #programs: Programs;
  readonly #runs: Runs;
  #files: Promise<unknown> = Promise.resolve();

  /** Resolves when its agent is there; rejects where that ends first. */
  static async open(id: string, box: WorkspaceBox, tools: WorkspaceTools, times = TIMES): Promise<Workspace> {
    const workspace = new Workspace(id, box, tools, times);
    try {
      await agentReady(workspace.#agent, AGENT_MS);
      return workspace;
    } catch (error) {
      workspace.#lifetime.end('lost');
      await workspace.over;
      throw error;
    }
  }

  private constructor(id: string, box: WorkspaceBox, tools: WorkspaceTools, times: WorkspaceTimes) {
    this.id = id;
    this.#box = box;
    this.#tools = tools;
    const lifetime = new Lifetime(times, () => box.stop());
    const streams = this.#streams;
    const agent = new Agent(box.wire, {
      fault: () => lifetime.end('agent'),
      changed: () => streams.tell({ type: 'changed' }),
    });
    const programs = new Programs({ box, agent, streams, heard: () => lifetime.used() });
    this.#lifetime = lifetime;
    this.#agent = agent;
    this.#programs = programs;
    this.#runs = new Runs({ place: { box, agent, streams, programs }, tools, written: () => this.#files });
    this.over = box.outcome.then(
      (outcome) => this.#ended(lifetime.ended(outcome)),
      () => this.#ended(lifetime.ended(null)),
    );
  }

  close(): void {
    this.#lifetime.end('closed');
  }

  join(member: Member): void {
    this.#lifetime.entered();
    if (this.#lifetime.isOver) return member.send(this.#lifetime.farewell());
    member.send({ type: 'hello', workspace: this.id, streams: this.#streams.facts() });
    this.#streams.join(member);
    for (const frame of this.#runs.recall()) member.send(frame);
  }

  /** How long it may have made room for another one, in ms; negative where it need not yet. */
  get spareFor(): number {
    return this.#streams.members > 0 || this.#lifetime.isOver ? -1 : this.#lifetime.awayFor;
  }

  /** It ends, as nobody is there and another one needs its place. */
  makeRoom(): void {
    this.#lifetime.end('alone');
  }

  get isFull(): boolean {
    return this.#streams.members >= WORKSPACE.CLIENTS;
  }

  leave(member: Member): void {
    if (!this.#streams.leave(member)) return;
    if (this.#streams.members === 0 && !this.#lifetime.isOver) this.#lifetime.left();
  }

  /** Input for a stream. Throws Refusal where its program leaves too much unread. */
  input(stream: number, bytes: Buffer): void {
    this.#lifetime.used();
    const live = this.#streams.find(stream);
    if (!live || live.isOver) return;
    // While its compiler is at work, or where its standard input is a file's, nobody will read it.
    if (!live.program) throw new Refusal('The program does not run yet');
    if (!live.program.write(bytes)) throw new Refusal('The program does not read its input; nothing more was taken');
  }

  /** Does what a member asks. Rejects with Refusal, BoxRefusal or CannotRun. */
  async obey(order: WorkspaceOrder, member: Member): Promise<void> {
    if (order.type !== 'credit') this.#lifetime.used();
    if ('request' in order) return this.#answer(order, member);
    const live = this.#streams.having(order.stream);
    if (!live) return;
    switch (order.type) {
      case 'credit':
        live.credit(member, order.stream, order.bytes);
        return this.#streams.tidy();
      case 'resize': {
        const { rows, columns } = order;
        if (!live.terminal || live.isOver) return;
        live.terminal = { rows, columns };
        live.program?.resize(rows, columns);
        return this.#streams.tell({ type: 'resized', stream: live.number, rows, columns });
      }
      case 'signal': {
        const signal = numberOf.get(order.signal);
        if (signal === undefined) throw new Refusal(`There is no signal ${order.signal}`);
        return live.program?.signal(signal);
      }
      case 'eof':
        if (live.terminal && !this.#runs.typesNothing(live)) this.input(live.number, Buffer.from([4]));
        else live.program?.endInput();
        return;
      case 'close':
        return this.#runs.close(live);
    }
  }

  async files(): Promise<WorkspaceFiles> {
    const { entries, more } = await this.#agent.list();
    return presentFiles(entries, more, (path) => this.#runs.isMade(path));
  }

  /** Null where it has more than WORKSPACE.FILE_BYTES. Rejects with BoxRefusal. */
  file(path: string): Promise<Buffer | null> {
    return this.#agent.read(path, WORKSPACE.FILE_BYTES);
  }

  /** One patch after the other. Rejects with BadPatch or BoxRefusal. */
  patch(patch: FilesPatch): Promise<void> {
    this.#lifetime.used();
    const done = this.#files.then(() => applyPatch(this.#agent, patch));
    this.#files = done.catch(() => {});
    return done;
  }

  usage() {
    return this.#box.usage();
  }

  async #answer(order: Asked, member: Member): Promise<void> {
    const { request } = order;
    switch (order.type) {
      case 'usage': {
        const { cpu_ms, memory_kb, processes } = await this.#box.usage();
        return member.send({ type: 'usage', request, cpu_ms, memory_kb, processes });
      }
      case 'clear':
        this.#runs.stop();
        this.#agent.endEverything();
        return member.send({ type: 'done', request });
      case 'terminal': {
        this.#streams.mustHaveRoom('terminal');
        const { rows, columns } = order;
        const env = { ...BOX_ENV, ...WORKSPACE_ENV, SHELL: '/bin/bash', PS1: String.raw`\w \$ ` };
        const live = this.#streams.create('terminal', { rows, columns });
        const spec = programSpec(SHELL, env, { terminal: { rows, columns } });
        return this.#programs.start(live, member, request, spec);
      }
      case 'process':
      case 'connect': {
        this.#streams.mustHaveRoom('process');
        if (order.type === 'connect')
          return this.#programs.connect(this.#streams.create('connection', null), member, request, order.port);
        if (!order.argv[0]!.startsWith('/')) throw new Refusal('A program is named by its whole path');
        const { argv, language, traces } = order;
        const runtime = language === undefined ? null : await this.#tools.runtimeOf(language, '*');
        // Others may have started theirs meanwhile.
        this.#streams.mustHaveRoom('process');
        const live = this.#streams.create('process', null);
        const env = { ...BOX_ENV, ...runtime?.entry.env, ...order.env };
        return this.#programs.start(live, member, request, programSpec(argv, env, { ownErrors: true, traces }));
      }
      case 'run':
        return this.#runs.start(order, order, member, request, { kind: 'run' });
      case 'debug':
        return this.#runs.start(order, order, member, request, { kind: 'debug', start: order });
      case 'trace':
        return this.#runs.start(order, order, member, request, { kind: 'trace' });
      default:
        return member.send(await this.#runs.debug(order));
    }
  }

  #ended(reason: WorkspaceEnd): WorkspaceEnd {
    const over = new Error('the workspace is over');
    this.#runs.lose(over);
    this.#agent.end(over);
    this.#streams.end(this.#lifetime.farewell());
    return reason;
  }
}
