import type { z } from 'zod';
import { type FieldIssue, InvalidInput } from '../errors.ts';

const NUL = 'Must not contain NUL characters';

/** The place of the first NUL character, which PostgreSQL refuses in any text. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = key.includes('\0') ? path : findNul(child, at);
    if (found !== null) return found;
  }
  return null;
}

/** The value in the schema's shape. Throws InvalidInput with every issue. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const nul = findNul(value, '');
  if (nul !== null) throw new InvalidInput([{ path: nul, message: NUL }]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(
    result.error.issues.map(({ path, message }): FieldIssue => ({ path: path.join('.'), message })),
  );
}
