import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const linked = process.platform === 'linux' && existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'TERM'] : [];

export type Program = {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** The folder it runs in; by default this one. */
  cwd?: string;
};

/** Starts one of our programs on this Node. The kernel ends it when we end, however we end. */
function launch({ args, env, cwd }: Program): ChildProcess {
  const [command, ...rest] = [...linked, process.execPath, ...args];
  return spawn(command ?? process.execPath, rest, { env, cwd, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs a program to its end; throws where it fails. */
export async function complete(program: Program): Promise<void> {
  const child = launch(program);
  child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${program.name} failed with code ${code}.`);
}

export type Service = {
  /** The port it first reported; the same after a restart. */
  port: Promise<number>;
  stop(): Promise<void>;
};

/** Longest that a service may take to end when asked, in ms; then it is killed. */
const STOP_MS = 10_000;

/**
 * Keeps a program running: starts it again when it ends by itself, after 0.5 s, then slower up to 10 s.
 * A service says `{"listening": port}` on a line of its own when it is ready; other lines are passed on.
 */
export function supervise(program: Program, say: (line: string) => void): Service {
  let child: ChildProcess | null = null;
  let stopping = false;
  let delay = 500;
  let timer: NodeJS.Timeout | undefined;
  const port = Promise.withResolvers<number>();

  const start = () => {
    const started = Date.now();
    child = launch(program);
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const listening = /^\{"listening":\s*(\d+)\}$/.exec(line);
      if (listening) port.resolve(Number(listening[1]));
      else process.stdout.write(`${line}\n`);
    });
    child.on('close', (code, signal) => {
      child = null;
      if (stopping) return;
      if (Date.now() - started > 30_000) delay = 500;
      say(`The ${program.name} ended (${signal ?? code}); it starts again in ${delay / 1000} s.`);
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, 10_000);
    });
  };
  start();

  return {
    port: port.promise,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      const running = child;
      if (!running) return;
      const closed = new Promise((resolve) => running.on('close', resolve));
      running.kill('SIGTERM');
      const killer = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
      await closed;
      clearTimeout(killer);
    },
  };
}
