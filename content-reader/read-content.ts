import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

const parsed = new Map<string, { mark: string; value: unknown }>();

/** What a YAML file says. Several features read the same files when a server starts: a file is parsed again only where it was changed. */
function readYaml(file: string): unknown {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  const mark = `${mtimeNs} ${size}`;
  const known = parsed.get(file);
  if (known?.mark === mark) return known.value;
  const value: unknown = load(readFileSync(file, 'utf8'));
  parsed.set(file, { mark, value });
  return value;
}

/** A YAML file that keeps to its schema; throws naming the file and every fault. The answer is the caller’s own. */
export function readContent<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  const result = schema.safeParse(readYaml(file));
  if (!result.success) throw new Error(`${basename(file)}: ${z.prettifyError(result.error)}`);
  return result.data;
}
