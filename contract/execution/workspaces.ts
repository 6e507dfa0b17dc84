import { z } from 'zod';
import { DebugAnswers, DebugFrames, DebugOrders, DebugStart, request } from './debugging.ts';
import { Stage, StageStatus, TerminalSize } from './execution.ts';
import { faultOfPath, ProjectPath } from './project-path.ts';
import { TraceFrame } from './tracing.ts';
import { pieceFrame, readPieceFrame, WORKSPACE } from './workspace-pieces.ts';

/**
 * A workspace: one box of a runner that lives with a project while people work in it, as servers ask for it.
 * POST /workspaces makes one; its files are read and changed by HTTP, its streams and events go over a WebSocket that any
 * number of servers open: text frames are JSON (`WorkspaceOrder`, `WorkspaceFrame`), binary frames are pieces of a stream.
 */

export { faultOfPath, pieceFrame, ProjectPath, readPieceFrame, WORKSPACE };

const differ = (paths: string[]): boolean => new Set(paths.map((path) => path.toLowerCase())).size === paths.length;

/** Changes to the files, in this order: what goes, what moves, folders, what is written. */
export const FilesPatch = z
  .strictObject({
    remove: z.array(ProjectPath).max(WORKSPACE.LISTED).default([]),
    rename: z
      .array(z.strictObject({ from: ProjectPath, to: ProjectPath }))
      .max(WORKSPACE.FILES)
      .default([]),
    folders: z.array(ProjectPath).max(WORKSPACE.FILES).default([]),
    write: z
      .array(
        z.strictObject({
          path: ProjectPath,
          content: z.string(),
          encoding: z.enum(['utf8', 'base64']).default('utf8'),
        }),
      )
      .max(WORKSPACE.FILES)
      .default([]),
  })
  .refine(({ write }) => differ(write.map(({ path }) => path)), {
    message: 'Two files must not have the same name, nor names that differ in case only',
  });
export type FilesPatch = z.infer<typeof FilesPatch>;

/** What stands in the box now. `built`: a compiler of a run has left it. */
export const FileEntry = z.object({
  path: ProjectPath,
  kind: z.enum(['file', 'folder']),
  bytes: z.number().int().nonnegative(),
  modified_ms: z.number().nonnegative(),
  built: z.boolean(),
});
export type FileEntry = z.infer<typeof FileEntry>;

export const WorkspaceFiles = z.object({
  entries: z.array(FileEntry),
  /** Links, pipes and devices, and entries with names that no project has: they are never told. */
  others: z.number().int(),
  /** There is more than is told. */
  more: z.boolean(),
});
export type WorkspaceFiles = z.infer<typeof WorkspaceFiles>;

const Word = z
  .string()
  .max(4096)
  .refine((word) => !word.includes('\0'), 'must not contain NUL characters');
const Environment = z
  .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/), Word)
  .refine((all) => Object.keys(all).length <= 64, 'must be at most 64 variables');

/** How a project is run. `stdin` null: it is typed in the terminal. */
export const RunConfiguration = z.strictObject({
  language: z.string().min(1).max(100),
  version: z.string().min(1).max(100).default('*'),
  entry: ProjectPath,
  args: z.array(Word).max(100).default([]),
  stdin: z.string().max(WORKSPACE.STDIN).nullable().default(null),
  env: Environment.default({}),
});
export type RunConfiguration = z.infer<typeof RunConfiguration>;

/** Of a stream, given by the runner. */
const stream = z.int().min(1).max(65_535);

