import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { LiveStream, type Member } from './live-stream.ts';
import { Refusal } from './refusal.ts';

type Frame = Parameters<Member['send']>[0];

/** The streams of a workspace, and the members who have them. */
export class Streams {
  readonly #members = new Set<Member>();
  readonly #streams = new Map<number, LiveStream>();
  /** Not announced yet. */
  readonly #opening = new Set<LiveStream>();
  #last = 0;

  /** How many are there. */
  get members(): number {
    return this.#members.size;
  }

  facts() {
    return [...this.#streams.values()].map((each) => each.facts());
  }

  join(member: Member): void {
    this.#members.add(member);
    for (const stream of this.#streams.values()) {
      for (const frame of stream.told) member.send(frame);
      stream.join(member);
    }
  }

  /** False where they were not there. */
  leave(member: Member): boolean {
    if (!this.#members.delete(member)) return false;
    for (const stream of this.#streams.values()) stream.leave(member);
    this.tidy();
    return true;
  }

  tell(frame: Frame): void {
    for (const member of this.#members) member.send(frame);
  }

  /** To all, and to who comes late. */
  tellOf(live: LiveStream, frame: Frame): void {
    live.told.push(frame);
    this.tell(frame);
  }

  find(number: number): LiveStream | undefined {
    return this.#streams.get(number);
  }

  /** By its number or by its errors'. */
  having(stream: number): LiveStream | undefined {
    return [...this.#streams.values()].find(({ number, errors }) => [number, errors].includes(stream));
  }

  /** Throws Refusal where there are too many. */
  mustHaveRoom(wanted: 'terminal' | 'process'): void {
    const all = [...this.#streams.values(), ...this.#opening].filter(({ kind, isOver }) => kind !== 'run' && !isOver);
    const terminals = all.filter(({ kind }) => kind === 'terminal').length;
    if (wanted === 'terminal' && terminals >= WORKSPACE.TERMINALS)
      throw new Refusal(`A workspace has at most ${WORKSPACE.TERMINALS} terminals`);
    if (wanted === 'process' && all.length - terminals >= WORKSPACE.STREAMS)
      throw new Refusal(`A workspace has at most ${WORKSPACE.STREAMS} programs and connections beside its terminals`);
  }

  #number(): number {
    const taken = new Set(
      [...this.#streams.values(), ...this.#opening].flatMap(({ number, errors }) => [number, errors]),
    );
    do this.#last = (this.#last % 65_535) + 1;
    while (taken.has(this.#last));
    return this.#last;
  }

  /** A stream that nobody is told of yet. */
  create(kind: LiveStream['kind'], terminal: { rows: number; columns: number } | null): LiveStream {
    const number = this.#number();
    const errors = kind === 'run' || kind === 'process' ? ((this.#last = number), this.#number()) : null;
    return new LiveStream(kind, number, errors, terminal);
  }

  announce(live: LiveStream, by: Member, request: number): void {
    this.#streams.set(live.number, live);
    for (const member of this.#members) {
      member.send({ type: 'opened', ...live.facts(), ...(member === by ? { request } : {}) });
      live.join(member);
    }
  }

  /** Announces a stream when what writes to it has started; its place is taken from the beginning. */
  async announceStarted(live: LiveStream, by: Member, request: number, start: () => Promise<void>): Promise<void> {
    this.#opening.add(live);
    try {
      await start();
    } finally {
      this.#opening.delete(live);
    }
    this.announce(live, by, request);
  }

  /** Drops what is over and told to all, but for the last run, which who comes late shall see. */
  tidy(): void {
    const runs = [...this.#streams.values()].filter(({ kind }) => kind === 'run');
    const last = runs.at(-1);
    for (const live of this.#streams.values()) if (live.isTold && live !== last) this.#streams.delete(live.number);
    const over = [...this.#streams.values()].filter((live) => live.isOver && live !== last);
    // A member who reads nothing keeps no more than so many.
    for (const live of over.slice(0, Math.max(0, over.length - WORKSPACE.STREAMS))) {
      live.forget();
      this.#streams.delete(live.number);
    }
  }

  /** Another run begins: those before it are forgotten. */
  forgetRuns(): void {
    for (const old of this.#streams.values())
      if (old.kind === 'run') {
        old.forget();
        this.#streams.delete(old.number);
      }
  }

  /** The workspace is over: `frame` is the last that all are told. */
  end(frame: Frame): void {
    this.tell(frame);
    this.#members.clear();
    this.#streams.clear();
  }
}
