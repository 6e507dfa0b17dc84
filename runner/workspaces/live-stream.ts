import { WORKSPACE, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import type { StreamKind } from '@devorbit/contract/execution/workspaces.ts';
import type { z } from 'zod';
import type { AgentStream } from './agent.ts';
import { Outflow, type Reader } from './outflow.ts';

/** Somebody who is attached to a workspace. */
export type Member = {
  send(frame: WorkspaceFrame): void;
  piece(stream: number, bytes: Buffer): void;
};

type Kind = z.infer<typeof StreamKind>;
export type ExitFrame = Extract<WorkspaceFrame, { type: 'exit' }>;
type Size = { rows: number; columns: number };

/** A stream of a workspace as all its members have it: outputs by credit, and its end after the last of them. */
export class LiveStream {
  readonly number: number;
  /** Its errors' number, where they come apart. */
  readonly errors: number | null;
  readonly kind: Kind;
  terminal: Size | null;
  /** What was told of its course so far, for who comes late. */
  readonly told: WorkspaceFrame[] = [];
  /** Hears whatever is written, on any of its outputs, before anybody reads it. */
  overhear: ((bytes: Buffer) => void) | null = null;
  readonly #outflows = new Map<number, Outflow>();
  readonly #readers = new Map<Member, { readers: Map<number, Reader>; left: number }>();
  #program: AgentStream | null = null;
  #early: [number, number] = [0, 0];
  #exit: ExitFrame | null = null;

  constructor(kind: Kind, number: number, errors: number | null, terminal: Size | null) {
    this.kind = kind;
    this.number = number;
    this.errors = errors;
    this.terminal = terminal;
    for (const [which, own] of [number, errors].entries())
      if (own !== null) this.#outflows.set(own, new Outflow((bytes) => this.#grant(which === 1 ? 1 : 0, bytes)));
  }

  facts() {
    const { number: stream, kind, errors, terminal } = this;
    return { stream, kind, errors, terminal };
  }

  get isOver(): boolean {
    return this.#exit !== null;
  }

  /** Whether nobody waits for anything of it. */
  get isTold(): boolean {
    return this.isOver && [...this.#readers.values()].every(({ left }) => left === 0);
  }

  get program(): AgentStream | null {
    return this.#program;
  }

  /** What runs there from now on: whatever was granted meanwhile is its. */
  attach(program: AgentStream): void {
    this.#program = program;
    for (const which of [0, 1] as const) if (this.#early[which] > 0) program.credit(which, this.#early[which]);
    this.#early = [0, 0];
  }

  push(which: 0 | 1, bytes: Buffer): void {
    this.overhear?.(bytes);
    // Errors that come although they have no stream of their own are a forger's.
    const own = which === 1 ? this.errors : this.number;
    if (own !== null) this.#outflows.get(own)?.push(bytes);
  }

  end(exit: ExitFrame): void {
    if (this.#exit) return;
    this.#exit = exit;
    for (const outflow of this.#outflows.values()) outflow.end();
  }

  join(member: Member): void {
    const own = { readers: new Map<number, Reader>(), left: this.#outflows.size };
    this.#readers.set(member, own);
    for (const [stream, outflow] of this.#outflows) {
      const reader: Reader = {
        send: (bytes) => member.piece(stream, bytes),
        skipped: (bytes) => member.send({ type: 'skipped', stream, bytes }),
        finished: () => {
          if (--own.left === 0 && this.#exit) member.send(this.#exit);
        },
      };
      own.readers.set(stream, reader);
      outflow.add(reader);
    }
  }

  leave(member: Member): void {
    for (const [stream, reader] of this.#readers.get(member)?.readers ?? []) this.#outflows.get(stream)?.remove(reader);
    this.#readers.delete(member);
  }

  /** Those who still wait for the rest of what is over are told its end alone. */
  forget(): void {
    for (const [member, { left }] of this.#readers) {
      this.leave(member);
      if (left > 0 && this.#exit) member.send(this.#exit);
    }
  }

  credit(member: Member, stream: number, bytes: number): void {
    const reader = this.#readers.get(member)?.readers.get(stream);
    if (reader) this.#outflows.get(stream)?.credit(reader, Math.min(bytes, WORKSPACE.CREDIT_BYTES));
  }

  #grant(which: 0 | 1, bytes: number): void {
    if (this.#program) this.#program.credit(which, bytes);
    else this.#early[which] += bytes;
  }
}
