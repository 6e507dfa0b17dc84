import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { headersFolder } from './box-view.ts';

const ENV = { PATH: '/usr/bin:/bin' };
const SUFFIX = '.gch';

/** A header by its name below the folder of headers, and what is compiled for it. */
export type Header = { name: string; input: string };
/** The whole standard library. Messages name it as taken in by the program, not by a file of ours. */
export const STANDARD_LIBRARY: Header = {
  name: 'bits/stdc++.h',
  input: '#line 1 "main.cpp"\n#include <bits/stdc++.h>\n',
};

/** The compiler and its children end with this process, however it ends. Needs root, as the sandbox does. */
const endsWithUs = ['setpriv', '--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child=KILL'];

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const WORK = 'work-';

/** What a killed runner left behind. */
async function dropLeftovers(): Promise<void> {
  for (const name of await readdir(headersFolder)) {
    const left = path.join(headersFolder, name);
    const age = Date.now() - (await stat(left)).mtimeMs;
    if (name.startsWith(WORK) && age > 10 * 60_000) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Compiles a header ahead, once for each compiler, where it is not there yet; takes some seconds, at low `priority` unless
 * told otherwise. g++ looks into the folder `stdc++.h.gch` and takes what fits (GCC manual, Precompiled Headers). The input
 * is ours, so the compiler runs outside the box. Answers the file, or null without a compiler.
 */
export async function precompileHeader(
  { name: header, input: text }: Header,
  compiler: string,
  flags: string[],
  priority: number = constants.priority.PRIORITY_LOW,
): Promise<string | null> {
  if (!(await exists(compiler))) return null;
  const run = promisify(execFile);
  const { stdout: version } = await run(compiler, ['--version'], { env: ENV });
  const name = createHash('sha256')
    .update(version + flags.join(' ') + text)
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(headersFolder, `${header}${SUFFIX}`);
  const file = path.join(folder, `${name}${SUFFIX}`);
  if (await exists(file)) return file;
  await mkdir(folder, { recursive: true });
  await dropLeftovers();
  const work = path.join(headersFolder, WORK + randomUUID());
  await mkdir(work);
  try {
    // Not the system's header by its name: that would be the header of a program, and pulls in nothing more.
    const input = path.join(work, path.basename(header));
    const output = path.join(work, 'out');
    await writeFile(input, text);
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
