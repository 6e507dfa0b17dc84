import { DEBUGGING } from '@devorbit/contract/execution/debugging-limits.ts';
import {
  type DebugOrder,
  type DebugSaid,
  type DebugStart,
  type DebugState,
  type Placed,
  type Scope,
  type Stop,
  type Variable,
} from '@devorbit/contract/execution/debugging.ts';
import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { bodiesOf, bodyOf, type Body, DapClient, DapRefusal, numberOf, textOf } from './dap-client.ts';
import type { Debugger } from './debuggers.ts';
import { stackReader } from './stack-reader.ts';
import { terminalGrant } from './terminal-grant.ts';

/** What a session says is gathered for so long, in ms, and so much of it is told, in characters: a log point may be in a loop. */
const SAYING_MS = 50;
const SAYING_CHARS = 8 * 1024;
const NAME_CHARS = 200;
/** How long a program that is over may take to end, in ms. */
const ENDING_MS = 15_000;
/** How long a debugger may take to say that a program is over, in ms. */
const LAST_WORDS_MS = 1_000;

const NOT_STOPPED = 'The program is running. Pause it, or wait until it stops at a breakpoint.';

/** Where a session runs. */
export type Place = {
  stream: number;
  folder: string;
  /** To the adapter; false where it leaves too much unread. */
  write(bytes: Buffer): boolean;
  /** Starts the program on the terminal of the run, once. */
  start(argv: string[], env: Record<string, string>): Promise<void>;
  tell(frame: DebugState | DebugSaid): void;
  /** Ends the program and the adapter. */
  end(): void;
};

const STEPS = { continue: 'continue', over: 'next', into: 'stepIn', out: 'stepOut' } as const;

/** A program under a debugger, as everybody in its workspace has it. */
export class DebugSession {
  readonly #place: Place;
  readonly #debugger: Debugger;
  readonly #dap: DapClient;
  readonly #stack: ReturnType<typeof stackReader>;
  #start: DebugStart;
  /** Files in which the debugger has breakpoints. */
  #set = new Set<string>();
  #setting: Promise<unknown> = Promise.resolve();
  #state: DebugState;
  #thread: number | null = null;
  /** Another number whenever the program goes on. */
  #turn = 0;
  #hasTerminated = false;
  readonly #initialized = Promise.withResolvers<void>();
  readonly #terminated = Promise.withResolvers<void>();
  #said = '';
  #saying: { text: string; left: number } | null = null;

  constructor(place: Place, found: Debugger, start: DebugStart) {
    this.#place = place;
    this.#debugger = found;
    this.#start = start;
    this.#state = { type: 'debug', stream: place.stream, state: 'starting', done: 0, stop: null, placed: [] };
    this.#dap = new DapClient(place.write, {
      event: (name, body) => this.#event(name, body),
      asked: terminalGrant(found, { isOver: () => this.#isOver, start: place.start }),
      broken: () => this.#fail('The debugger has said what is not understood, and was ended.'),
    });
    this.#stack = stackReader(this.#dap, found.stacks);
    this.#initialized.promise.catch(() => {});
  }

