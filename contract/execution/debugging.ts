import { z } from 'zod';
import { DEBUGGING } from './debugging-limits.ts';
import { ProjectPath } from './project-path.ts';

/** Debugging in a workspace: what is asked of a program that runs under a debugger, and what is told of it. */

/** Told again in the answer; chosen by the client. */
export const request = z
  .int()
  .min(0)
  .max(2 ** 31);

export const Expression = z
  .string('Must be text')
  .trim()
  .min(1, 'Must not be empty')
  .max(DEBUGGING.EXPRESSION, `Must be at most ${DEBUGGING.EXPRESSION} characters`)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Must not contain NUL characters');

export const Line = z.int('Must be a whole number').min(1, 'Must be at least 1').max(1_000_000, 'Must be a line');

/** `condition` null: always. `log`: nothing stops, and this is written, with values of what stands in braces. */
const Breakpoint = z.strictObject({
  path: ProjectPath,
  line: Line,
  condition: Expression.nullable().default(null),
  log: Expression.nullable().default(null),
});
export type Breakpoint = z.infer<typeof Breakpoint>;

/** What a debug session begins with, and what may be changed while it goes on. */
export const DebugStart = z.strictObject({
  breakpoints: z.array(Breakpoint).max(DEBUGGING.BREAKPOINTS).default([]),
  /** Of exceptions: whether also those stop that a program catches. */
  exceptions: z.enum(['uncaught', 'all']).default('uncaught'),
});
export type DebugStart = z.infer<typeof DebugStart>;

/** Given by the debugger, and good until the program goes on. */
const reference = z
  .int()
  .min(0)
  .max(2 ** 53 - 1);

export const DebugOrders = [
  z.strictObject({
    type: z.literal('step'),
    request,
    how: z.enum(['continue', 'pause', 'over', 'into', 'out']),
  }),
  DebugStart.extend({ type: z.literal('breakpoints'), request }).strict(),
  /** The scopes of another frame of the stack. */
  z.strictObject({ type: z.literal('scopes'), request, frame: reference }),
  /** What a value consists of. */
  z.strictObject({ type: z.literal('variables'), request, reference, from: z.int().min(0).max(1_000_000).default(0) }),
  /** `repl`: whatever it changes stays changed. `hover`: a name, or what it leads to, that was pointed at. */
  z.strictObject({
    type: z.literal('evaluate'),
    request,
    expression: Expression,
    frame: reference.nullable().default(null),
    why: z.enum(['repl', 'watch', 'hover']),
  }),
] as const;
export type DebugOrder = z.infer<(typeof DebugOrders)[number]>;

/** `reference` 0: it consists of nothing. All words come from a program that may be anybody's. */
const Variable = z.object({
  name: z.string(),
  value: z.string(),
  kind: z.string().nullable(),
  reference,
});
export type Variable = z.infer<typeof Variable>;

/** `variables` null: not asked for yet. */
const Scope = z.object({ name: z.string(), reference, variables: z.array(Variable).nullable() });
export type Scope = z.infer<typeof Scope>;

/** `path` null: no file of the project. */
const StackFrame = z.object({ id: reference, name: z.string(), path: z.string().nullable(), line: z.int().min(0) });
export type StackFrame = z.infer<typeof StackFrame>;

/** Where the debugger has put a breakpoint, in the order in which they were sent; `line` may be another one than was asked for. */
const Placed = z.object({
  path: z.string(),
  asked: z.int(),
  line: z.int(),
  verified: z.boolean(),
  message: z.string().nullable(),
});
export type Placed = z.infer<typeof Placed>;

/** What the specification's three lines say, in their order: each once it is true. */
export const DEBUG_STEPS = ['started', 'breakpoints', 'ready'] as const;

const Stop = z.object({
  reason: z.string(),
  /** Of an exception: its words. */
  text: z.string().nullable(),
  frames: z.array(StackFrame),
  /** Of the first frame. */
  scopes: z.array(Scope),
});
export type Stop = z.infer<typeof Stop>;

export const DebugFrames = [
  /** Whole each time something of it has changed, and to who comes late. */
  z.object({
    type: z.literal('debug'),
    stream: z.int(),
    state: z.enum(['starting', 'running', 'stopped', 'over']),
    /** How many of DEBUG_STEPS are done. */
    done: z.int().min(0).max(DEBUG_STEPS.length),
    stop: Stop.nullable(),
    placed: z.array(Placed),
  }),
  /** What log points and the debugger say. `late`: it was said before this client came. */
  z.object({ type: z.literal('said'), stream: z.int(), text: z.string(), late: z.boolean() }),
] as const;
export type DebugState = z.infer<(typeof DebugFrames)[0]>;
export type DebugSaid = z.infer<(typeof DebugFrames)[1]>;

export const DebugAnswers = [
  z.object({ type: z.literal('scopes'), request, scopes: z.array(Scope) }),
  z.object({ type: z.literal('variables'), request, variables: z.array(Variable), more: z.boolean() }),
  z.object({
    type: z.literal('evaluated'),
    request,
    value: z.string(),
    kind: z.string().nullable(),
    reference,
    /** It could not be evaluated, and the value says why. */
    failed: z.boolean(),
  }),
] as const;
