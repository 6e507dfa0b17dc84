import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Log, openLog, passLines } from './log-file.ts';

const linked =
  process.platform === 'linux' && existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'TERM'] : [];

export type Program = {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** The folder it runs in; by default this one. */
  cwd?: string;
  /** Where its log goes; by default the terminal. */
  logFile?: string;
};

/** Starts one of our programs on this Node. The kernel ends it when we end, however we end. */
function launch({ args, env, cwd, logFile }: Program): ChildProcess {
  const [command, ...rest] = [...linked, process.execPath, ...args];
  return spawn(command ?? process.execPath, rest, {
    env,
    cwd,
    stdio: ['ignore', 'pipe', logFile ? 'pipe' : 'inherit'],
  });
}

/**
 * Runs a program to its end and answers what it printed; throws where it fails. `quiet`: what it prints is not passed on,
 * its complaints are.
 */
export async function complete(program: Program, { quiet = false } = {}): Promise<string> {
  const child = launch(program);
  let printed = '';
  child.stdout?.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  if (!quiet) child.stdout?.pipe(process.stdout, { end: false });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The ${program.name} failed with code ${code}.`);
  return printed;
}

export type Service = {
  /** The port that it first reported. Throws where it refuses to start. */
  port: Promise<number>;
  stop(): Promise<void>;
};

/** Longest that a service may take to end when asked, in ms; then it is killed. */
const STOP_MS = 10_000;

/**
 * Keeps a program running: starts it again when it ends by itself, after 0.5 s, then slower up to 10 s.
 * A service says `{"listening": port}` on a line of its own when it is ready, and `{"refused": sentence}` where it does not
 * start and no other try would help. `ending` tells that everything is
 * being stopped: Ctrl-C reaches all our programs at once.
 */
export function supervise(program: Program, say: (line: string) => void, ending: () => boolean): Service {
  const log: Log = program.logFile ? openLog(program.logFile, say) : process.stdout;
  let child: ChildProcess | null = null;
  let stopping = false;
  let delay = 500;
  let timer: NodeJS.Timeout | undefined;
  const port = Promise.withResolvers<number>();
  let ready = false;
  let refusing = false;
  const refuse = (sentence: string) => {
    if (ready) return say(sentence);
    refusing = true;
    port.reject(new Error(sentence));
  };

  const start = () => {
    const started = Date.now();
    const running = launch(program);
    child = running;
    if (running.stderr) passLines(running.stderr, log);
    createInterface({ input: running.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const listening = /^\{"listening":\s*(\d+)\}$/.exec(line);
      const refused = /^\{"refused":\s*(".*")\}$/.exec(line)?.[1];
      if (listening) {
        ready = true;
        port.resolve(Number(listening[1]));
      } else if (refused) refuse(JSON.parse(refused) as string);
      else log.write(`${line}\n`);
    });
    running.on('close', (code, signal) => {
      child = null;
      if (stopping || refusing || ending()) return;
      if (Date.now() - started > 30_000) delay = 500;
      const where = program.logFile ? ` Its log: ${program.logFile}` : '';
      say(`The ${program.name} ended (${signal ?? code}); it starts again in ${delay / 1000} s.${where}`);
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
