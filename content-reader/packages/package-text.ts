import { parse } from 'yaml';
import { z } from 'zod';
import { type PackageFiles, PackageError } from './imported-problem.ts';

/** A file's text, without a byte-order mark. Throws PackageError where it is not UTF-8. */
export function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new PackageError(`${path} is not UTF-8 text`, { cause: error });
  }
}

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The text of a file that must be there. Throws PackageError. */
export function textOf(files: PackageFiles, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw new PackageError(`${path} is missing`);
  return decode(path, bytes);
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (from, key) => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined),
    value,
  );

function sentence(issue: z.core.$ZodIssue, value: unknown): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys.map((key) => (at === '' ? key : `${at}.${key}`)).join(', ')}`;
  if (at !== '' && valueAt(value, issue.path) === undefined) return `${at} is missing`;
  const what = issue.message.replace(/^Invalid (input|option): /, '');
  return at === '' ? what : `${at}: ${what}`;
}

/** The value without the keys that have none: `keywords:` says as much as nothing. */
function withoutEmptyKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutEmptyKeys(one)]])),
  );
}

/** Reads YAML text and checks it; a key without a value is as if it were not there. Throws PackageError with a sentence that names the file and the key. */
export function readYaml<T>(path: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = withoutEmptyKeys(parse(text) ?? {});
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    throw new PackageError(`${path} is not YAML: ${reason}`, { cause: error });
  }
  const result = schema.safeParse(value);
  const [first] = result.success ? [] : result.error.issues;
  if (result.success) return result.data;
  throw new PackageError(`${path}: ${first ? sentence(first, value) : 'it is wrong'}`);
}

/** Files below a folder, by their path from it, in order. */
export function below(files: PackageFiles, folder: string): Map<string, Uint8Array> {
  const found = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(
    found.map(([path, bytes]) => [path.slice(folder.length + 1), bytes] as const).sort(byPath(([at]) => at)),
  );
}

/** Orders by paths, folder by folder, as the package format does. */
export function byPath<T>(pathOf: (value: T) => string): (a: T, b: T) => number {
  return (left, right) => {
    const [a, b] = [pathOf(left).split('/'), pathOf(right).split('/')];
    for (let at = 0; ; at++) {
      const [one, other] = [a[at], b[at]];
      if (one === undefined || other === undefined) return a.length - b.length;
      if (one !== other) return one < other ? -1 : 1;
    }
  };
}
