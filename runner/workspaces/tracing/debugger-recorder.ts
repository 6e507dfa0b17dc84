import {
  type TracedFrame,
  type TracedObject,
  type TracedStep,
  type TracedValue,
  type TracedVariable,
  TRACING,
} from '@devorbit/contract/execution/tracing.ts';
import { bodiesOf, type Body, DapClient, DapRefusal, DapSilence, numberOf, textOf } from '../debug/dap-client.ts';
import type { Place } from '../debug/debug-session.ts';
import type { Debugger } from '../debug/debuggers.ts';
import { type StackFrame, stackReader } from '../debug/stack-reader.ts';
import { terminalGrant } from '../debug/terminal-grant.ts';
import { type Asking, type Meaning, type Reading, type Told, toldOf } from './debugged-values.ts';
import type { Recording } from './recording.ts';

/** Questions that a debugger is asked at a time. */
const MOST_ASKED = 24;
/** Parts of a value that are asked for. */
const MOST_PARTS = 200;
/** How long a debugger may take to say that a program is over, and a program that is over to end, in ms. */
const LAST_WORDS_MS = 1_000;
const ENDING_MS = 15_000;

/** `path` null: no file of the project. */
type Frame = Omit<StackFrame, 'path'> & { path: string | null };
/** A call: the lines at which it has stood, and where its variables are. */
type Activation = { name: string; lines: Set<number>; addresses: Map<string, string> };
/** Objects that are to be told, by their numbers, with where they are asked for. */
type Queue = Map<string, { meaning: Meaning & { kind: 'object' }; ask: Asking }>;
type Gathered = { frame: Frame; variables: Told[]; addresses: Map<string, string> };
type Stopped = { reason: string; threadId: number; text: string };

const cut = (text: string, most: number): string =>
  (text.length > most ? `${text.slice(0, most - 1)}…` : text).toWellFormed();

/** Whether a variable is there where a call stands: what is declared further down is not yet, nor on its line, before it was run. */
function isThere(declared: Told['declared'], frame: Frame, lines: ReadonlySet<number>): boolean {
  if (declared === null || declared.line < frame.line) return true;
  if (declared.line > frame.line) return false;
  return lines.has(frame.line) || (lines.size === 0 && declared.column < frame.column);
}

/** A program whose steps a debugger tells: it goes from line to line of the project's own code, and at each one looks around. */
export class DebuggerRecorder {
  readonly #place: Omit<Place, 'tell'>;
  readonly #debugger: Debugger;
  readonly #reading: Reading;
  readonly #recording: Recording;
  readonly #output: () => string;
  readonly #dap: DapClient;
  readonly #stack: ReturnType<typeof stackReader>;
  readonly #initialized = Promise.withResolvers<void>();
  readonly #terminated = Promise.withResolvers<void>();
  #hasTerminated = false;
  #isOver = false;
  #thread: number | null = null;
  #threads = false;
  #depth = 0;
  /** Numbers of objects, by what tells them from others; what was told of each last. */
  readonly #numbers = new Map<string, string>();
  readonly #told = new Map<string, string>();
  #seen = '';
  #last: TracedStep | null = null;
  readonly #activations: Activation[] = [];
  readonly #asked = new Set<Promise<void>>();

  /** `output`: what the program has written since it was asked last. */
  constructor(
    place: Omit<Place, 'tell'>,
    found: Debugger,
    how: { reading: Reading; recording: Recording; output: () => string },
  ) {
    this.#place = place;
    this.#debugger = found;
    this.#reading = how.reading;
    this.#recording = how.recording;
    this.#output = how.output;
    this.#dap = new DapClient(place.write, {
      event: (name, body) => this.#event(name, body),
      asked: terminalGrant(found, { isOver: () => this.#isOver, start: place.start }),
      broken: () => this.#fail(),
    });
    this.#stack = stackReader(this.#dap, found.stacks);
    this.#initialized.promise.catch(() => {});
  }

  take(piece: Buffer): void {
    this.#dap.take(piece);
  }

