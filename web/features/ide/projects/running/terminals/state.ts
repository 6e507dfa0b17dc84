import type { ConsoleOrder, TerminalSize } from '@devorbit/contract/execution/execution.ts';
import { FIRST_SIZE } from '../workspace.ts';

const KEPT = 256 * 1024;

/** A terminal's end of a program: what it has written so far and writes, and what is typed. */
export type Stream = {
  /** At most the last 256 KB. */
  readonly written: () => string;
  /** Calls back with every piece until the answered function is called; with null when the terminal begins anew. */
  readonly listen: (heard: (data: string | null) => void) => () => void;
  readonly send: (data: string) => void;
  /** What Ctrl+C and Ctrl+D do, for who has no such keys. */
  readonly interrupt: () => void;
  readonly endInput: () => void;
  /** What this page has room for: it is asked for, and had where no other page decides. */
  readonly resize: (size: TerminalSize) => void;
  /** The size that the program has. */
  readonly shownSize: () => TerminalSize;
  /** Calls back when that may have changed, until the answered function is called. */
  readonly listenToSize: (heard: () => void) => () => void;
};

/** One stream with its last output. */
export class Terminal implements Stream {
  #text = '';
  readonly #heard = new Set<(data: string | null) => void>();
  readonly #sizeHeard = new Set<() => void>();
  /** What was measured; null where nothing shows it as a terminal. */
  size: TerminalSize | null = null;
  /** Where a workspace says it. */
  #told: TerminalSize | null = null;
  sendTo: ((order: ConsoleOrder) => void) | null = null;

  readonly written = (): string => this.#text;
  readonly listen = (heard: (data: string | null) => void): (() => void) => {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  };
  readonly send = (data: string): void => this.sendTo?.({ type: 'data', stream: 'stdin', data });
  readonly interrupt = (): void => this.sendTo?.({ type: 'signal', signal: 'SIGINT' });
  readonly endInput = (): void => this.sendTo?.({ type: 'eof' });
  readonly resize = (size: TerminalSize): void => {
    this.size = size;
    this.sendTo?.({ type: 'resize', ...size });
    for (const heard of this.#sizeHeard) heard();
  };
  readonly shownSize = (): TerminalSize => this.#told ?? this.size ?? FIRST_SIZE;
  readonly listenToSize = (heard: () => void): (() => void) => {
    this.#sizeHeard.add(heard);
    return () => this.#sizeHeard.delete(heard);
  };
  sized(told: TerminalSize | null): void {
    this.#told = told;
    for (const heard of this.#sizeHeard) heard();
  }
  clear(): void {
    this.#text = '';
    for (const heard of this.#heard) heard(null);
  }
  write(data: string): void {
    this.#text = (this.#text + data).slice(-KEPT);
    for (const heard of this.#heard) heard(data);
  }
}
