import { bodiesOf, bodyOf, type Body, type DapClient, numberOf, textOf } from './dap-client.ts';

/** A call on the stack, the innermost first. `path`: as the debugger has it, absolute where it is a file; '' where none is known. */
export type StackFrame = { id: number; name: string; path: string; line: number; column: number };

/** How stacks are read: by the protocol's request alone, or, once a thread is known, by a command of LLDB's. */
export type Stacks = 'request' | 'command';

const NAME_CHARS = 500;
const PATH_CHARS = 4096;
/** Of all that LLDB writes of a stack. */
const WRITTEN_CHARS = 1024 * 1024;
/** Of LLDB's numbers of frames: a thread's number stands above a frame's. */
const FRAMES_OF_THREAD = 2 ** 19;

/**
 * How LLDB writes a frame when `thread backtrace` is asked of it: a setting, which it is given at its start. What it does not
 * know of a frame is left out.
 */
export const LLDB_FRAME_FORMAT =
  '@${frame.index}\\t{${line.number}}\\t{${line.column}}\\t{${line.file.fullpath}}\\t{${function.name}}\\n';
const WRITTEN = /^(?: {2}\* | {4})@(\d{1,6})\t(\d{0,7})\t(\d{0,7})\t([^\t\n]*)\t([^\n]*)$/gm;

const told = (frame: Body): StackFrame => ({
  id: numberOf(frame['id']),
  name: textOf(frame['name'], NAME_CHARS),
  path: textOf(bodyOf(frame['source'])['path'], PATH_CHARS),
  line: numberOf(frame['line']),
  column: numberOf(frame['column']),
});

/**
 * Reads the stacks of threads that stand, at most `levels` of their frames. Rejects with DapRefusal.
 *
 * For C++ and Rust, lldb-dap looks with each `stackTrace` whether an exception is being handled, and compiles a call for it: 10 ms,
 * and 1.3 MB that it keeps, so that after two hundred steps a workspace's memory is full. So that is asked once for a thread, for
 * its number, and then LLDB's own command, which takes half a millisecond and keeps nothing.
 */
export function stackReader(
  dap: DapClient,
  stacks: Stacks,
): (threadId: number, levels: number) => Promise<StackFrame[]> {
  const numbers = new Map<number, number>();

  async function written(number: number, levels: number): Promise<StackFrame[]> {
    const expression = `\`thread backtrace -c ${levels} ${number}`;
    const { result } = await dap.ask('evaluate', { expression, context: 'repl' });
    return [...textOf(result, WRITTEN_CHARS).matchAll(WRITTEN)]
      .slice(0, levels)
      .map(([, index, line, column, path = '', name = '']) => ({
        id: number * FRAMES_OF_THREAD + Number(index),
        name: name.slice(0, NAME_CHARS),
        path: path.slice(0, PATH_CHARS),
        line: Number(line),
        column: Number(column),
      }));
  }

  return async (threadId, levels) => {
    const number = numbers.get(threadId);
    if (number !== undefined) {
      const frames = await written(number, levels);
      if (frames.length > 0) return frames;
    }
    const { stackFrames } = await dap.ask('stackTrace', { threadId, startFrame: 0, levels });
    const frames = bodiesOf(stackFrames, levels).map(told);
    if (stacks === 'command' && frames[0]) numbers.set(threadId, Math.floor(frames[0].id / FRAMES_OF_THREAD));
    return frames;
  };
}
