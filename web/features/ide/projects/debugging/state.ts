import type { DebugSaid, DebugStart, DebugState, Scope, Variable } from '@devorbit/contract/execution/debugging.ts';
import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import * as copy from '../copy.ts';
import type { Asked } from '../running/workspace.ts';

/** A line of the console. `asked`: an expression that was typed. */
export type Entry = { at: number; kind: 'info' | 'said' | 'asked' | 'value' | 'fault'; text: string };

export type Watched = { expression: string; value: string | null; failed: boolean };
export type Children = { variables: readonly Variable[]; more: boolean };

/** What the screen shows of a program that is debugged; the same object until something changes. */
export type Debugged = {
  /** Null where nothing is, nor was. */
  state: DebugState | null;
  entries: readonly Entry[];
  /** Another number for each stop. */
  stops: number;
  /** Of the stack; the first one where the program has just stopped. */
  frame: number | null;
  scopes: readonly Scope[];
  /** What values consist of, by their references. */
  children: ReadonlyMap<number, Children>;
  watched: readonly Watched[];
  /** Whether the person asks and steps, not only looks. */
  mayAsk: boolean;
  /** Of exceptions: also those that the program catches. */
  exceptions: DebugStart['exceptions'];
};

/** Who speaks with the workspace. Rejects with a sentence. */
type Link = { ask(order: Asked): Promise<WorkspaceFrame> };

