import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { IsolationError } from './isolation-error.ts';

const sources = import.meta.dirname;
/** Built programs and the mount point of the lanes' roots; git-ignored. */
export const buildFolder = path.join(sources, '../../var/runner');

const hardening = [
  ...['-std=gnu17', '-O2', '-Wall', '-Wextra', '-fstack-protector-strong', '-fstack-clash-protection'],
  ...['-D_FORTIFY_SOURCE=2', '-Wl,-z,relro,-z,now,-z,noexecstack'],
];
const forms = { program: ['-static-pie', '-fPIE'], library: ['-shared', '-fPIC'] };

/** Compiles the C sources named into one program or library, once for each state of them, and returns its path. Throws IsolationError. */
export async function buildProgram(
  name: string,
  files: string[],
  form: keyof typeof forms = 'program',
): Promise<string> {
  const flags = [...hardening, ...forms[form]];
  const hash = createHash('sha256').update(flags.join(' ')).update(process.arch);
  for (const file of files) hash.update(await readFile(path.join(sources, file)));
  const program = path.join(buildFolder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (
    await access(program).then(
      () => true,
      () => false,
    )
  )
    return program;
  await mkdir(buildFolder, { recursive: true });
  const unfinished = `${program}.${randomUUID()}`;
  const inputs = files.filter((file) => file.endsWith('.c')).map((file) => path.join(sources, file));
  try {
    await promisify(execFile)('gcc', [...flags, '-o', unfinished, ...inputs], { timeout: 60_000 });
    await rename(unfinished, program);
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === 'spawn gcc')
      throw new IsolationError('no C compiler: install the packages gcc and libc6-dev');
    throw new IsolationError(
      `the lane helper does not compile: ${String((error as { stderr?: unknown }).stderr ?? error).slice(0, 500)}`,
    );
  }
  return program;
}

/** Sources that are no part of the helper: programs of their own, and what is loaded into programs that are started ahead. */
const apart = /^(self-test|take-users|hold-back)/;

/** What holds a program that is started ahead. */
export const buildHold = (): Promise<string> => buildProgram('hold-back', ['hold-back.c'], 'library');

/** The program that runs in workspaces. */
export async function buildAgent(): Promise<string> {
  const folder = path.join('..', 'workspaces', 'agent');
  const files = (await readdir(path.join(sources, folder))).filter((file) => /\.[ch]$/.test(file)).toSorted();
  return buildProgram(
    'agent',
    files.map((file) => path.join(folder, file)),
  );
}

export async function buildHelper(): Promise<string> {
  const files = (await readdir(sources)).filter((file) => /\.[ch]$/.test(file) && !apart.test(file)).toSorted();
  return buildProgram('lane-helper', files);
}
