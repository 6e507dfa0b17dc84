import type { AuthorRun } from '@devorbit/contract/execution/judging.ts';

/** What is found wrong with a program; the message is for its author. */
export class Fault extends Error {}

/** The last words of a program, for the line behind a fault. */
const lastWords = (stderr: string): string => (stderr.trim() === '' ? '' : `\n${stderr.trim()}`);

/** How a run ended that should have ended with exit code 0; null where it did. */
export function faultOf({ exit_code, ended_by, stderr }: AuthorRun): string | null {
  if (ended_by !== null) return `ended by: ${ended_by}${lastWords(stderr)}`;
  return exit_code === 0 ? null : `exit code ${exit_code}${lastWords(stderr)}`;
}

/** The largest of what several runs took. */
export const mostOf = (runs: Pick<AuthorRun, 'time_ms' | 'memory_kb'>[]): { time_ms: number; memory_kb: number } => ({
  time_ms: runs.reduce((most, { time_ms }) => Math.max(most, time_ms), 0),
  memory_kb: runs.reduce((most, { memory_kb }) => Math.max(most, memory_kb), 0),
});
