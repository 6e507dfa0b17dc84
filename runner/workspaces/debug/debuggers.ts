import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import type { DebugStart } from '@devorbit/contract/execution/debugging.ts';
import { NODE_IN_BOX } from '../../sandbox/box-view.ts';
import type { RunPlan } from '../run-plan.ts';
import { scriptAt } from '../tracing/python-tracer.ts';
import { DELVE, TERMINAL } from './adapters/delve-adapter/terminal-line.ts';
import { javaAdapterLine } from './adapters/java-adapter/java-adapter.ts';
import { LLDB_FRAME_FORMAT, type Stacks } from './stack-reader.ts';

/** A debugger as Debian's packages bring it: `program` and `needs` are there once they are. */
export type DebugTool = {
  tool: 'debugpy' | 'lldb' | 'delve';
  name: string;
  /** What it debugs, in words. */
  does: string;
  debian: string[];
  program: string;
  needs: string[];
  versioned: string;
};

/** How programs of a language are debugged: what is built, which adapter speaks for them, and what it is told. */
export type Debugger = {
  /** What has to be installed; null where Node or the language itself is all that it takes. */
  tool: DebugTool | null;
  /** The adapter's command line; it speaks the Debug Adapter Protocol on its standard input and output. */
  adapter: string[];
  /** Of the adapter and what it debugs. */
  env: Record<string, string>;
  /** What traces processes, which workspaces otherwise forbid: the adapter, or what it starts on the terminal. */
  traces: 'adapter' | 'terminal' | null;
  /** The line that builds with what a debugger needs. */
  compile(line: string[]): string[];
  /** What the `launch` request says of a line that runs. */
  launch(run: string[]): Record<string, unknown>;
  /** What it may ask to be started on the terminal: the first words of a line. */
  starts: string[];
  filters: Record<DebugStart['exceptions'], string[]>;
  /** A function that a runtime calls when a program has failed, where that is no exception: it stops there as at one. */
  panics: string | null;
  /** What a runtime itself writes to a program's errors when it is debugged. */
  chatter: string[];
  /** How it records a run step by step. */
  records: Records;
  stacks: Stacks;
  /** Under which name an expression is evaluated, and not taken for a command of the debugger. */
  evaluates: 'repl' | 'watch';
};

/** How a debugger records a run: from the entry on, line by line. */
export type Records = {
  /** What the `launch` request says beside what it says for debugging. */
  launch: Record<string, unknown>;
  /** What the program begins with, where `launch` does not have it stop there. */
  functions: string[];
  filters: string[];
  /** What goes on from where an exception was thrown: a step leads to where it is caught, or does not. */
  afterException: 'stepIn' | 'continue';
  /** Of what a debugger says of an exception, and of why it has stopped, what is of interest. */
  exceptionWords(words: string, reason: string): string;
  /** Whether what it lists as threads are the program's. */
  countsThreads: boolean;
};

const LLDB_DAP = '/usr/bin/lldb-dap-19';
const PYTHON = '/usr/bin/python3';

export const debugTools: DebugTool[] = [
  {
    tool: 'debugpy',
    name: 'debugpy',
    does: 'Python',
    debian: ['python3-debugpy'],
    program: PYTHON,
    needs: ['/usr/lib/python3/dist-packages/debugpy/__init__.py'],
    versioned: 'python3-debugpy',
  },
  {
    tool: 'lldb',
    name: 'LLDB',
    does: 'C, C++ and Rust',
    debian: ['lldb-19'],
    program: LLDB_DAP,
    needs: [],
    versioned: 'lldb-19',
  },
  {
    tool: 'delve',
    name: 'Delve',
    does: 'Go',
    debian: ['delve'],
    program: DELVE,
    needs: [],
    versioned: 'delve',
  },
];

const toolOf = (name: DebugTool['tool']): DebugTool => debugTools.find(({ tool }) => tool === name)!;

const python: Debugger = {
  tool: toolOf('debugpy'),
  adapter: [PYTHON, '-m', 'debugpy.adapter'],
  // See python/sitecustomize.py: without it every step waits for a delayed acknowledgement.
  env: { DEVORBIT_NODELAY: '1', PYDEVD_DISABLE_FILE_VALIDATION: '1' },
  traces: null,
  compile: (line) => line,
  launch([interpreter = '', ...words]) {
    // The catalogue's options, then the file, then what is the program's own.
    const at = scriptAt(words);
    return {
      program: `/box/${words[at]}`,
      args: words.slice(at + 1),
      python: [interpreter, ...words.slice(0, at)],
      console: 'integratedTerminal',
      justMyCode: true,
      // Of a value only what its program gave it.
      variablePresentation: { special: 'hide', function: 'hide', class: 'hide', protected: 'inline' },
    };
  },
  starts: [PYTHON],
  filters: { uncaught: ['uncaught'], all: ['raised', 'uncaught'] },
  panics: null,
  chatter: [],
  // Our own tracer does.
  records: {
    launch: {},
    functions: [],
    filters: [],
    afterException: 'stepIn',
    exceptionWords: (words) => words,
    countsThreads: true,
  },
  stacks: 'request',
  evaluates: 'repl',
};

