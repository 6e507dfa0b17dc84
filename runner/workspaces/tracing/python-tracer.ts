import { TracedStep, TRACING } from '@devorbit/contract/execution/tracing.ts';
import { z } from 'zod';
import { PYTHON_IN_BOX } from '../../sandbox/box-view.ts';
import type { Recording } from './recording.ts';

/** A line of the tracer: a step with all its objects. What is longer is no line of ours. */
const LINE_BYTES = 1024 * 1024;
const TRACER = `${PYTHON_IN_BOX}/trace-program.py`;

/** Makes the pipe, says so by an empty line, and passes on what is written to it. */
export const pipeReader = (pipe: string): string[] => [
  '/bin/sh',
  '-c',
  'mkfifo -m 600 "$1" && echo && exec cat "$1"',
  'sh',
  pipe,
];

/** Where the file stands among the words of an interpreter: after its options. */
export const scriptAt = (words: string[]): number =>
  words.findIndex((word, at) => !word.startsWith('-') && words[at - 1] !== '-W');

/** A line that runs a Python program, with the tracer before it. */
export function tracerLine([interpreter = '', ...words]: string[], pipe: string): string[] {
  const at = scriptAt(words);
  return [interpreter, ...words.slice(0, at), TRACER, pipe, String(TRACING.STEPS), ...words.slice(at)];
}

const TracerRecord = z.union([
  TracedStep.extend({ threads: z.boolean() }).strict(),
  z.strictObject({ over: z.enum(['end', 'lost', 'steps']), output: z.string().max(TRACING.OUTPUT) }),
]);

/** Reads what comes out of the pipe. The program can write to it as well: what is no record of ours ends the recording. */
export function tracerReader(recording: Recording) {
  let held: Buffer = Buffer.alloc(0);
  let isReady = false;
  let output = '';
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  const read = (line: Buffer): void => {
    let value: unknown;
    try {
      value = JSON.parse(line.toString());
    } catch {
      return recording.cut('forged');
    }
    const { success, data } = TracerRecord.safeParse(value);
    if (!success) return recording.cut('forged');
    if ('over' in data) {
      output += data.output;
      if (data.over === 'lost') recording.lose();
      return;
    }
    const { threads, ...step } = data;
    if (step.event !== 'end') return recording.add(step, threads);
    output = step.output;
    recording.settle(step);
  };
  return {
    ready: ready.promise,
    /** What the program wrote after its last step. */
    rest: () => output,
    take(piece: Buffer): void {
      if (recording.isOver) return;
      held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
      for (let end = held.indexOf(10); end >= 0; end = held.indexOf(10)) {
        const line = held.subarray(0, end);
        held = held.subarray(end + 1);
        if (isReady) read(line);
        else {
          isReady = true;
          ready.resolve();
        }
      }
      if (held.length > LINE_BYTES) recording.cut('forged');
    },
    /** There is no more of it. */
    end: () => ready.reject(new Error('The pipe of the recording is gone')),
  };
}