  /** The adapter has ended. */
  left(): void {
    if (!this.#hasTerminated) this.#fail();
  }

  async over(): Promise<void> {
    if (this.#isOver) return;
    const late = setTimeout(() => this.#terminated.resolve(), LAST_WORDS_MS);
    await this.#terminated.promise;
    clearTimeout(late);
    this.#close();
  }

  /** From the first word until the program runs. */
  async begin(run: string[], env: Record<string, string>): Promise<void> {
    const { records, launch, tool } = this.#debugger;
    try {
      await this.#dap.ask('initialize', {
        clientID: 'devorbit',
        adapterID: tool?.tool ?? 'devorbit',
        pathFormat: 'path',
        linesStartAt1: true,
        columnsStartAt1: true,
        supportsRunInTerminalRequest: true,
        supportsVariableType: true,
        supportsMemoryReferences: true,
      });
      const launched = this.#dap.ask('launch', { ...launch(run), ...records.launch, cwd: this.#place.folder, env });
      await Promise.race([this.#initialized.promise, launched.then(() => this.#initialized.promise)]);
      if (records.functions.length > 0)
        await this.#dap.ask('setFunctionBreakpoints', { breakpoints: records.functions.map((name) => ({ name })) });
      await this.#dap.ask('setExceptionBreakpoints', { filters: records.filters });
      this.#recording.begin();
      await Promise.all([this.#dap.ask('configurationDone'), launched]);
    } catch {
      this.#fail();
    }
  }

  #close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#terminated.resolve();
    this.#dap.end('The program has ended');
    this.#initialized.reject(new DapRefusal('The program has ended'));
  }

  /** The debugger is no use any more: what is recorded stays, and the program ends. */
  #fail(): void {
    if (this.#isOver) return;
    this.#recording.cut('lost');
    this.#close();
    this.#place.end();
  }

  #event(name: string, body: Body): void {
    switch (name) {
      case 'initialized':
        return this.#initialized.resolve();
      case 'stopped':
        return void this.#stopped({
          reason: textOf(body['reason']),
          threadId: numberOf(body['threadId']),
          text: textOf(body['text']) || textOf(body['description']),
        }).catch((error: unknown) => {
          // The program has ended meanwhile, or the debugger did not answer as it should, or at all.
          if (error instanceof DapSilence) return this.#fail();
          if (!(error instanceof DapRefusal)) throw error;
          void this.#goOn('continue').catch(() => {});
        });
      case 'terminated':
        this.#hasTerminated = true;
        this.#terminated.resolve();
        void this.#dap.ask('disconnect', { terminateDebuggee: true }).catch(() => {});
        setTimeout(() => this.#place.end(), ENDING_MS).unref();
        return;
    }
  }

  async #goOn(command: 'stepIn' | 'stepOut' | 'continue', threadId = this.#thread): Promise<void> {
    if (!this.#isOver && !this.#recording.isOver) await this.#dap.ask(command, { threadId });
  }

  async #stopped({ reason, threadId, text }: Stopped): Promise<void> {
    this.#thread ??= threadId;
    // Other threads run as they would.
    if (threadId !== this.#thread) return this.#goOn('continue', threadId);
    const [stack, threads] = await Promise.all([
      this.#stack(threadId, TRACING.FRAMES + 20),
      this.#threads ? null : this.#dap.ask('threads').catch(() => null),
    ]);
    if (threads && bodiesOf(threads['threads'], 100).length > 1) this.#threads = this.#debugger.records.countsThreads;
    const all = this.#framesOf(stack);
    const own = all.filter(({ path }) => path !== null);
    if (reason === 'exception' && text.endsWith('Catch')) {
      this.#caught(own[0]?.line);
      return this.#goOn('stepOut');
    }
    const isException = reason === 'exception';
    if (!isException && all[0]?.path === null) {
      // In code of others: out of it, or on where nothing of the project's is left.
      if (own.length > 0) return this.#goOn('stepOut');
      this.#depth = 0;
      this.#activations.length = 0;
      return this.#goOn('continue');
    }
    if (own.length > 0) await this.#record(own, isException ? await this.#exception(text) : null);
    if (isException && this.#debugger.records.afterException === 'continue') return this.#goOn('continue');
    return this.#goOn('stepIn');
  }

  /** LLDB passes by what throws while it steps, and stops where that is caught: it was thrown where the program stood last. */
  #caught(line: number | undefined): void {
    if (this.#last === null || line === undefined) return;
    const words = `An exception is thrown. It is caught in line ${line}.`;
    this.#recording.add(
      { ...this.#last, event: 'exception', objects: [], output: this.#output(), words },
      this.#threads,
    );
  }

  #framesOf(stack: StackFrame[]): Frame[] {
    const folder = `${this.#place.folder}/`;
    return stack.map((frame) => ({
      ...frame,
      path: frame.path.startsWith(folder) ? frame.path.slice(folder.length) : null,
    }));
  }

  async #exception(known: string): Promise<string> {
    const info = await this.#dap.ask('exceptionInfo', { threadId: this.#thread }).catch((): Body => ({}));
    const [id, description] = [textOf(info['exceptionId']), textOf(info['description'])];
    const words =
      description && id && !description.startsWith(id) ? `${id}: ${description}` : description || id || known;
    return cut(this.#debugger.records.exceptionWords(words, known), TRACING.VALUE);
  }

  /** One step: its frames, and all that their variables lead to. */
  async #record(stack: Frame[], words: string | null): Promise<void> {
    const shown = stack.slice(0, TRACING.FRAMES);
    const queue: Queue = new Map();
    const asking = (frameId: number, known = new Map<string, string>()): Asking => ({
      inside: async (reference) => {
        if (reference === 0) return [];
        const { variables } = await this.#ask('variables', { variablesReference: reference, count: MOST_PARTS });
        return bodiesOf(variables, MOST_PARTS).map(toldOf);
      },
      address: async (expression) => {
        if (expression.includes('\n')) return null;
        // A variable stays where it is, for as long as its call lasts.
        const isFixed = /^&\w+$/.test(expression);
        const found = isFixed ? known.get(expression) : undefined;
        if (found !== undefined) return found;
        const answer = await this.#ask('evaluate', { expression, frameId, context: 'watch' }).catch(() => null);
        const at = answer && /0x([0-9a-f]+)/i.exec(textOf(answer['result']))?.[1];
        const address = at ? BigInt(`0x${at}`).toString(16) : null;
        if (isFixed && address !== null) known.set(expression, address);
        return address;
      },
    });
    // Of calls that are over nothing is known any more.
    this.#activations.length = Math.min(this.#activations.length, shown.length);
    const gathered = await this.#variables(shown, asking);
    const isLed = gathered.some(({ variables }) => variables.some((told) => this.#reading.leads?.(told) === true));
    const places = new Map<string, TracedVariable>();
    const frames: TracedFrame[] = [];
    const meanings = await Promise.all(
      gathered.map(({ frame, variables, addresses }) => {
        const ask = asking(frame.id, addresses);
        return Promise.all(
          variables.slice(0, TRACING.VARIABLES + 1).map(async (told) => {
            const meaning = await this.#reading.meaning(told, ask);
            const isPlain = isLed && meaning.kind === 'text' && told.name !== 'Return value';
            return { told, ask, meaning, place: isPlain ? ((await this.#reading.place?.(told, ask)) ?? null) : null };
          }),
        );
      }),
    );
    const pending: { at: { value: TracedValue }; meaning: Meaning & { kind: 'place' } }[] = [];
    // The outermost first, so that objects are numbered in the order in which they came to be.
    for (const [at, { frame }] of [...gathered.entries()].toReversed()) {
      const one: TracedFrame = {
        name: cut(frame.name, TRACING.NAME),
        path: frame.path?.slice(0, 400) ?? null,
        line: Math.min(frame.line, 1_000_000),
        variables: [],
      };
      frames.unshift(one);
      for (const { told, ask, meaning, place } of meanings[at] ?? []) {
        const value = this.#value(meaning, queue, ask);
        if (told.name === 'Return value') {
          if (at === 0) one.returns = value;
          continue;
        }
        if (one.variables.length === TRACING.VARIABLES) break;
        const variable: TracedVariable = { name: cut(told.name, TRACING.NAME), value };
        one.variables.push(variable);
        if (meaning.kind === 'place') pending.push({ at: variable, meaning });
        if (place === null || places.has(place)) continue;
        variable.place = this.#number(place);
        places.set(place, variable);
      }
    }
    const objects = await this.#objects(queue, pending);
    for (const { at, meaning } of pending) {
      const number = this.#number(meaning.identity);
      if (places.has(meaning.identity)) at.value = { ref: number };
      else if (meaning.content.type.endsWith('*') || objects.length >= TRACING.OBJECTS)
        at.value = { text: cut(meaning.content.value, TRACING.VALUE) };
      else {
        at.value = { ref: number };
        const content = { key: null, value: { text: cut(meaning.content.value, TRACING.VALUE) } };
        if (!objects.some(({ id }) => id === number))
          objects.push({
            id: number,
            type: cut(meaning.content.type, TRACING.NAME),
            shape: 'list',
            cells: [content],
            more: 0,
          });
      }
    }
    const changed = objects.filter((one) => {
      const text = JSON.stringify(one);
      const isNew = this.#told.get(one.id) !== text;
      this.#told.set(one.id, text);
      return isNew;
    });
    const depth = stack.length;
    const event: TracedStep['event'] =
      words !== null
        ? 'exception'
        : frames[0]?.returns
          ? 'return'
          : depth > this.#depth && this.#depth > 0
            ? 'call'
            : 'line';
    const step: TracedStep = {
      event,
      frames,
      deeper: Math.max(0, depth - shown.length),
      objects: changed,
      // By now all has come that was written before it stood here.
      output: this.#output(),
      words,
      end: null,
    };
    this.#depth = depth;
    // Debuggers stand several times on one line: where nothing is other than before, that is no step.
    const seen = JSON.stringify([event === 'exception', frames]);
    if (seen === this.#seen && changed.length === 0 && step.output === '') return;
    this.#seen = seen;
    this.#last = step;
    this.#recording.add(step, this.#threads);
  }

  /** Of each frame what its scopes hold, and of which is there already. */
  async #variables(frames: Frame[], asking: (frame: number) => Asking): Promise<Gathered[]> {
    const { isShown, scopes, callName } = this.#reading;
    const found: Gathered[] = [];
    const outer = new Set<string>();
    for (const [at, frame] of [...frames.entries()].toReversed()) {
      const isMain = at === frames.length - 1;
      const { scopes: told } = await this.#dap.ask('scopes', { frameId: frame.id });
      const own = bodiesOf(told, 10)
        .map((scope) => ({ name: textOf(scope['name']), reference: numberOf(scope['variablesReference']) }))
        .filter(({ name }) => scopes.test(name));
      const lists = await Promise.all(
        own.map(async ({ name, reference }) => ({ name, all: await asking(frame.id).inside(reference) })),
      );
      const known = new Map<string, Told>();
      const activation = this.#activation(frames.length - 1 - at, frame.name);
      // The innermost scope comes first: what is declared there hides what is outside, and stands below it.
      for (const { name: scope, all } of lists.toReversed())
        for (const variable of all) {
          // What a function has from outside shows where it is; what is declared further down is not there yet.
          if (scope === 'Closure' && outer.has(variable.name)) continue;
          if (!isShown(variable, isMain) || !isThere(variable.declared, frame, activation.lines)) continue;
          known.delete(variable.name);
          known.set(variable.name, variable);
        }
      activation.lines.add(frame.line);
      for (const name of known.keys()) outer.add(name);
      found.unshift({
        frame: { ...frame, name: callName(frame.name) },
        variables: [...known.values()],
        addresses: activation.addresses,
      });
    }
    return found;
  }

  /** The call at that depth, from the outermost on, with the lines at which it has stood. */
  #activation(depth: number, name: string): Activation {
    const known = this.#activations[depth];
    if (known?.name === name) return known;
    return (this.#activations[depth] = { name, lines: new Set(), addresses: new Map() });
  }

  /** Asks, when fewer than so many questions wait. */
  async #ask(command: string, args: Body): Promise<Body> {
    while (this.#asked.size >= MOST_ASKED) await Promise.race(this.#asked);
    const answer = this.#dap.ask(command, args);
    const over = answer.then(
      () => {},
      () => {},
    );
    this.#asked.add(over);
    void over.then(() => this.#asked.delete(over));
    return answer;
  }

  #number(identity: string): string {
    let number = this.#numbers.get(identity);
    if (number === undefined) this.#numbers.set(identity, (number = String(this.#numbers.size + 1)));
    return number;
  }

  #value(meaning: Meaning, queue: Queue, ask: Asking): TracedValue {
    if (meaning.kind === 'text') return { text: cut(meaning.text, TRACING.VALUE) };
    if (meaning.kind === 'place') return { text: cut(meaning.content.value, TRACING.VALUE) };
    const number = this.#number(meaning.identity);
    if (!queue.has(number)) {
      if (queue.size >= TRACING.OBJECTS) return { text: cut(`${meaning.type} …`, TRACING.VALUE) };
      queue.set(number, { meaning, ask });
    }
    return { ref: number };
  }

  /** What is in the queue, and what that leads to, level by level. */
  async #objects(
    queue: Queue,
    pending: { at: { value: TracedValue }; meaning: Meaning & { kind: 'place' } }[],
  ): Promise<TracedObject[]> {
    const objects: TracedObject[] = [];
    for (let level = [...queue]; level.length > 0; level = [...queue].slice(objects.length)) {
      const found = await Promise.all(
        level.map(async ([id, { meaning, ask }]) => {
          const { shape, cells } = await meaning.cells();
          const meanings = await Promise.all(
            cells.slice(0, TRACING.CELLS).map(({ value }) => this.#reading.meaning(value, ask)),
          );
          return { id, meaning, ask, shape, cells, meanings };
        }),
      );
      for (const { id, meaning, ask, shape, cells, meanings } of found) {
        const object: TracedObject = {
          id,
          type: cut(meaning.type, TRACING.NAME),
          shape,
          cells: [],
          more: Math.max(0, cells.length - TRACING.CELLS),
        };
        for (const [at, each] of meanings.entries()) {
          const key = cells[at]?.key ?? null;
          const cell = { key: key === null ? null : cut(key, TRACING.VALUE), value: this.#value(each, queue, ask) };
          object.cells.push(cell);
          if (each.kind === 'place') pending.push({ at: cell, meaning: each });
        }
        objects.push(object);
      }
    }
    return objects;
  }
}
