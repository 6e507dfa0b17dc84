// Of language servers, what servers, runners and pages need. Without zod.

/** A project's files are here, for a language server. */
export const PROJECT_URI = 'file:///box/';

/** Bounds of language servers, each with what it is for. Bytes, ms, counts. */
export const LANGUAGE_SERVER = {
  /** A message of a page: a text that needs more is not read by a language server. */
  FRAME_BYTES: 256 * 1024,
  /** A message to a page; longer lists are cut, other answers are refused in words. */
  ANSWER_BYTES: 1024 * 1024,
  /** Messages of one page in a second; further ones wait. */
  MESSAGES_PER_S: 100,
  /** Requests that are not answered yet. */
  PENDING: 64,
  /** Without a message of the page. */
  IDLE_MS: 5 * 60_000,
  /** Of this time it may compute so much: whoever computes for longer answers nobody. */
  WATCHED_MS: 60_000,
  BUSY_MS: 45_000,
  LONGEST_MS: 60 * 60_000,
  MEMORY_KB: 512 * 1024,
  PIDS: 256,
  /** Of one person on one runner, and so many that check; the one that was used least recently makes room. */
  OF_ONE: 2,
  /** Another one's is left alone for so long after its last message. */
  QUIET_MS: 10_000,
  /** Told of one file. */
  DIAGNOSTICS: 200,
  /** Of a list of completions that is too long. */
  COMPLETIONS: 500,
  /** Nesting of a message. */
  DEPTH: 32,
} as const;

export const languageServers = ['python', 'typescript', 'cpp', 'go'] as const;
export type LanguageServerName = (typeof languageServers)[number];

/** Languages for which there is none: their compiler looks at a file that rests, and nothing of it is run. */
export const checkers = ['java', 'rust', 'ruby', 'csharp'] as const;
export type CheckerName = (typeof checkers)[number];

/** What reads a page's files, each in a box of its own. */
export const assistants = [...languageServers, ...checkers] as const;
export type AssistantName = (typeof assistants)[number];

export const isChecker = (name: AssistantName): name is CheckerName => (checkers as readonly string[]).includes(name);

/** What each is called where people read of it. */
export const assistantTitles: Readonly<Record<AssistantName, string>> = {
  python: 'Python',
  typescript: 'TypeScript',
  cpp: 'C and C++',
  go: 'Go',
  java: 'Java',
  rust: 'Rust',
  ruby: 'Ruby',
  csharp: 'C#',
};

/** By language of a file: what reads it, and under which name the protocol knows the language. */
const byLanguage: Readonly<Record<string, { server: AssistantName; id: string }>> = {
  python: { server: 'python', id: 'python' },
  typescript: { server: 'typescript', id: 'typescript' },
  javascript: { server: 'typescript', id: 'javascript' },
  c: { server: 'cpp', id: 'c' },
  cpp: { server: 'cpp', id: 'cpp' },
  go: { server: 'go', id: 'go' },
  java: { server: 'java', id: 'java' },
  rust: { server: 'rust', id: 'rust' },
  ruby: { server: 'ruby', id: 'ruby' },
  csharp: { server: 'csharp', id: 'csharp' },
};
export const assistantOf = (language: string): { server: AssistantName; id: string } | null =>
  Object.hasOwn(byLanguage, language) ? (byLanguage[language] ?? null) : null;

/** How servers write it differs in what they escape, so the path is what counts. Null for what is elsewhere; whether it is a path of a project is not asked. */
export function pathOfUri(uri: string): string | null {
  if (!uri.startsWith(PROJECT_URI) || /[?#]/.test(uri)) return null;
  try {
    return decodeURIComponent(uri.slice(PROJECT_URI.length));
  } catch {
    return null;
  }
}
export const uriOfPath = (path: string): string =>
  PROJECT_URI +
  path
    .split('/')
    .map((name) => encodeURIComponent(name))
    .join('/');

/** Why a language server is over. `missing`: it is not installed there; `full`: there is no room. */
export const languageServerEnds = [
  'missing',
  'full',
  'unavailable',
  'idle',
  'memory',
  'busy',
  'time',
  'replaced',
  'broken',
  'closed',
] as const;
export type LanguageServerEnd = (typeof languageServerEnds)[number];

/** What a page is told beside messages of the protocol (which have `jsonrpc`). The last is `ended`. */
export type LanguageServerFrame =
  | { type: 'ready'; server: AssistantName }
  /** What a compiler has written of a file that was to be checked, and of others that it has read. */
  | { type: 'checked'; path: string; output: string }
  /** A message that was not taken; nothing ends. */
  | { type: 'refused'; message: string }
  | { type: 'ended'; reason: LanguageServerEnd; message: string }
  /** A server lets nobody in, or lost it; the last one as well. */
  | { type: 'error'; message: string };
