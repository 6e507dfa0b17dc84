import type { JudgePackage, JudgeRequest, Limits } from '@devorbit/contract/judging.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';

/** Runs the compiled program once, in a box of its own. */
export type Run = (input: string | Buffer, limits: Limits) => Promise<RunOutcome>;

export type ExamplesTask = Extract<JudgeRequest['task'], { kind: 'examples' }>;
export type CustomTask = Extract<JudgeRequest['task'], { kind: 'custom' }>;

/** What is asked of a submission. `load` gets the package, from the cache or from the server, and rejects where that fails. */
export type Task = { kind: 'judge'; load: () => Promise<JudgePackage> } | ExamplesTask | CustomTask;
