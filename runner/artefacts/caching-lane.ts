import { randomUUID } from 'node:crypto';
import type { Lane, RunLimits, RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { type Artefact, artefactKey, type ArtefactStore, MAX_ARTEFACT_BYTES } from './artefact-store.ts';

const LIMITS: RunLimits = {
  cpu_ms: 5_000,
  wall_ms: 10_000,
  starved_ms: 60_000,
  memory_kb: 256 * 1024,
  pids: 8,
  output_bytes: MAX_ARTEFACT_BYTES,
};
const ENV = { PATH: '/usr/bin:/bin' };
/** Named anew each time, so that it is none of the files that were compiled. */
const tarName = (): string => `.artefact-${randomUUID()}.tar`;
const nothing = Buffer.alloc(0);

const succeeded = ({ end, limit }: RunOutcome): boolean => limit === null && end.by === 'exit' && end.code === 0;

/** Whether a run that ended so would have ended so within these limits. */
const keeps = (
  { cpu_ms, wall_ms, starved_ms = 0, memory_kb, stdout, stderr }: RunOutcome,
  limits: RunLimits,
): boolean =>
  cpu_ms <= limits.cpu_ms &&
  wall_ms - Math.min(starved_ms, limits.starved_ms ?? 0) <= limits.wall_ms &&
  memory_kb <= limits.memory_kb &&
  Math.max(stdout.length, stderr.length) <= limits.output_bytes;

/**
 * A lane that compiles a source once: a run whose box is kept is taken for a compilation, which depends on nothing but
 * its line, its environment and its files. What it leaves is packed inside its own sealed box before anything else runs
 * there, and unpacked inside the box of whoever asks for the same again. Only a source's own compilation can fill its place.
 * A restored run is told as the compilation was, figures too: nobody learns from it that somebody else has compiled the
 * same. So it serves only a run whose limits the compilation kept.
 */
export function cachingLane(lane: Lane, store: ArtefactStore): Lane {
  const pack = async (): Promise<Buffer | null> => {
    const outcome = await lane.run({
      argv: ['/usr/bin/tar', '-cf', '-', '.'],
      env: ENV,
      stdin: nothing,
      box: 'sealed',
      files: [],
      keep: false,
      limits: LIMITS,
    });
    return succeeded(outcome) ? outcome.stdout : null;
  };
  const restore = async ({ tar, outcome: told }: Artefact): Promise<RunOutcome | null> => {
    const name = tarName();
    const outcome = await lane.run({
      argv: ['/bin/sh', '-c', `tar -xf ${name} && rm ${name}`],
      env: ENV,
      stdin: nothing,
      box: 'fresh',
      files: [{ name, bytes: tar }],
      keep: true,
      limits: LIMITS,
    });
    return succeeded(outcome) ? told : null;
  };
  const compile = async (spec: RunSpec): Promise<RunOutcome> => {
    const key = artefactKey(spec);
    const known = store.get(key);
    const restored = known && keeps(known.outcome, spec.limits) && (await restore(known));
    if (restored) return restored;
    const outcome = await lane.run(spec);
    if (!succeeded(outcome)) return outcome;
    const tar = await pack();
    if (tar) store.put(key, { tar, outcome });
    return outcome;
  };
  return {
    run: (spec) => (spec.keep && spec.box === 'fresh' ? compile(spec) : lane.run(spec)),
    open: (spec, tell) => lane.open(spec, tell),
    partner: async () => cachingLane(await lane.partner(), store),
    release: () => lane.release(),
  };
}
