import { z } from 'zod';

/**
 * A run that is recorded step by step, to be looked at afterwards: where the program stood, its call stack, and the objects
 * that its variables lead to. All words come from a program that may be anybody's.
 */

export const TRACING = {
  STEPS: 1_000,
  /** What the workspace computes meanwhile, and no less time than that, as other programs of it may compute too. */
  MS: 10_000,
  /** Time that the program takes for its steps, whatever it does; of each at most RESTING_MS, as it may wait for input. */
  LONGEST_MS: 300_000,
  RESTING_MS: 1_000,
  /** Of a whole recording, as JSON. */
  BYTES: 2 * 1024 * 1024,
  /** Of a step: calls, the innermost first; variables of each; objects that are new or others; what each holds. */
  FRAMES: 30,
  VARIABLES: 50,
  OBJECTS: 200,
  CELLS: 50,
  /** Of a value, in characters; of a name or a type. */
  VALUE: 200,
  NAME: 100,
  /** What the program has written, of a step and in all, in characters; what comes after is left out. */
  OUTPUT: 64 * 1024,
} as const;

const name = z.string().max(TRACING.NAME);
/** An object's, for as long as it lives. */
const id = z.string().min(1).max(40);

/** A value as it is written, or the object that it leads to. */
const TracedValue = z.union([z.strictObject({ text: z.string().max(TRACING.VALUE) }), z.strictObject({ ref: id })]);
export type TracedValue = z.infer<typeof TracedValue>;

/** `place`: where the variable itself is, which pointers of C and C++ lead to. */
const TracedVariable = z.strictObject({ name, value: TracedValue, place: id.optional() });
export type TracedVariable = z.infer<typeof TracedVariable>;

/** `path` null: no file of the project. `returns`: what the call is about to answer. */
const TracedFrame = z.strictObject({
  name,
  path: z.string().max(400).nullable(),
  line: z.int().min(0).max(1_000_000),
  variables: z.array(TracedVariable).max(TRACING.VARIABLES),
  returns: TracedValue.optional(),
});
export type TracedFrame = z.infer<typeof TracedFrame>;

/** `list`: what stands in an order; `map`: values by keys; `fields`: values by names. */
const TracedObject = z.strictObject({
  id,
  type: name,
  shape: z.enum(['list', 'map', 'fields']),
  cells: z
    .array(z.strictObject({ key: z.string().max(TRACING.VALUE).nullable(), value: TracedValue, place: id.optional() }))
    .max(TRACING.CELLS),
  /** What it holds beyond these. */
  more: z.int().min(0),
});
export type TracedObject = z.infer<typeof TracedObject>;

/** How a program has ended, as the last step has it. */
const TracedEnd = z.strictObject({ code: z.int().nullable(), signal: z.string().max(40).nullable() });

export const TracedStep = z.strictObject({
  /** The program stands before a line; a function was called, or is about to return; an exception was thrown; it has ended. */
  event: z.enum(['line', 'call', 'return', 'exception', 'end']),
  /** The innermost first. */
  frames: z.array(TracedFrame).max(TRACING.FRAMES),
  /** Calls beyond these. */
  deeper: z.int().min(0),
  /** Those that are new, or others than a step before. */
  objects: z.array(TracedObject).max(TRACING.OBJECTS),
  /** Written since the step before. */
  output: z.string().max(TRACING.OUTPUT),
  /** An exception's words. */
  words: z.string().max(TRACING.VALUE).nullable(),
  end: TracedEnd.nullable(),
});
export type TracedStep = z.infer<typeof TracedStep>;

/** Why a recording ends before its program: a limit, or the program has put our tracer out of action, or written to it. */
export const TraceCut = z.enum(['steps', 'time', 'size', 'lost', 'forged']);
export type TraceCut = z.infer<typeof TraceCut>;

/** Steps that are new, from the number `from` on. To all, and to who comes late. */
export const TraceFrame = z.object({
  type: z.literal('traced'),
  stream: z.int(),
  from: z.int().min(0),
  steps: z.array(TracedStep),
  over: z.boolean(),
  cut: TraceCut.nullable(),
  /** It has more threads than the one that is recorded. */
  threads: z.boolean(),
});
export type TraceFrame = z.infer<typeof TraceFrame>;
