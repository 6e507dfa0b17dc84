import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** How one source becomes a program: its files, the line that compiles or checks them, the line that runs the result. */
export type Build = {
  files: { name: string; bytes: Buffer }[];
  /** Runs once in the fresh box that holds `files`; exit code 0 means that the program can run. */
  compile: string[];
  /** Runs in what `compile` left. */
  run: (limits: Limits) => string[];
};

/** The tools of one language as they stand on this machine. */
export type Tools = {
  /** What really runs, in words: 'Python 3.11.2'. */
  version: string;
  build: (source: string) => Build;
  /** Drops from the compiler's output what is about the tool and not about the source. */
  compilerMessage?: (output: string) => string;
  /** Whether a failed run says on stderr that the language's own memory bound was hit. */
  outOfMemory?: (stderr: string) => boolean;
};

/** Runs a line in a fresh box; `text` is stdout and stderr. */
export type Probe = (argv: string[]) => Promise<{ ok: boolean; text: string }>;

export type Language = {
  id: PracticeLanguage;
  name: string;
  /** Null where the tools are not on this machine. Throws with the reason where they are, but do not run in the box. */
  find: (probe: Probe) => Promise<Tools | null>;
};
