import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs the command line as a process of its own; `under` are the words in front of it, as of setpriv. */
export async function runJudge(args: string[], { stdin = '', under = [] as string[] } = {}) {
  const [command = '', ...rest] = [...under, process.execPath, join(import.meta.dirname, 'judge.ts'), ...args];
  const child = spawn(command, rest, { stdio: 'pipe' });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.on('error', () => child.stdin.destroy()); // it ended without reading
  child.stdin.end(stdin);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  const lines = stdout.split('\n').filter(Boolean);
  return { stdout, stderr, code, lines };
}
