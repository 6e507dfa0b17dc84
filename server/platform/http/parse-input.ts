import type { z } from 'zod';
import { type FieldIssue, InvalidInput } from '../errors.ts';

/** Deepest nesting of lists and objects in an input: what the contract takes has less than ten levels. */
export const MAX_DEPTH = 32;

const TOO_DEEP = `The input must not be nested deeper than ${MAX_DEPTH} levels`;
const NUL = 'Must not contain NUL characters';
const HALF = 'Must be well-formed Unicode text';

/** PostgreSQL refuses NUL in any text, and a half of a surrogate pair in JSON. */
const faultOf = (text: string): string | null => (text.includes('\0') ? NUL : text.isWellFormed() ? null : HALF);

/** The first thing in a value that no call takes, whatever its schema is. */
function findFault(value: unknown, path = '', depth = 0): FieldIssue | null {
  if (typeof value === 'string') {
    const message = faultOf(value);
    return message === null ? null : { path, message };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return { path: '', message: TOO_DEEP };
  for (const [key, child] of Object.entries(value)) {
    const message = faultOf(key);
    if (message !== null) return { path, message };
    const fault = findFault(child, path === '' ? key : `${path}.${key}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * The value in the schema's shape. Throws InvalidInput with every issue. All input of all calls comes through here:
 * path, query and body.
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const fault = findFault(value);
  if (fault !== null) throw new InvalidInput([fault]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(
    result.error.issues.map(({ path, message }): FieldIssue => ({ path: path.join('.'), message })),
  );
}
