import type { Stage } from '@devorbit/contract/execution/execution.ts';
import { baseName } from '@devorbit/contract/ide/paths.ts';
import { VARIABLE } from '@devorbit/contract/ide/run-variables.ts';
import { secondsText } from '../../../../platform/format/sizes.ts';
import { EXECUTION_FAILED, NO_OUTPUT } from '../copy.ts';

/** What is said of a run, by the specification. */
export type Record_ = { type: 'info' | 'success' | 'error'; message: string; details?: string };

/** What a run has written that may name places of files. */
export type Told = {
  /** As the page or the catalogue calls it. */
  language: string;
  /** All of its compiler's, also where it has compiled. */
  compiler: string;
  /** The file that was run; null where this page did not run it. */
  entry: string | null;
  /** The program's own, where it has failed. */
  program: string;
};

/** Output of a terminal without what moves its cursor or colours it; other control characters are left in. */
export const withoutEscapes = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text
    .replaceAll(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|.)/g, '')
    .replaceAll('\r', '');

/** Output of a terminal as plain text: no colours, no control characters but line breaks and tabs. */
export const plainText = (output: string): string =>
  // oxlint-disable-next-line no-control-regex
  withoutEscapes(output).replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');

type End = Omit<Stage, 'stdout' | 'stderr' | 'output'>;

/** What a run that has ended is said to be. `output`: all that it has written. `ran`: language and version. */
export function recordOf(end: End, output: string, details: string, ran: string): Record_ {
  const failed = end.code !== 0 || end.status !== null;
  if (failed) {
    const why = [end.message, end.status === null || end.status === 'RE' ? `Exit code ${end.code}` : null];
    return {
      type: 'error',
      message: EXECUTION_FAILED,
      details: [details.trim(), ...why].filter(Boolean).join('\n'),
    };
  }
  if (output === '') return { type: 'error', message: NO_OUTPUT, details: 'Exit code 0, nothing was written' };
  return { type: 'success', message: `Finished in ${secondsText(end.wall_time)} · ${ran}` };
}

/** Arguments as they are written: one a line. */
export const argumentsOf = (text: string): string[] => {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

export const variablesText = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

/** Variables as they are written: `NAME=value`, one a line. A sentence where one is none. */
export function variablesOf(text: string): Record<string, string> | string {
  const env: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const at = line.indexOf('=');
    const name = line.slice(0, Math.max(0, at)).trim();
    if (!VARIABLE.test(name)) return `“${line.trim().slice(0, 40)}” isn’t NAME=value.`;
    env[name] = line.slice(at + 1);
  }
  return env;
}

/** Where the places of a text lead. */
export type OutputLinks = {
  names: readonly string[];
  onGo: (file: string, line: number, column: number | null) => void;
};
export type OutputLink = { from: number; to: number; file: string; line: number; column: number | null };

/** A path with a line: as compilers, Python, C# and TypeScript write it. */
const PLACE =
  /(?<![\p{L}\p{N}_./-])(?:File ")?(?:(?:file:\/\/)?\/box\/|\.\/)?(?<file>[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,119})(?:"?, line |:|\()(?<line>\d{1,7})(?:[:,](?<column>\d{1,7}))?/gu;
const MOST_LINKS = 500;

/** Places of the project's own files that a text names. */
export function linksIn(text: string, names: readonly string[]): OutputLink[] {
  const known = new Map(names.flatMap((name) => [[baseName(name), name] as const, [name, name] as const]));
  const links: OutputLink[] = [];
  for (const match of text.matchAll(PLACE)) {
    const file = known.get(match.groups?.['file'] ?? '');
    const line = Number(match.groups?.['line']);
    if (file === undefined || line < 1) continue;
    const column = Number(match.groups?.['column']) || null;
    links.push({ from: match.index, to: match.index + match[0].length, file, line, column });
    if (links.length >= MOST_LINKS) break;
  }
  return links;
}

/** Longer than what any page's address has to be: one that can still be read whole. */
const LONGEST_ADDRESS = 2_000;

/** The address of a page on the web that a program wrote as a link; null for anything else. */
export function pageAddress(text: string): URL | null {
  const address = text.length > LONGEST_ADDRESS ? null : URL.parse(text);
  return address && ['http:', 'https:'].includes(address.protocol) ? address : null;
}
