import { z } from 'zod';
import { Expression, Line } from '../execution/debugging.ts';
import { MAX_BREAKPOINTS } from './projects-limits.ts';

/** Where a program shall stop when it is debugged, in a file of a project. */
export const ProjectBreakpoint = z.object({
  file: z.int('Must be a file’s id').min(1, 'Must be a file’s id'),
  line: Line,
  /** Null: always. */
  condition: Expression.nullable(),
  /** Null: it stops. Else this is written and nothing stops; values of what stands in braces. */
  log: Expression.nullable(),
});
export type ProjectBreakpoint = z.infer<typeof ProjectBreakpoint>;

/** All of a project's, at most one a line. */
export const ProjectBreakpoints = z
  .array(ProjectBreakpoint, 'Must be a list')
  .max(MAX_BREAKPOINTS, `At most ${MAX_BREAKPOINTS} breakpoints`)
  .refine(
    (all) => new Set(all.map(({ file, line }) => `${file}:${line}`)).size === all.length,
    'Two breakpoints must not be on the same line',
  );
