import type { Report, Row } from '../packages/verify-imported.ts';
import { amount } from './figures.ts';

/** A submission's line of the table. */
export function rowInText({ ok, file, language, expected, verdict, message, time_ms, memory_kb, ...row }: Row): string {
  const figures = time_ms === null || memory_kb === null ? ' '.repeat(17) : amount({ time_ms, memory_kb });
  const found = ok ? verdict : `${verdict ?? 'not judged'}, expected ${expected}: ${message}`;
  return `${ok ? 'ok  ' : 'FAIL'} ${row.package.padEnd(24)} ${file.padEnd(40)} ${(language ?? '?').padEnd(10)} ${figures}  ${found}`;
}

/** What a reader of a package should know beside its rows, a sentence each. */
export function notesOf({ problem, inferred }: Report): string[] {
  return [
    ...problem.notTaken,
    ...(inferred
      ? [
          `the time limit is ${inferred.limit_ms} ms, from the slowest accepted submission's ${Math.round(inferred.slowest_ms)} ms`,
        ]
      : []),
  ];
}
