import type { JudgePackage, JudgeRequest, Limits, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';

/** Runs the compiled program once, in a box of its own; `args` stand behind its name. */
export type Run = (input: string | Buffer, limits: Limits, args?: string[]) => Promise<RunOutcome>;

export type ExamplesTask = Extract<JudgeRequest['task'], { kind: 'examples' }>;
export type CustomTask = Extract<JudgeRequest['task'], { kind: 'custom' }>;
export type DomTask = Extract<JudgeRequest['task'], { kind: 'dom' }>;
/** Without `load` the runs read nothing. */
export type AuthorTask = Pick<Extract<JudgeRequest['task'], { kind: 'author' }>, 'kind' | 'limits' | 'runs'> & {
  load?: () => Promise<JudgePackage>;
};

/** What is asked of a submission. `load` gets the package, from the cache or from the server, and rejects where that fails. */
export type Task =
  | { kind: 'judge'; load: () => Promise<JudgePackage> }
  | ExamplesTask
  | CustomTask
  | AuthorTask
  | DomTask;

/** What earlier tries of a job have told: a later one goes on behind it. */
export type Done = {
  tests: TestOutcome[];
  /** Of an author's program: how many runs, the bytes of their outputs, the slowest in CPU ms and the largest in KB. */
  runs: { told: number; bytes: number; time_ms: number; memory_kb: number };
};

export const nothingDone = (): Done => ({ tests: [], runs: { told: 0, bytes: 0, time_ms: 0, memory_kb: 0 } });