  /** What who comes late is told. */
  recall(): (DebugState | DebugSaid)[] {
    const said: DebugSaid = { type: 'said', stream: this.#state.stream, text: this.#said, late: true };
    return this.#said === '' ? [this.#state] : [this.#state, said];
  }

  /** What the adapter writes. */
  take(piece: Buffer): void {
    this.#dap.take(piece);
  }

  /** The adapter has ended. */
  left(): void {
    // It was told to go, and the program goes by itself.
    if (!this.#hasTerminated) this.#fail('The debugger has ended.');
  }

  /** The program has ended: what the debugger still has to say of it is waited for, a moment. */
  async over(): Promise<void> {
    if (this.#isOver) return;
    const late = setTimeout(() => this.#terminated.resolve(), LAST_WORDS_MS);
    await this.#terminated.promise;
    clearTimeout(late);
    this.#close();
  }

  #close(): void {
    if (this.#isOver) return;
    this.#terminated.resolve();
    this.#dap.end('The program has ended');
    this.#initialized.reject(new DapRefusal('The program has ended'));
    this.#flush();
    this.#show({ state: 'over', stop: null });
  }

  /** From the first word until the program runs. */
  async begin(run: string[], env: Record<string, string>): Promise<void> {
    this.#show({});
    try {
      await this.#dap.ask('initialize', {
        clientID: 'devorbit',
        adapterID: this.#debugger.tool?.tool ?? 'devorbit',
        pathFormat: 'path',
        linesStartAt1: true,
        columnsStartAt1: true,
        supportsRunInTerminalRequest: true,
        supportsVariableType: true,
      });
      const launched = this.#dap.ask('launch', { ...this.#debugger.launch(run), cwd: this.#place.folder, env });
      // Some answer only when all is configured.
      await Promise.race([this.#initialized.promise, launched.then(() => this.#initialized.promise)]);
      this.#show({ done: 1 });
      const { panics } = this.#debugger;
      if (panics !== null) await this.#dap.ask('setFunctionBreakpoints', { breakpoints: [{ name: panics }] });
      await this.#setBreakpoints();
      this.#show({ done: 2 });
      await Promise.all([this.#dap.ask('configurationDone'), launched]);
      this.#show({ done: 3, ...(this.#state.state === 'starting' ? { state: 'running' } : {}) });
    } catch (error) {
      if (!this.#isOver) this.#fail(`The debugger could not start the program: ${wordsOf(error)}`);
    }
  }

  /** Answers an order. Rejects with DapRefusal. */
  async obey(order: DebugOrder): Promise<WorkspaceFrame> {
    const { request } = order;
    if (this.#isOver) throw new DapRefusal('The program has ended');
    switch (order.type) {
      case 'breakpoints':
        this.#start = { breakpoints: order.breakpoints, exceptions: order.exceptions };
        if (this.#state.done >= 1) await this.#setBreakpoints();
        return { type: 'done', request };
      case 'step':
        await this.#step(order.how);
        return { type: 'done', request };
      case 'scopes':
        this.#mustBeStopped();
        return { type: 'scopes', request, scopes: await this.#scopes(order.frame) };
      case 'variables': {
        this.#mustBeStopped();
        const all = await this.#variables(order.reference, order.from);
        return { type: 'variables', request, variables: all, more: all.length === DEBUGGING.VARIABLES };
      }
      case 'evaluate':
        return this.#evaluate(order);
    }
  }

  get #isOver(): boolean {
    return this.#state.state === 'over';
  }

  #mustBeStopped(): void {
    if (this.#state.state !== 'stopped') throw new DapRefusal(NOT_STOPPED);
  }

  #show(part: Partial<DebugState>): void {
    this.#state = { ...this.#state, ...part };
    this.#place.tell(this.#state);
  }

  #say(text: string): void {
    this.#said = (this.#said + text).slice(-DEBUGGING.CONSOLE);
    if (!this.#saying) {
      this.#saying = { text: '', left: 0 };
      setTimeout(() => this.#flush(), SAYING_MS).unref();
    }
    const room = SAYING_CHARS - this.#saying.text.length;
    this.#saying.text += text.slice(0, room);
    this.#saying.left += Math.max(0, text.length - room);
  }

  #flush(): void {
    const saying = this.#saying;
    this.#saying = null;
    if (!saying) return;
    const left = saying.left > 0 ? `\n… ${saying.left} more characters were left out\n` : '';
    const text = (saying.text + left).toWellFormed();
    this.#place.tell({ type: 'said', stream: this.#state.stream, text, late: false });
  }

  #fail(sentence: string): void {
    if (this.#isOver) return;
    this.#say(`${sentence}\n`);
    this.#close();
    this.#place.end();
  }

  #event(name: string, body: Body): void {
    switch (name) {
      case 'initialized':
        return this.#initialized.resolve();
      case 'output': {
        const category = textOf(body['category']);
        // What the program itself writes is on its terminal.
        if (category !== 'telemetry') this.#say(textOf(body['output'], SAYING_CHARS));
        return;
      }
      case 'stopped':
        return void this.#stopped(body).catch(() => {});
      case 'continued':
        return this.#goesOn();
      case 'breakpoint':
        return this.#moved(bodyOf(body['breakpoint']));
      case 'terminated':
        this.#hasTerminated = true;
        this.#terminated.resolve();
        void this.#dap.ask('disconnect', { terminateDebuggee: true }).catch(() => {});
        setTimeout(() => this.#place.end(), ENDING_MS).unref();
        return;
    }
  }

  #goesOn(): void {
    if (this.#state.state !== 'stopped') return;
    this.#turn++;
    this.#show({ state: 'running', stop: null });
  }

  /** Stack, scopes and first variables in one go, so that a step is one round trip for whoever looks on. */
  async #stopped({ reason, threadId, text, description }: Body): Promise<void> {
    const turn = ++this.#turn;
    this.#thread = numberOf(threadId);
    const folder = `${this.#place.folder}/`;
    const stack = (await this.#stack(this.#thread, DEBUGGING.FRAMES)).map(({ id, name, path, line }) => ({
      id,
      name: name.slice(0, NAME_CHARS),
      path: path.startsWith(folder) ? path.slice(folder.length) : null,
      line,
    }));
    const isPanic = stack[0] !== undefined && stack[0].name === this.#debugger.panics;
    // What the runtime does of a panic is nobody's: it is shown where the program's own code is.
    const frames = isPanic
      ? stack.slice(
          Math.max(
            0,
            stack.findIndex(({ path }) => path !== null),
          ),
        )
      : stack;
    const scopes = frames[0] ? await this.#scopes(frames[0].id) : [];
    const isException = reason === 'exception';
    const words = isException ? await this.#exception(textOf(text) || textOf(description)) : isPanic ? 'a panic' : null;
    if (turn !== this.#turn || this.#isOver) return;
    const stop: Stop = { reason: isPanic ? 'exception' : textOf(reason, NAME_CHARS), text: words, frames, scopes };
    this.#show({ state: 'stopped', stop });
  }

  async #exception(known: string): Promise<string> {
    const info = await this.#dap.ask('exceptionInfo', { threadId: this.#thread }).catch((): Body => ({}));
    const words = [textOf(info['exceptionId']), textOf(info['description'])].filter(Boolean);
    return [...new Set(words)].join(': ') || known;
  }

  async #scopes(frameId: number): Promise<Scope[]> {
    const { scopes } = await this.#dap.ask('scopes', { frameId });
    const all = bodiesOf(scopes, 10).map((scope): Scope => ({
      name: textOf(scope['name'], NAME_CHARS),
      reference: numberOf(scope['variablesReference']),
      variables: null,
    }));
    const [first] = all;
    if (first) first.variables = await this.#variables(first.reference, 0);
    return all;
  }

  async #variables(variablesReference: number, start: number): Promise<Variable[]> {
    const { variables } = await this.#dap.ask('variables', {
      variablesReference,
      ...(start > 0 ? { start, count: DEBUGGING.VARIABLES } : {}),
    });
    return bodiesOf(variables, DEBUGGING.VARIABLES).map((each) => ({
      name: textOf(each['name'], NAME_CHARS),
      value: textOf(each['value'], DEBUGGING.VALUE),
      kind: textOf(each['type'], NAME_CHARS) || null,
      reference: numberOf(each['variablesReference']),
    }));
  }

