import { spawn } from 'node:child_process';

export type Ended = { code: number; output: string };

type Options = {
  env?: Record<string, string>;
  timeout?: number;
  /** It runs in a session of its own, where the terminal's Ctrl-C does not reach it. */
  apart?: boolean;
  /** Called when it runs, with its process id, which is also its group's where it runs apart. */
  begun?: (pid: number) => void;
};

/** Runs a trusted program of this machine outside the sandbox, without input; `output` is the end of what it said. Never rejects. */
export function runCommand(
  [program = '', ...args]: string[],
  { apart = false, begun, ...options }: Options = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, detached: apart, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-1_000_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
    if (child.pid !== undefined) begun?.(child.pid);
  });
}
