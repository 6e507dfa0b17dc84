/** The interface to the kernel's isolation: what the rest of the runner knows of the sandbox. */

export type RunLimits = {
  /** CPU time of all processes of the box together, in ms. */
  cpu_ms: number;
  /** Wall clock, in ms. */
  wall_ms: number;
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
   * `sealed`: /box is what the last `keep` run of this lane left, read-only; `files` must be empty.
   */
  box: 'fresh' | 'sealed';
  /** Plain names (no slash), written into /box before the program starts. */
  files: { name: string; bytes: Buffer }[];
  /** With a fresh box: keep it, sealed, for later runs of this lane until `release()`. */
  keep: boolean;
  /** Waits until nothing else runs on this machine's lanes, and keeps others waiting: for a time that counts. */
  alone?: boolean;
  limits: RunLimits;
};

export type RunOutcome = {
  /** How the program ended by itself or was ended. */
  end: { by: 'exit'; code: number } | { by: 'signal'; signal: number };
  /** The limit that ended it, if one did. */
  limit: null | 'cpu' | 'wall' | 'memory' | 'output';
  cpu_ms: number;
  wall_ms: number;
  /** Peak of the box. */
  memory_kb: number;
  /** At most `output_bytes` each. */
  stdout: Buffer;
  stderr: Buffer;
};

/** One box at a time. Nothing but the sealed /box survives from one run to the next. */
export type Lane = {
  /** Rejects only for our own failure (a lost helper): the run is then void and may be repeated. */
  run(spec: RunSpec): Promise<RunOutcome>;
  /** Drops the sealed /box. */
  release(): Promise<void>;
};

export type Isolation = { ok: true } | { ok: false; reason: string };

export type Sandbox = {
  /** The start-up self-test's finding. While it is not ok there are no lanes and nothing runs. */
  isolation: Isolation;
  lanes: Lane[];
  /** Ends every helper and leaves no process, mount or cgroup behind. */
  close(): Promise<void>;
};