const KEPT_ENTRIES = 500;
const MOST_WATCHED = 20;
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is known of a program under a debugger, and what it is told. */
export class Debugging {
  #shown: Debugged = {
    state: null,
    entries: [],
    stops: 0,
    frame: null,
    scopes: [],
    children: new Map(),
    watched: [],
    exceptions: 'uncaught',
    mayAsk: true,
  };
  readonly #listeners = new Set<() => void>();
  #link: Link | null = null;
  /** When it was begun here, by performance.now(); null: not here. */
  #since: number | null = null;
  #told = 0;
  #entries = 0;
  #turn = 0;
  /** Another number whenever references are others. */
  #round = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Debugged => this.#shown;
  #show(part: Partial<Debugged>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of [...this.#listeners]) listener();
  }

  get isOn(): boolean {
    const { state } = this.#shown;
    return state !== null && state.state !== 'over';
  }

  /** How long until the specification's lines may be said, in ms. */
  get #untilLines(): number {
    return this.#since === null ? 0 : Math.max(0, this.#since + copy.DEBUG_DELAY_MS - performance.now());
  }

  /** Before anything is known. The specification's lines come a second later at the earliest. */
  begin(): void {
    this.#turn++;
    this.#since = performance.now();
    this.#told = 0;
    this.#show({ state: null, entries: [], frame: null, scopes: [], children: new Map() });
  }

  /** There is nothing to debug with: the lines that the specification wants, and then the truth. */
  refuse(sentence: string): void {
    const turn = this.#turn;
    const later = () => {
      if (turn !== this.#turn) return;
      for (; this.#told < copy.DEBUG_LINES.length; this.#told++) this.#enter('info', copy.DEBUG_LINES[this.#told]!);
      this.#enter('fault', sentence);
    };
    setTimeout(later, this.#untilLines);
  }

  /** What is debugged from its beginning to its end; where no debugger begins, it is said why. */
  async during<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      const result = await run();
      if (this.#shown.state === null) this.refuse(copy.NOT_DEBUGGED);
      return result;
    } catch (error) {
      if (this.#shown.state === null) this.refuse(sentenceOf(error));
      throw error;
    }
  }

  hear(frame: DebugState | DebugSaid, link: Link): void {
    this.#link = link;
    if (frame.type === 'said') {
      const turn = this.#turn;
      const say = () => {
        if (turn !== this.#turn) return;
        if (!frame.late || !this.#shown.entries.some(({ kind }) => kind === 'said')) this.#enter('said', frame.text);
      };
      // The three lines come first.
      if (this.#untilLines > 0) setTimeout(say, this.#untilLines);
      else say();
      return;
    }
    const known = this.#shown.state;
    // Another page has begun, or this one has just been opened.
    if (known !== null && known.stream !== frame.stream) this.begin();
    const isNew = frame.stop !== null && known?.stop?.frames[0]?.id !== frame.stop.frames[0]?.id;
    const stopped = frame.state === 'stopped' && (known?.state !== 'stopped' || isNew);
    this.#show({
      state: frame,
      ...(frame.stop === null ? {} : { scopes: frame.stop.scopes, frame: frame.stop.frames[0]?.id ?? null }),
      ...(stopped ? { stops: this.#shown.stops + 1 } : {}),
      ...(frame.stop === null ? {} : { children: new Map() }),
    });
    if (frame.stop !== null) this.#round++;
    if (frame.stop !== null) void this.#lookAtWatched();
    const turn = this.#turn;
    const later = () => {
      if (turn !== this.#turn) return;
      for (; this.#told < frame.done; this.#told++) this.#enter('info', copy.DEBUG_LINES[this.#told]!);
    };
    if (frame.done > this.#told) setTimeout(later, this.#untilLines);
    if (frame.state === 'over') this.end();
  }

  /** Nothing is debugged any more: its run has ended, or the workspace is lost. */
  end(): void {
    this.#since = null;
    const { state } = this.#shown;
    if (state !== null) this.#show({ state: { ...state, state: 'over', stop: null }, scopes: [], frame: null });
  }

  async step(how: 'continue' | 'pause' | 'over' | 'into' | 'out'): Promise<void> {
    await this.#ask({ type: 'step', how });
  }

  /** Whoever may only look asks nothing: the debugger would have the program compute. */
  allow(mayAsk: boolean): void {
    this.#show({ mayAsk });
  }

  /** The breakpoints are others now. */
  async place(breakpoints: DebugStart['breakpoints']): Promise<void> {
    if (this.isOn) await this.#ask({ type: 'breakpoints', breakpoints, exceptions: this.#shown.exceptions });
  }

  async stopAt(exceptions: DebugStart['exceptions'], breakpoints: DebugStart['breakpoints']): Promise<void> {
    this.#show({ exceptions });
    await this.place(breakpoints);
  }

  /** Shows another frame of the stack. */
  async choose(frame: number): Promise<void> {
    const round = this.#round;
    this.#show({ frame });
    const answer = await this.#ask({ type: 'scopes', frame });
    if (answer?.type !== 'scopes' || round !== this.#round) return;
    this.#show({ scopes: answer.scopes });
    void this.#lookAtWatched();
  }

  /** What a value, or a scope, consists of; `from` where some of it is there already. */
  async open(reference: number, from = 0): Promise<void> {
    const round = this.#round;
    const answer = await this.#ask({ type: 'variables', reference, from });
    if (answer?.type !== 'variables' || round !== this.#round) return;
    const before = from === 0 ? [] : (this.#shown.children.get(reference)?.variables ?? []);
    const children = new Map(this.#shown.children);
    children.set(reference, { variables: [...before, ...answer.variables], more: answer.more });
    this.#show({ children });
  }

  async evaluate(expression: string): Promise<void> {
    this.#enter('asked', expression);
    const answer = await this.#ask({ type: 'evaluate', expression, frame: this.#shown.frame, why: 'repl' });
    if (answer?.type === 'evaluated') this.#enter(answer.failed ? 'fault' : 'value', answer.value);
  }

  /** What an expression is that was pointed at; null where nothing stands, or it is nothing there. */
  async look(expression: string): Promise<string | null> {
    const { state, frame, mayAsk } = this.#shown;
    if (state?.state !== 'stopped' || !mayAsk) return null;
    const round = this.#round;
    const answer = await this.#link?.ask({ type: 'evaluate', expression, frame, why: 'hover' }).catch(() => null);
    if (answer?.type !== 'evaluated' || answer.failed || answer.value === '') return null;
    return round === this.#round && frame === this.#shown.frame ? answer.value : null;
  }

  watch(expression: string): void {
    const { watched } = this.#shown;
    if (watched.length >= MOST_WATCHED || watched.some((one) => one.expression === expression)) return;
    this.#show({ watched: [...watched, { expression, value: null, failed: false }] });
    void this.#lookAtWatched();
  }

  unwatch(expression: string): void {
    this.#show({ watched: this.#shown.watched.filter((one) => one.expression !== expression) });
  }

  clear(): void {
    this.#show({ entries: [] });
  }

  async #lookAtWatched(): Promise<void> {
    if (this.#shown.state?.state !== 'stopped' || !this.#shown.mayAsk) return;
    const { frame } = this.#shown;
    for (const { expression } of this.#shown.watched) {
      const answer = await this.#link
        ?.ask({ type: 'evaluate', expression, frame, why: 'watch' })
        .catch((error: unknown) => ({ type: 'evaluated' as const, value: sentenceOf(error), failed: true }));
      if (answer?.type !== 'evaluated' || frame !== this.#shown.frame) return;
      this.#show({
        watched: this.#shown.watched.map((one) =>
          one.expression === expression ? { expression, value: answer.value, failed: answer.failed } : one,
        ),
      });
    }
  }

  /** What is refused is said in the console. */
  async #ask(order: Asked): Promise<WorkspaceFrame | null> {
    if (!this.#shown.mayAsk) return null;
    try {
      return (await this.#link?.ask(order)) ?? null;
    } catch (error) {
      this.#enter('fault', sentenceOf(error));
      return null;
    }
  }

  #enter(kind: Entry['kind'], text: string): void {
    const last = this.#shown.entries.at(-1);
    // Log points come in pieces.
    const entries: Entry[] =
      kind === 'said' && last?.kind === 'said' && last.text.length < 10_000
        ? [...this.#shown.entries.slice(0, -1), { ...last, text: last.text + text }]
        : [...this.#shown.entries, { at: ++this.#entries, kind, text }];
    this.#show({ entries: entries.slice(-KEPT_ENTRIES) });
  }
}
