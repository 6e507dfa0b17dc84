import {
  ENTRY_RUN_SECONDS,
  MAX_RUN_OUTPUT_BYTES,
  MAX_RUN_SOURCE_BYTES,
} from '@devorbit/contract/events/hackathons-limits.ts';
import type { Blobs } from '../../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { Refusal } from '../../../../../platform/errors.ts';
import type { Job } from '../../../../../platform/queue.ts';
import type { Runners } from '../../../../../platform/runners.ts';
import {
  endWorkspace,
  LASTING_S,
  makeWorkspace,
  openPrograms,
  patchFiles,
  type Place,
  type ProgramEnd,
  type Programs,
  WorkspaceLost,
  WorkspaceRefusal,
} from '../../../../execution/execution/door.ts';
import { BadSource, INTERRUPTED } from '../errors.ts';
import { PATIENT, type RunJob } from '../jobs.ts';
import { type Ended, type RunRow, selectOptionalRunById, updateEnded, updateState } from '../store.ts';
import { showControls } from './show-controls.ts';
import { unpackSource } from './unpack-source.ts';

type Deps = { database: Database; clock: Clock; blobs: Blobs; runners: Runners };
type Files = ReturnType<typeof unpackSource>;

const interrupted = { outcome: 'interrupted', message: INTERRUPTED } as const;
const refusedWith = (message: string): Ended => ({ outcome: 'refused', message });

/**
 * Builds and runs an entry in a workspace of its own, and keeps what came of it. Throws where every workspace is in use: it
 * then waits as before. One that a server or a runner left in the middle ends as interrupted, and is not run a second time.
 */
export async function runEntry(deps: Deps, { data, retryCount }: Job<RunJob>, signal: AbortSignal): Promise<void> {
  const { database, clock, runners } = deps;
  const end = (ended: Ended) => updateEnded(database, data.run, clock.now(), ended);
  const run = await selectOptionalRunById(database, data.run);
  if (run === null || run.state === 'ended') return;
  if (run.state !== 'waiting') return void (await end(interrupted));
  const files = await filesOf(deps, run);
  if (typeof files === 'string') return void (await end(refusedWith(files)));
  let place: Place;
  try {
    place = await makeWorkspace(runners);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isLasting = runners.bases.length === 0 || (error.retryAfter ?? 0) >= LASTING_S;
    if (!isLasting && retryCount < PATIENT.limit) throw error;
    return void (await end(refusedWith(`It cannot be run here: ${error.message}`)));
  }
  try {
    if (!(await updateState(database, run.id, { from: 'waiting', to: 'building' }))) return;
    await end(await runIn(deps, place, { run, files, signal }));
  } finally {
    await endWorkspace(place);
  }
}

/** A sentence where there are none. */
async function filesOf({ blobs }: Deps, { source, digest }: RunRow): Promise<Files | string> {
  if (digest === null) return `The entry no longer has the file ${source}`;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await blobs.open(digest)) {
    size += (chunk as Buffer).length;
    if (size > MAX_RUN_SOURCE_BYTES)
      return `${source} has more than ${MAX_RUN_SOURCE_BYTES / 1024 / 1024} MB, which is more than can be run`;
    chunks.push(chunk as Buffer);
  }
  try {
    return unpackSource(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof BadSource) return error.message;
    throw error;
  }
}

async function runIn(
  { database, clock }: Deps,
  place: Place,
  { run, files, signal }: { run: RunRow; files: Files; signal: AbortSignal },
): Promise<Ended> {
  let programs: Programs | undefined;
  try {
    await patchFiles(place, { write: files });
    programs = await openPrograms(place, signal);
    const built = run.build === '' ? null : await programs.run(lineOf(run, run.build, ''));
    const build_output = built === null ? '' : showControls(Buffer.concat([built.stdout, built.stderr]));
    if (built !== null && (built.limit !== null || built.code !== 0))
      return { ...factsOf(built), outcome: 'build_failed', message: buildMessage(built), build_output };
    await updateState(database, run.id, { from: 'building', to: 'running' });
    const ran = await programs.run(lineOf(run, run.command, run.input));
    return {
      ...factsOf(ran),
      outcome: ran.limit ?? (ran.code === null ? 'signal' : 'exited'),
      build_output,
      stdout: showControls(ran.stdout),
      stderr: showControls(ran.stderr),
    };
  } catch (error) {
    if (error instanceof WorkspaceRefusal) return refusedWith(`It cannot be run here: ${error.message}`);
    // The workspace takes no files, or it, its runner or this server is going.
    if (error instanceof Refusal) return refusedWith(error.message);
    if (error instanceof WorkspaceLost || error instanceof TypeError || signal.aborted) return interrupted;
    await updateEnded(database, run.id, clock.now(), interrupted);
    throw error;
  } finally {
    programs?.close();
  }
}

const lineOf = ({ language }: RunRow, line: string, input: string) => ({
  argv: ['/bin/sh', '-c', line],
  language,
  input,
  wallMs: ENTRY_RUN_SECONDS * 1000,
  outputBytes: MAX_RUN_OUTPUT_BYTES,
});

const factsOf = ({ code, signal, wallMs, cpuMs, memoryBytes, limit }: ProgramEnd) => ({
  exit_code: code,
  signal: code === null ? signal : null,
  wall_ms: wallMs,
  cpu_ms: cpuMs,
  memory_bytes: memoryBytes,
  cut: limit === 'output',
});

function buildMessage({ limit }: ProgramEnd): string {
  if (limit === 'time') return `The build didn’t finish within ${ENTRY_RUN_SECONDS} s.`;
  if (limit === 'output') return 'The build wrote too much output.';
  return limit === 'memory' ? 'The build ran out of memory.' : '';
}
