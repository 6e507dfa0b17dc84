import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Process = {
  port: number;
  url: string;
  pid: number;
  /** What it wrote to standard error. */
  log(): string;
  /** Sends the signal and waits until the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
};

/** Runs one of our programs as a process of its own and waits until it says where it listens. */
export const startProcess = (
  program: 'server/main.ts' | 'runner/main.ts' | 'bench/server/bare-fastify.ts',
  env: Record<string, string>,
  args: string[] = [],
): Promise<Process> => startProgram(fileURLToPath(new URL(`../${program}`, import.meta.url)), env, args);

/** The same for a program that stands beside a test. */
export async function startProgram(file: string, env: Record<string, string>, args: string[] = []): Promise<Process> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const gone = once(child, 'exit');
  const port = await listening(child, gone, () => log);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: () => log,
    async kill(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
      process.off('exit', endWithUs);
    },
  };
}

async function listening(child: ChildProcess, gone: Promise<unknown>, log: () => string): Promise<number> {
  const announced = new Promise<number>((found) => {
    if (child.stdout)
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => line.startsWith('{"listening"') && found((JSON.parse(line) as { listening: number }).listening),
      );
  });
  const port = await Promise.race([announced, gone.then(() => undefined)]);
  if (port === undefined) throw new Error(`The process ended before it listened:\n${log()}`);
  return port;
}