  async #step(how: Extract<DebugOrder, { type: 'step' }>['how']): Promise<void> {
    if (how === 'pause') {
      if (this.#state.state !== 'running') throw new DapRefusal('The program is not running');
      const { threads } = await this.#dap.ask('threads');
      const [first] = bodiesOf(threads, 1);
      await this.#dap.ask('pause', { threadId: numberOf(first?.['id']) });
      return;
    }
    this.#mustBeStopped();
    const threadId = this.#thread;
    // The next stop may be told before the answer is.
    this.#goesOn();
    await this.#dap.ask(STEPS[how], { threadId });
  }

  async #evaluate({ request, expression, frame, why }: Extract<DebugOrder, { type: 'evaluate' }>) {
    this.#mustBeStopped();
    const turn = this.#turn;
    const stop = this.#state.stop;
    const frameId = frame ?? stop?.frames[0]?.id;
    const context = why === 'repl' ? this.#debugger.evaluates : why;
    const answer = { type: 'evaluated', request } as const;
    try {
      const { result, type, variablesReference } = await this.#dap.ask('evaluate', { expression, frameId, context });
      const top = stop?.frames[0];
      // It may have changed what is shown.
      if (why === 'repl' && stop && top) {
        const scopes = await this.#scopes(top.id);
        if (turn === this.#turn) this.#show({ stop: { ...stop, scopes } });
      }
      return {
        ...answer,
        value: textOf(result, DEBUGGING.VALUE),
        kind: textOf(type, NAME_CHARS) || null,
        reference: numberOf(variablesReference),
        failed: false,
      };
    } catch (error) {
      return { ...answer, value: wordsOf(error), kind: null, reference: 0, failed: true };
    }
  }

  /** All of them, one change after the other; files that have none any more are told so. */
  #setBreakpoints(): Promise<void> {
    const done = this.#setting.then(async () => {
      const { breakpoints, exceptions } = this.#start;
      const byPath = Map.groupBy(breakpoints, ({ path }) => path);
      for (const path of this.#set) if (!byPath.has(path)) byPath.set(path, []);
      const placed: Placed[] = [];
      for (const [path, own] of byPath) {
        const { breakpoints: answers } = await this.#dap.ask('setBreakpoints', {
          source: { path: `${this.#place.folder}/${path}` },
          breakpoints: own.map(({ line, condition, log }) => ({
            line,
            ...(condition === null ? {} : { condition }),
            ...(log === null ? {} : { logMessage: log }),
          })),
        });
        const told = bodiesOf(answers, own.length);
        for (const [at, { line }] of own.entries()) {
          const { id, verified, line: put, message } = told[at] ?? {};
          placed.push({
            path,
            asked: line,
            line: numberOf(put) || line,
            verified: verified === true,
            message: textOf(message) || null,
          });
          this.#ids.set(numberOf(id), placed.at(-1)!);
        }
      }
      this.#set = new Set(breakpoints.map(({ path }) => path));
      await this.#dap.ask('setExceptionBreakpoints', { filters: this.#debugger.filters[exceptions] });
      this.#show({ placed });
    });
    this.#setting = done.catch(() => {});
    return done;
  }

  readonly #ids = new Map<number, Placed>();

  /** The debugger has put a breakpoint elsewhere, or can by now. */
  #moved({ id, verified, line }: Body): void {
    const known = this.#ids.get(numberOf(id));
    if (!known || !this.#state.placed.includes(known)) return;
    const now = { ...known, verified: verified === true, line: numberOf(line) || known.line };
    this.#ids.set(numberOf(id), now);
    this.#show({ placed: this.#state.placed.map((each) => (each === known ? now : each)) });
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof DapRefusal ? error.message : 'Something went wrong on our side';
