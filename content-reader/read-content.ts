import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** A YAML file that keeps to its schema; throws naming the file and every fault. */
export function readContent<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${basename(file)}: ${z.prettifyError(result.error)}`);
  return result.data;
}
