import type { Stage } from '@devorbit/contract/execution/execution.ts';
import { baseName } from '@devorbit/contract/ide/paths.ts';
import { VARIABLE } from '@devorbit/contract/ide/run-variables.ts';
import { secondsText } from '../../../../platform/format/sizes.ts';
import { EXECUTION_FAILED, NO_OUTPUT } from '../copy.ts';

/** What is said of a run, by the specification. */
export type Record_ = { type: 'info' | 'success' | 'error'; message: string; details?: string };

/** Something that a compiler or a run says about a line of a file, both as it named them. */
export type Problem = { file: string; line: number; message: string; severity: 'error' | 'warning' };

/** What a run said, and what language servers find on other lines: of one mistake both speak. */
export function withFaults(ran: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const said = new Set(ran.map(({ file, line }) => `${file}:${line}`));
  const seen = new Set<string>();
  const others = found.filter(({ file, line, message }) => {
    const key = `${file}:${line}:${message}`;
    if (said.has(`${file}:${line}`) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [...ran, ...others];
}

/** How compilers and interpreters name a place. */
const PLACES: readonly RegExp[] = [
  // gcc, clang, go, mono, most others: file:line:column: error: message
  /^(?<file>[^\s:()][^:()]*?):(?<line>\d+)(?::\d+)?:\s*(?:fatal )?(?<severity>error|warning|note)?:?\s*(?<message>\S.*)$/i,
  // C#, TypeScript: file(line,column): error XX: message
  /^(?<file>[^\s(][^(]*)\((?<line>\d+)(?:,\d+)?\)\s*:\s*(?<severity>error|warning)\s*(?<message>.+)$/i,
  // Rust:  --> file:line:column, with the message on a line before
  /^\s*-->\s*(?<file>[^:]+):(?<line>\d+):\d+\s*$/,
  // Python: File "file", line n
  /^\s*File "(?<file>[^"]+)", line (?<line>\d+)/,
  // Node, and others with a stack: at … (file:line:column)
  /^\s*at .*?\(?(?<file>(?:\/box\/)?[^\s():]+\.[A-Za-z]+):(?<line>\d+)(?::\d+)?\)?\s*$/,
  // Java's stack: at Class.method(File.java:line)
  /^\s*at [\w.$<>/]+\((?<file>\w+\.java):(?<line>\d+)\)/,
];

const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|.)/g, '').replaceAll('\r', '');

/** Output of a terminal as plain text: no colours, no control characters but line breaks and tabs. */
export const plainText = (output: string): string =>
  // oxlint-disable-next-line no-control-regex
  plain(output).replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');

const MOST = 100;

/** The places of a project's own files that an output names; of a stack or a traceback, the last one of each message. */
export function problemsIn(output: string, files: readonly string[]): Problem[] {
  const byName = new Map(
    files.flatMap(
      (file) =>
        [
          [file, file],
          [baseName(file), file],
        ] as const,
    ),
  );
  const own = (named: string): string | undefined =>
    byName.get(named.replace(/^(\/box\/|\.\/|file:\/\/\/box\/)/, '').trim());
  const lines = plainText(output).split('\n');
  const found = new Map<string, Problem>();
  for (const [at, line] of lines.entries()) {
    for (const place of PLACES) {
      const groups = place.exec(line)?.groups;
      const file = groups && own(groups['file'] ?? '');
      if (!groups || !file) continue;
      const severity = groups['severity']?.toLowerCase() === 'warning' ? 'warning' : 'error';
      if (groups['severity']?.toLowerCase() === 'note') break;
      const problem: Problem = {
        file,
        line: Number(groups['line']),
        message: (groups['message'] ?? saidAround(lines, at)).trim() || 'Error',
        severity,
      };
      const key = `${problem.file}:${problem.line}:${problem.message}`;
      if (found.size < MOST && !found.has(key)) found.set(key, problem);
      break;
    }
  }
  return [...found.values()];
}

/** The sentence of a traceback or a stack: the last line of it that names an error, or the one before the place. */
function saidAround(lines: readonly string[], at: number): string {
  const later = lines.slice(at, at + 60).find((line) => /^[\w.]*(Error|Exception|Interrupt|Exit)\b/.test(line));
  const earlier = lines.slice(0, at).findLast((line) => /^(error|warning)|Exception|Error/.test(line.trim()));
  return later ?? earlier ?? lines[at - 1] ?? '';
}

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