/** What a client asks. */
export const WorkspaceOrder = z.discriminatedUnion('type', [
  /** A shell. */
  TerminalSize.extend({ type: z.literal('terminal'), request }).strict(),
  /** Builds where that is needed, then runs; one at a time. */
  RunConfiguration.extend({ type: z.literal('run'), request, ...TerminalSize.shape }).strict(),
  /** Builds for debugging where that is needed, then runs under a debugger. In the place of a run. */
  RunConfiguration.extend({ type: z.literal('debug'), request, ...TerminalSize.shape, ...DebugStart.shape }).strict(),
  /** Builds as for debugging, then runs and is recorded step by step, up to TRACING's limits. In the place of a run. */
  RunConfiguration.extend({ type: z.literal('trace'), request, ...TerminalSize.shape }).strict(),
  ...DebugOrders,
  /** A program on pipes, such as a debug adapter. Only what may trace can debug other programs. */
  z.strictObject({
    type: z.literal('process'),
    request,
    argv: z.array(Word).min(1).max(100),
    env: Environment.default({}),
    /** It runs in this language's environment; refused where that is not installed. */
    language: z.string().min(1).max(100).optional(),
    traces: z.boolean().default(false),
  }),
  /** A connection to a port of the box's loopback. */
  z.strictObject({ type: z.literal('connect'), request, port: z.int().min(1).max(65_535) }),
  /** So many bytes more of a stream's output may be sent to this client. */
  z.strictObject({ type: z.literal('credit'), stream, bytes: z.int().min(1).max(WORKSPACE.CREDIT_BYTES) }),
  TerminalSize.extend({ type: z.literal('resize'), stream }).strict(),
  /** By name: `SIGINT`. To whoever reads the terminal. */
  z.strictObject({ type: z.literal('signal'), stream, signal: z.string().regex(/^SIG[A-Z0-9]{1,10}$/) }),
  /** The end of its input; on a terminal, Ctrl-D. */
  z.strictObject({ type: z.literal('eof'), stream }),
  /** Ends what runs there. */
  z.strictObject({ type: z.literal('close'), stream }),
  /** Ends every program of the workspace; its files stay. */
  z.strictObject({ type: z.literal('clear'), request }),
  z.strictObject({ type: z.literal('usage'), request }),
]);
export type WorkspaceOrder = z.infer<typeof WorkspaceOrder>;

export const StreamKind = z.enum(['terminal', 'run', 'process', 'connection']);

/** A stream as it stands. `errors`: the number under which its standard error comes, where that is kept apart. */
const StreamFacts = z.object({
  stream,
  kind: StreamKind,
  errors: stream.nullable(),
  terminal: TerminalSize.nullable(),
});

/** Why a workspace is over. */
export const WorkspaceEnd = z.enum(['closed', 'idle', 'alone', 'time', 'cpu', 'memory', 'agent', 'lost']);
export type WorkspaceEnd = z.infer<typeof WorkspaceEnd>;

const Exit = Stage.omit({ stdout: true, stderr: true, output: true }).extend({ status: StageStatus });

/** What a client is told. */
export const WorkspaceFrame = z.discriminatedUnion('type', [
  /** First of all. Each stream's last output follows once there is credit. */
  z.object({ type: z.literal('hello'), workspace: z.string(), streams: z.array(StreamFacts) }),
  /** To all; `request` to who asked. */
  StreamFacts.extend({ type: z.literal('opened'), request: request.optional() }),
  z.object({ type: z.literal('done'), request }),
  z.object({ type: z.literal('refused'), request, message: z.string() }),
  z.object({
    type: z.literal('stage'),
    stream,
    stage: z.enum(['compile', 'run']),
    language: z.string(),
    version: z.string(),
  }),
  /** How the compiler of a run ended; where it failed, the run has. `reused`: it did not have to run. */
  z.object({ type: z.literal('compiled'), stream, result: Stage, reused: z.boolean() }),
  /** After all of its output was sent to this client. `ran` is false where its compiler failed. */
  Exit.extend({ type: z.literal('exit'), stream, ran: z.boolean() }),
  TerminalSize.extend({ type: z.literal('resized'), stream }),
  ...DebugFrames,
  ...DebugAnswers,
  TraceFrame,
  /** So many bytes of its output were dropped: others read on, and this client did not. */
  z.object({ type: z.literal('skipped'), stream, bytes: z.number() }),
  /** Files have changed, by whomever. */
  z.object({ type: z.literal('changed') }),
  z.object({
    type: z.literal('usage'),
    request,
    cpu_ms: z.number(),
    memory_kb: z.number(),
    processes: z.number(),
  }),
  /** A frame that could not be taken, or input that a program does not read. Nothing ends. */
  z.object({ type: z.literal('error'), message: z.string() }),
  /** The last one. */
  z.object({ type: z.literal('ended'), reason: WorkspaceEnd, message: z.string() }),
]);
export type WorkspaceFrame = z.infer<typeof WorkspaceFrame>;

/** The answer of POST /workspaces. Whoever knows the id has the workspace. */
export type WorkspaceMade = { workspace: string };

/** The answer of GET /workspaces. */
export const WorkspaceRoom = z.object({
  open: z.number().int(),
  most: z.number().int(),
  /** Started ahead, so that the next one is there at once. */
  ready: z.number().int(),
});
export type WorkspaceRoom = z.infer<typeof WorkspaceRoom>;
