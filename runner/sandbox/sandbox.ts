/** The interface to the kernel's isolation: what the rest of the runner knows of the sandbox. */
import type { Duplex } from 'node:stream';

export type RunLimits = {
  /** CPU time of all processes of the box together, in ms. */
  cpu_ms: number;
  /** Wall clock, in ms. */
  wall_ms: number;
  /** By how much the clock is put off, at most, for the time in which a busy machine kept the box from computing, in ms; 0 where absent. */
  starved_ms?: number;
  /** Peak memory of the box, in KB. */
  memory_kb: number;
  /** Processes and threads at one time. */
  pids: number;
  /** Standard output and standard error, each, in bytes. */
  output_bytes: number;
};

export type RunSpec = {
  /** Absolute path of the program inside the box, then its arguments. */
  argv: string[];
  /** The whole environment; nothing else is passed on. */
  env: Record<string, string>;
  stdin: Buffer;
  /**
   * `fresh`: /box is an empty writable folder that holds `files`.
   * `sealed`: /box is what the last `keep` run of this lane left, read-only; it may not be kept again.
   */
  box: 'fresh' | 'sealed';
  /** Plain names (no slash), written before the program starts: into /box, or into /tmp where /box is sealed and read-only. */
  files: { name: string; bytes: Buffer }[];
  /** With a fresh box: keep it, sealed, for later runs of this lane until `release()`. */
  keep: boolean;
  /** Waits until nothing else runs on this machine's lanes, and keeps others waiting: for a time that counts. */
  alone?: boolean;
  /**
   * The line to start ahead, in a fresh box that waits, for the next run with the same `argv` and `env`: most often `argv`
   * itself. Worth its memory for interpreters that take long to start. A fresh box still serves one run alone.
   */
  ahead?: string[];
  /** On one processor alone, always the same for a lane: for a time that is to be the same when it is measured again. */
  pinned?: boolean;
  /** Aborted, it ends the box at once; the outcome's limit is then `stopped`. */
  signal?: AbortSignal;
  limits: RunLimits;
};

export type RunOutcome = {
  /** How the program ended by itself or was ended. */
  end: { by: 'exit'; code: number } | { by: 'signal'; signal: number };
  /** The limit that ended it, if one did; `stopped` when the caller did. */
  limit: null | 'cpu' | 'wall' | 'memory' | 'output' | 'stopped';
  cpu_ms: number;
  wall_ms: number;
  /** For how much of it a busy machine kept the box from computing; absent where it did not, or the clock was not to be put off. */
  starved_ms?: number;
  /** Peak of the box. */
  memory_kb: number;
  /** At most `output_bytes` each. */
  stdout: Buffer;
  stderr: Buffer;
};

/** A run that is talked with. Its input is a pipe, or a terminal where one is asked for (then all output is stdout's). */
export type SessionSpec = Omit<RunSpec, 'stdin' | 'ahead'> & {
  terminal?: { rows: number; columns: number };
  /** It may wait for a person for minutes: runs that are to be `alone` do not wait for it, nor it for them. */
  unhurried?: true;
};

/** Calls after the end do nothing. */
export type Session = {
  /** To its standard input; what it has not read yet is kept. Throws RangeError above MAX_SESSION_INPUT bytes in all. */
  write(bytes: Buffer): void;
  /** Ends its standard input, after what was written; on a terminal, types Ctrl-D. */
  end(): void;
  /** Sends a signal to the program. */
  kill(signal: number): void;
  /** Sets the terminal's size; nothing without a terminal. */
  resize(rows: number, columns: number): void;
  /** Ends the box. */
  stop(): void;
  /** Rejects for our own failure alone. The outputs in it are empty: they were told as they came. */
  outcome: Promise<RunOutcome>;
};

/** Takes a piece of a program's output; an empty one where nobody holds the stream any more while the program runs on. */
export type Tell = (stream: 'stdout' | 'stderr', bytes: Buffer) => void;

/** What a session may be told on its standard input, in bytes. */
export const MAX_SESSION_INPUT = 16 * 1024 * 1024;

/** One box at a time. Nothing but the sealed /box survives from one run to the next. */
export type Lane = {
  /** Rejects only for our own failure (a lost helper): the run is then void and may be repeated. */
  run(spec: RunSpec): Promise<RunOutcome>;
  /** A run whose streams are passed on as they come; `tell` is called with each piece, up to `output_bytes` for each stream. */
  open(spec: SessionSpec, tell: Tell): Session;
  /**
   * A second lane that may run beside this one, for the program that judges its runs: it has a user, boxes and a sealed
   * /box of its own. Always the same one; opened at the first call. Its sealed /box is the caller's to release.
   */
  partner(): Promise<Lane>;
  /** Drops the sealed /box. */
  release(): Promise<void>;
};

/** What a box uses while it runs, by its control group. */
export type BoxUsage = { cpu_ms: number; memory_kb: number; processes: number; killed_for_memory: number };

/** The box of a workspace, in which its agent runs. Whatever comes over `wire` may be a learner's forgery. */
export type WorkspaceBox = {
  /** The agent's standard input and output; ends with it. */
  wire: Duplex;
  /** Rejects once the box is gone. */
  usage(): Promise<BoxUsage>;
  /** Gives the box as much memory more until what it answers is called, the first time: for a tool of ours beside the programs. Of several, the most counts. */
  lendMemory(kb: number): () => void;
  /** Ends the box with everything in it. */
  stop(): void;
  /** When the box is gone, its user and control group are free again, and nothing of it is left. Rejects for our own failure alone. */
  outcome: Promise<RunOutcome>;
};

/** A box that stands ready for a workspace, with a helper, user and namespaces of its own. */
export type ReadyWorkspace = {
  /** Starts the agent, once. */
  open(limits: RunLimits): WorkspaceBox;
  discard(): Promise<void>;
};

/** Boxes of workspaces: they live beside the lanes, with a share of the processors of an eighth of a lane's each. */
export type WorkspaceBoxes = {
  /** At one time, those that stand ready included; 0 where there are none. */
  most: number;
  /** Takes tens of ms: it tries the guarantees that take no time to try. Rejects with IsolationError, which says why there are none. */
  prepare(): Promise<ReadyWorkspace>;
};

export type Isolation = { ok: true } | { ok: false; reason: string };

export type Sandbox = {
  /** The start-up self-test's finding. While it is not ok there are no lanes and nothing runs. */
  isolation: Isolation;
  /** The program of lane n runs as this user and n; 0 where nothing runs. */
  firstUid: number;
  lanes: Lane[];
  workspaces: WorkspaceBoxes;
  /** Boxes for language servers, without loopback, terminals and debuggers. */
  languageServers: WorkspaceBoxes;
  /** Shows the boxes that come the settings of languages that were installed since the start. Runs go on meanwhile. */
  renew(): Promise<void>;
  /** Ends every helper and leaves no process, mount or cgroup behind. */
  close(): Promise<void>;
};
