import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { lineOfAuthor } from '@devorbit/contract/practice/harness.ts';
import type { RunResult } from '@devorbit/contract/practice/submissions.ts';

/** What is said about a line of the author's own code, counted from 1. */
export type Fault = { line: number; message: string };

/** What a compiler or a crash says, in short. */
export type ErrorReport = {
  /** The error itself, such as `KeyError: 7`; null where none is named. */
  headline: string | null;
  /** In the order of the message; of a crash the line of one's own that was running. */
  faults: Fault[];
  /** Lines are named, and none of them is the author's: they are of what calls `solve`. */
  outside: boolean;
};

const NOTHING: ErrorReport = { headline: null, faults: [], outside: false };
/** The editor marks no more, and nobody reads more. */
const MOST_FAULTS = 20;

type Named = { line: number; message: string };
/** What a message names, whoever's lines they are. `places` of a crash: the innermost first. */
type Read = (text: string) => { headline: string | null; places: Named[] };

const all = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)];
const lineOf = (match: RegExpExecArray): number => Number(match.groups?.['line']);
const messageOf = (match: RegExpExecArray): string => match.groups?.['message']?.trim() ?? '';

/** `main.cpp:3:5: error: …`; of an error within a library the line that led there, which is named above it. */
const gcc: Read = (text) => {
  const places: Named[] = [];
  let led: number | null = null;
  for (const match of all(
    text,
    /^(?:(?<file>[^\s:]+):(?<line>\d+):(?:\d+:)? (?:(?:fatal )?error: (?<message>.*)|  ?required from.*))$/gm,
  )) {
    const own = match.groups?.['file'] === 'main.cpp';
    if (match.groups?.['message'] === undefined) {
      if (own) led = lineOf(match);
      continue;
    }
    if (own) places.push({ line: lineOf(match), message: messageOf(match) });
    else if (led !== null) places.push({ line: led, message: messageOf(match) });
    led = null;
  }
  return { headline: places[0]?.message ?? null, places };
};

const javac: Read = (text) => {
  const places = all(text, /^\w+\.java:(?<line>\d+): error: (?<message>.*)$/gm).map((match) => ({
    line: lineOf(match),
    message: messageOf(match),
  }));
  return { headline: places[0]?.message ?? null, places };
};

/** `KeyError: 7`, `__main__.Missing`: the last line that is neither indented nor of the traceback. */
const PYTHON_ERROR = /^(?!Traceback |The above |During handling )[A-Za-z_][\w.]*(?::.*)?$/gm;

/** A refusal to compile, and a traceback, whose innermost call stands last. */
const python: Read = (text) => {
  const said = all(text, PYTHON_ERROR).at(-1)?.[0] ?? null;
  const headline = said?.replace(/^__main__\./, '').replace(/ \(main\.py, line \d+\)$/, '') ?? null;
  const last = text.slice(Math.max(0, text.lastIndexOf('Traceback (most recent call last)')));
  const frames = all(last, /^ *File "[^"]*main\.py", line (?<line>\d+)/gm);
  const refused = all(text, /\(main\.py, line (?<line>\d+)\)$/gm);
  return {
    headline,
    places: [...frames, ...refused].toReversed().map((match) => ({ line: lineOf(match), message: headline ?? '' })),
  };
};

/** The line above the excerpt of a refused or thrown line, and the calls, the innermost first. */
const node: Read = (text) => {
  const headline = /^(?:Uncaught )?(?<message>[A-Z]\w*(?:Error|Exception)?(?: \[\w+\])?: .*|[A-Z]\w*Error)$/m.exec(
    text,
  );
  const thrown = all(text, /^(?:\S*\/)?main\.[cm]?js:(?<line>\d+)$/gm);
  const calls = all(text, /^ +at .*?main\.[cm]?js:(?<line>\d+):\d+\)?$/gm);
  const places = [...calls, ...thrown].map((match) => ({ line: lineOf(match), message: '' }));
  return { headline: headline ? messageOf(headline) : null, places };
};

/** `Exception in thread "main" java.lang.X: …` with its calls, the innermost first; the last cause comes first of all. */
const jvm: Read = (text) => {
  const parts = text.split(/^(?=Caused by: )/m).toReversed();
  const error = /^(?:Exception in thread "[^"]*"|Caused by:) (?<message>.*)$/m.exec(parts[0] ?? '');
  const places = parts.flatMap((part) =>
    all(part, /^\s+at (?!java\.|javax\.|jdk\.|sun\.)[^\s(]+\(\w+\.java:(?<line>\d+)\)$/gm).map((match) => ({
      line: lineOf(match),
      message: '',
    })),
  );
  return { headline: error ? messageOf(error).replace(/^(?:\w+\.)+(?=[A-Z])/, '') : null, places };
};

/** `terminate called after throwing an instance of 'std::out_of_range'`, and what it says. It names no line. */
const terminate: Read = (text) => {
  const thrown = /throwing an instance of '(?<message>[^']+)'/.exec(text);
  const what = /^\s*what\(\):\s+(?<message>.*)$/m.exec(text);
  const named = [thrown, what].flatMap((match) => (match ? [messageOf(match)] : []));
  return { headline: named.length > 0 ? named.join(': ') : null, places: [] };
};

const compilers: Record<PracticeLanguage, Read> = { cpp: gcc, java: javac, python, javascript: node };
const crashes: Record<PracticeLanguage, Read> = { cpp: terminate, java: jvm, python, javascript: node };

/** What a message says of the author's code, as it was sent; nothing of a verdict that is no error. */
export function errorReport(
  { status, language, message }: Pick<RunResult, 'status' | 'language' | 'message'>,
  code: string,
): ErrorReport {
  const compiling = status === 'Compilation Error';
  if (!compiling && status !== 'Runtime Error') return NOTHING;
  const { headline, places } = (compiling ? compilers : crashes)[language](message);
  const { rest } = withoutHarness(code, language);
  const own = code.slice(0, code.length - rest.length);
  const named = places.flatMap((place): Fault[] => {
    const line = lineOfAuthor(own, place.line);
    return line === null ? [] : [{ line, message: place.message || headline || 'It stopped here' }];
  });
  const firstOfEach = named.filter(({ line }, at) => named.findIndex((other) => other.line === line) === at);
  return {
    headline,
    faults: compiling ? firstOfEach.slice(0, MOST_FAULTS) : firstOfEach.slice(0, 1),
    outside: places.length > 0 && named.length === 0,
  };
}
