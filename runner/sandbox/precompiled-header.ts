import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { headersFolder } from './box-view.ts';

const ENV = { PATH: '/usr/bin:/bin' };
const HEADER = 'bits/stdc++.h';
const SUFFIX = '.gch';
/** What is compiled: messages then name the header as taken in by the program, not by a file of ours. */
const INPUT = `#line 1 "main.cpp"\n#include <${HEADER}>\n`;

/** The compiler and its children end with this process, however it ends. Needs root, as the sandbox does. */
const endsWithUs = ['setpriv', '--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child=KILL'];

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What a killed runner left behind. */
async function dropLeftovers(): Promise<void> {
  for (const name of await readdir(headersFolder)) {
    const left = path.join(headersFolder, name);
    const age = Date.now() - (await stat(left)).mtimeMs;
    if (name !== 'bits' && age > 10 * 60_000) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Compiles the header that takes in the whole standard library, once for each compiler, where it is not there yet; takes
 * some seconds, at low `priority` unless told otherwise. g++ looks into the folder `stdc++.h.gch` and takes what fits (GCC
 * manual, Precompiled Headers). The input is ours, so the compiler runs outside the box. Answers the file, or null without a compiler.
 */
export async function precompileHeader(
  compiler: string,
  flags: string[],
  priority: number = constants.priority.PRIORITY_LOW,
): Promise<string | null> {
  if (!(await exists(compiler))) return null;
  const run = promisify(execFile);
  const { stdout: version } = await run(compiler, ['--version'], { env: ENV });
  const name = createHash('sha256')
    .update(version + flags.join(' ') + INPUT)
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(headersFolder, `${HEADER}${SUFFIX}`);
  const file = path.join(folder, `${name}${SUFFIX}`);
  if (await exists(file)) return file;
  await mkdir(folder, { recursive: true });
  await dropLeftovers();
  const work = path.join(headersFolder, randomUUID());
  await mkdir(work);
  try {
    // Not the system's header by its name: that would be the header of a program, and pulls in nothing more.
    const input = path.join(work, 'stdc++.h');
    const output = path.join(work, 'out');
    await writeFile(input, INPUT);
    const [program = '', ...rest] = [...endsWithUs, compiler, ...flags, '-x', 'c++-header', input, '-o', output];
    const made = run(program, rest, { env: ENV, timeout: 120_000 });
    if (made.child.pid) setPriority(made.child.pid, priority);
    await made;
    const old = await readdir(folder);
    await rename(output, file);
    for (const other of old) await rm(path.join(folder, other), { force: true });
    return file;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
