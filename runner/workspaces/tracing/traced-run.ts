import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { BOX_ENV } from '../../languages/box.ts';
import type { ProgramEnd } from '../agent.ts';
import type { Place } from '../debug/debug-session.ts';
import { debugProgram } from '../debug/debugged-run.ts';
import type { Debugger } from '../debug/debuggers.ts';
import { programSpec } from '../programs.ts';
import type { RunPlan } from '../run-plan.ts';
import { type Running, type RunPlace, startOnTerminal } from '../terminal-run.ts';
import { readings } from './debugged-values.ts';
import { DebuggerRecorder } from './debugger-recorder.ts';
import { pipeReader, tracerLine, tracerReader } from './python-tracer.ts';
import { Recording } from './recording.ts';

const signalOf = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));
/** How long nothing more of a recording may come after its program has ended, in ms. */
const LAST_STEPS_MS = 5_000;

const endedBy = ({ signalled, value }: ProgramEnd) => ({
  code: signalled ? null : value,
  signal: signalled ? (signalOf.get(value) ?? String(value)) : null,
});

const recordingOf = ({ box, streams }: RunPlace, run: Running): Recording =>
  new Recording({
    stream: run.stream.number,
    tell: (frame) => streams.tellOf(run.stream, frame),
    computed: async () => (await box.usage()).cpu_ms,
    end: () => {
      run.stopped = true;
      run.stream.program?.close();
    },
  });

/** As a run, but that our tracer runs the program, and tells its steps through a pipe of its own. */
export async function tracePython(place: RunPlace, run: Running, stdin: string | null, plan: RunPlan): Promise<void> {
  const { box, agent, programs } = place;
  const live = run.stream;
  const since = performance.now();
  const before = await box.usage();
  const recording = recordingOf(place, run);
  const reader = tracerReader(recording);
  const pipe = `/tmp/steps-${randomUUID()}`;
  const read = Promise.withResolvers<void>();
  let late: NodeJS.Timeout | undefined;
  const pipes = await agent.start(programSpec(pipeReader(pipe), BOX_ENV, {}), {
    output: (_, bytes) => {
      late?.refresh();
      reader.take(bytes);
      if (!recording.isOver) pipes.credit(0, bytes.length);
    },
    end: () => {
      reader.end();
      read.resolve();
    },
  });
  pipes.credit(0, WORKSPACE.CREDIT_BYTES);
  try {
    await Promise.race([reader.ready, run.lost]);
    const over = Promise.withResolvers<ProgramEnd>();
    recording.begin();
    await startOnTerminal(place, run, stdin, tracerLine(plan.run, pipe), plan.env, over.resolve);
    const end = await Promise.race([over.promise, run.lost]);
    // Whoever inherited the pipe keeps it open, and writes nothing.
    late = setTimeout(() => pipes.close(), recording.isOver ? 0 : LAST_STEPS_MS);
    await Promise.race([read.promise, run.lost]);
    recording.finish(endedBy(end), reader.rest());
    await programs.exit(live, end, { since, killed: before.killed_for_memory, stopped: run.stopped });
  } finally {
    clearTimeout(late);
    pipes.close();
  }
}

/** As a run under a debugger, which tells its steps. `language` is the program's. */
export async function traceProgram(
  place: RunPlace,
  run: Running,
  stdin: string | null,
  plan: RunPlan,
  { found, language }: { found: Debugger; language: string },
): Promise<void> {
  const recording = recordingOf(place, run);
  const written = new StringDecoder();
  let output = '';
  const rest = () => {
    const piece = output;
    output = '';
    return piece;
  };
  run.stream.overhear = (bytes) => {
    if (output.length < TRACING.OUTPUT) output += written.write(bytes).slice(0, TRACING.OUTPUT);
  };
  const attach = (at: Place) =>
    new DebuggerRecorder(at, found, { reading: readings[language]!, recording, output: rest });
  const ended = (end: ProgramEnd) => recording.finish(endedBy(end), rest());
  await debugProgram(place, run, stdin, plan, { found, attach, ended });
}
