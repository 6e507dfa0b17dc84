import { withHarness, withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { isWholeProgram } from '@devorbit/contract/practice/harness.ts';
import { isEdited, type Starter } from '../model.ts';

/** The code with all that reads the input and prints; null where it is a whole program, or cannot be put into one. */
export function asWholeProgram(code: string, { id, starter_code, function_code }: Starter): string | null {
  if (starter_code === function_code || withoutHarness(code, id).rest !== '' || isWholeProgram(code, id)) return null;
  if (!isEdited(code, function_code)) return starter_code;
  const { rest } = withoutHarness(starter_code, id);
  const solveIsBelow = /\bsolve\([^)]*\)\s*\{/.test(rest);
  return rest === '' || solveIsBelow ? null : withHarness(code, rest, id);
}
