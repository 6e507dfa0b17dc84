import { WORKSPACE, type WorkspaceEnd, type WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';

/** What may be changed in tests. */
export type WorkspaceTimes = { idle: number; alone: number; away: number; longest: number };
export const TIMES: WorkspaceTimes = {
  idle: WORKSPACE.IDLE_MS,
  alone: WORKSPACE.ALONE_MS,
  away: WORKSPACE.AWAY_MS,
  longest: WORKSPACE.LONGEST_MS,
};

const minutes = (ms: number): string => (ms >= 60_000 ? `${Math.round(ms / 60_000)} minutes` : `${ms / 1000} seconds`);
const sentences = (times: WorkspaceTimes): Record<WorkspaceEnd, string> => ({
  closed: 'The workspace was closed',
  idle: `The workspace has ended: neither input nor output for ${minutes(times.idle)}`,
  alone: 'The workspace has ended: nobody was there any more',
  time: `The workspace has ended: it was open for ${minutes(times.longest)}`,
  cpu: `The workspace has ended: its programs have computed for ${minutes(WORKSPACE.CPU_MS)}`,
  memory: 'The workspace has ended: its memory was full',
  agent: 'The workspace has ended: a program in it has ended what keeps it',
  lost: 'The workspace was lost',
});

/** How long a workspace lives, and why it ends. */
export class Lifetime {
  readonly #times: WorkspaceTimes;
  readonly #stop: () => void;
  readonly #idle: NodeJS.Timeout;
  readonly #longest: NodeJS.Timeout;
  #alone: NodeJS.Timeout;
  #aloneSince = performance.now();
  #reason: WorkspaceEnd | null = null;
  #isOver = false;

  /** `stop` ends the box. */
  constructor(times: WorkspaceTimes, stop: () => void) {
    this.#times = times;
    this.#stop = stop;
    this.#idle = setTimeout(() => this.end('idle'), times.idle).unref();
    this.#longest = setTimeout(() => this.end('time'), times.longest).unref();
    this.#alone = setTimeout(() => this.end('alone'), times.alone).unref();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** How long nobody has been there beyond what it is kept for, in ms; negative where it is not that long. */
  get awayFor(): number {
    return performance.now() - this.#aloneSince - this.#times.away;
  }

  /** Something was typed or written, or asked for. */
  used(): void {
    this.#idle.refresh();
  }

  /** Somebody is there. */
  entered(): void {
    clearTimeout(this.#alone);
  }

  /** The last one has left. */
  left(): void {
    clearTimeout(this.#alone);
    this.#aloneSince = performance.now();
    this.#alone = setTimeout(() => this.end('alone'), this.#times.alone).unref();
  }

  end(reason: WorkspaceEnd): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#stop();
  }

  /** The box is gone; answers why. Null: it was lost. */
  ended(outcome: RunOutcome | null): WorkspaceEnd {
    const limits = { cpu: 'cpu', wall: 'time', memory: 'memory', output: 'agent', stopped: 'agent' } as const;
    const found = outcome === null ? 'lost' : outcome.limit === null ? 'agent' : limits[outcome.limit];
    // A limit, or the loss of the box, tells more than that the agent is gone, which is all that we may have seen.
    if (this.#reason === null || this.#reason === 'agent') this.#reason = found;
    this.#isOver = true;
    for (const timer of [this.#idle, this.#longest, this.#alone]) clearTimeout(timer);
    return this.#reason;
  }

  /** What members are told of its end. */
  farewell(): WorkspaceFrame {
    const reason = this.#reason ?? 'lost';
    return { type: 'ended', reason, message: sentences(this.#times)[reason] };
  }
}
