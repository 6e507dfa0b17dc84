import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOX_ENV } from '../../../languages/box.ts';
import { AHEAD_IN_BOX, aheadFolder } from '../../../sandbox/box-view.ts';
import type { Lane, RunLimits } from '../../../sandbox/sandbox.ts';

const LIMITS: RunLimits = {
  cpu_ms: 30_000,
  wall_ms: 60_000,
  memory_kb: 1024 * 1024,
  pids: 128,
  output_bytes: 64 * 1024 * 1024,
};

/** A debug adapter that is built: one file, on the host and where boxes see it. */
export type Adapter = { onHost: string; inBox: string };
export type AdapterSource = { name: string; bytes: Buffer };

/** The file of that name, which a shell line in a fresh box writes to its output unless it is there. Throws where building fails. */
export async function prepared(lane: Lane, name: string, line: string, files: AdapterSource[]): Promise<Adapter> {
  const adapter = { onHost: path.join(aheadFolder, name), inBox: path.join(AHEAD_IN_BOX, name) };
  const isThere = await access(adapter.onHost).then(
    () => true,
    () => false,
  );
  if (isThere) return adapter;
  const { end, limit, stdout, stderr } = await lane.run({
    argv: ['/bin/sh', '-c', line],
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files,
    keep: false,
    limits: LIMITS,
  });
  if (end.by !== 'exit' || end.code !== 0 || limit !== null || stdout.length === 0)
    throw new Error(`${name} cannot be built (${limit ?? JSON.stringify(end)}): ${stderr.toString().slice(0, 500)}`);
  await mkdir(aheadFolder, { recursive: true });
  const unfinished = `${adapter.onHost}.${randomUUID()}`;
  await writeFile(unfinished, stdout);
  await rename(unfinished, adapter.onHost);
  return adapter;
}