/** Whatever optimizes goes: lines and variables shall be where they were written. */
const OPTIMIZES = /^-O(\d|s|g|fast)?$/;
const native = (debug: string[], filters: Debugger['filters'], panics: string | null = null): Debugger => ({
  tool: toolOf('lldb'),
  adapter: [LLDB_DAP],
  env: {},
  traces: 'adapter',
  compile: ([compiler = '', ...words]) => [compiler, ...debug, ...words.filter((word) => !OPTIMIZES.test(word))],
  launch: ([program = '', ...args]) => ({
    program,
    args,
    runInTerminal: true,
    initCommands: [
      '?settings set target.process.thread.step-avoid-regexp ^(std|__gnu_cxx|core|alloc)::',
      '?settings set target.max-string-summary-length 1000',
      `?settings set frame-format "${LLDB_FRAME_FORMAT}"`,
    ],
  }),
  starts: [LLDB_DAP, '--comm-file'],
  filters,
  panics,
  chatter: [],
  records: {
    launch: {},
    functions: ['main'],
    // Where it is caught, as no step leads there.
    filters: filters.all.length > 0 ? ['cpp_catch'] : [],
    afterException: 'continue',
    exceptionWords: (words, reason) => reason || words,
    countsThreads: true,
  },
  stacks: 'command',
  evaluates: 'watch',
});
const gnu = (filters: Debugger['filters']) => native(['-O0', '-g', '-fno-omit-frame-pointer'], filters);

const ANY_OR_UNCAUGHT: Debugger['filters'] = { uncaught: ['uncaught'], all: ['all', 'uncaught'] };

const node = (adapter: string): Debugger => ({
  tool: null,
  adapter: [NODE_IN_BOX, '--no-warnings', adapter],
  env: {},
  traces: null,
  compile: (line) => line,
  launch([, ...words]) {
    const at = words.findIndex((word) => !word.startsWith('-'));
    return {
      program: `/box/${words[at]}`,
      args: words.slice(at + 1),
      runtimeArgs: words.slice(0, at),
      sourceMaps: true,
    };
  },
  starts: [NODE_IN_BOX],
  filters: ANY_OR_UNCAUGHT,
  panics: null,
  chatter: ['Debugger attached.\n', 'Waiting for the debugger to disconnect...\n'],
  records: {
    launch: { stopOnEntry: true, stopOnCallbacks: true },
    functions: [],
    filters: ['all'],
    afterException: 'stepIn',
    exceptionWords: (words, reason) => reason || words,
    countsThreads: true,
  },
  stacks: 'request',
  evaluates: 'repl',
});

const JAVA = '/usr/bin/java';
const java = (adapter: string): Debugger => ({
  tool: null,
  adapter: javaAdapterLine(JAVA, adapter),
  env: {},
  traces: null,
  compile: ([compiler = '', ...words]) => [compiler, '-g', ...words],
  launch: ([program, ...args]) => ({ program, args }),
  starts: [JAVA],
  filters: ANY_OR_UNCAUGHT,
  panics: null,
  chatter: [],
  records: {
    launch: { stopOnEntry: true },
    functions: [],
    filters: ['all'],
    afterException: 'stepIn',
    exceptionWords: (words) => words,
    countsThreads: true,
  },
  stacks: 'request',
  evaluates: 'repl',
});

const go = (adapter: string): Debugger => ({
  tool: toolOf('delve'),
  adapter: [NODE_IN_BOX, '--no-warnings', adapter],
  env: {},
  traces: 'terminal',
  // What is the library's stays as it is built already.
  compile: ([compiler = '', build = '', ...words]) => [compiler, build, '-gcflags=-N -l', ...words],
  launch: ([program, ...args]) => ({ mode: 'exec', program, args }),
  starts: TERMINAL,
  // Delve stops at a panic by itself.
  filters: { uncaught: [], all: [] },
  panics: null,
  chatter: [],
  records: {
    launch: { hideSystemGoroutines: true },
    functions: ['main.main'],
    filters: [],
    afterException: 'continue',
    exceptionWords: (words) => words,
    countsThreads: true,
  },
  stacks: 'request',
  evaluates: 'repl',
});

/** How programs are debugged by an adapter of our own, which stands there in the box. */
export const ownAdapters = { node, java, go };
/** Which of them debugs a language. */
export const ownAdapterOf: Record<string, keyof typeof ownAdapters> = {
  javascript: 'node',
  typescript: 'node',
  java: 'java',
  go: 'go',
};

const debuggers: Record<string, Debugger> = {
  python,
  c: gnu({ uncaught: [], all: [] }),
  'c++': gnu({ uncaught: [], all: ['cpp_throw'] }),
  rust: native(['-C', 'opt-level=0', '-C', 'debuginfo=2'], { uncaught: [], all: [] }, 'rust_panic'),
};

/** What of Debian's packages debugs a language of the catalogue; null where none does. */
export const debuggerOf = ({ language }: Pick<CatalogueEntry, 'language'>): Debugger | null =>
  debuggers[language] ?? null;

/** A plan whose program is built, and finds what it needs, for being debugged. */
export const debugPlan = (plan: RunPlan, { compile, env }: Debugger): RunPlan => ({
  ...plan,
  compile: plan.compile && compile(plan.compile),
  env: { ...plan.env, ...env },
});
