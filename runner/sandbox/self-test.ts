import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { buildProgram } from './build-helper.ts';
import { IsolationError } from './isolation-error.ts';
import type { Lane, RunLimits, RunOutcome } from './sandbox.ts';

/** Times that a slow machine keeps, an emulated one too; on a busy one others have the processors for long. */
const limits: RunLimits = {
  cpu_ms: 10_000,
  wall_ms: 30_000,
  starved_ms: 120_000,
  memory_kb: 64 * 1024,
  pids: 16,
  output_bytes: 64 * 1024,
};

/** Something of ours that listens, which a box must not reach. */
async function listen() {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function must(holds: boolean, broken: string, outcome: RunOutcome): void {
  if (holds) return;
  const { end, limit, cpu_ms, wall_ms, memory_kb } = outcome;
  throw new IsolationError(`self-test: ${broken} (${JSON.stringify({ end, limit, cpu_ms, wall_ms, memory_kb })})`);
}

/** The program that does the trying. */
export const buildProbe = async (): Promise<Buffer> =>
  readFile(await buildProgram('self-test-probe', ['self-test-probe.c']));

type Testable = Pick<Lane, 'run'>;

const runProbe = (lane: Testable, probe: Buffer, mode: string, argument: number, own: Partial<RunLimits> = {}) =>
  lane.run({
    argv: ['/box/probe', mode, String(argument)],
    env: {},
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [{ name: 'probe', bytes: probe }],
    keep: false,
    limits: { ...limits, ...own },
  });

/** Tries what takes no time to try: rights, sight, network, what is left of earlier boxes. Throws IsolationError. */
export async function testFacts(lane: Testable, probe: Buffer): Promise<void> {
  const server = await listen();
  const { port } = server.address() as AddressInfo;
  const facts = await runProbe(lane, probe, 'facts', port).finally(() => server.close());
  const broken = `${facts.stdout}${facts.stderr}`.trim().split('\n').join(', ');
  must(broken === '' && facts.end.by === 'exit' && facts.end.code === 0, broken || 'the probe did not finish', facts);
}

/** Tries each guarantee on a lane, by the same call that runs a learner's program. Throws IsolationError naming what is broken. */
export async function selfTest(lane: Testable, probe: Buffer): Promise<void> {
  const run = (mode: string, argument: number, own: Partial<RunLimits> = {}) =>
    runProbe(lane, probe, mode, argument, own);
  await testFacts(lane, probe);

  const greedy = await run('memory', 2 * limits.memory_kb);
  must(
    greedy.limit === 'memory' && greedy.memory_kb > limits.memory_kb * 0.75,
    'twice the memory limit was not stopped or not counted',
    greedy,
  );

  const many = await run('forks', 2 * limits.pids);
  must(Number(many.stdout) === limits.pids - 1, 'the limit of processes does not hold', many);

  let spin = await run('spin', 100);
  const exact = () => spin.limit === null && spin.cpu_ms >= 90 && spin.cpu_ms <= 130;
  // On a busy machine some of the kernel's own work is charged too.
  for (let tries = 0; tries < 3 && !exact(); tries++) spin = await run('spin', 100);
  must(exact(), '100 ms of CPU time are not counted as 90 to 130', spin);

  const endless = await run('spin', 5000, { cpu_ms: 100 });
  must(endless.limit === 'cpu' && endless.cpu_ms < 1000, 'the CPU limit does not hold', endless);
}
