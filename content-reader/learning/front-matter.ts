import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

/** A Markdown file with a head between two lines of dashes; throws naming the file and every fault of the head. */
export function readFrontMatter<S extends z.ZodType>(schema: S, file: string): { head: z.output<S>; text: string } {
  const found = /^---\n([^]*?)\n---\n?([^]*)$/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${basename(file)}: It has no head between two lines of ---`);
  const result = schema.safeParse(load(found[1] ?? ''));
  if (!result.success) throw new Error(`${basename(file)}: ${z.prettifyError(result.error)}`);
  return { head: result.data, text: (found[2] ?? '').trim() };
}
