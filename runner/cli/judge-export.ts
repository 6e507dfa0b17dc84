import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeFolder } from '@devorbit/content-reader/packages/archive.ts';
import { PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { type Written, writeIcpc2025 } from '@devorbit/content-reader/packages/write-2025.ts';
import { writeIcpcLegacy } from '@devorbit/content-reader/packages/write-legacy.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import { Cannot } from './cannot.ts';
import { readProblems } from './package-sources.ts';

const writers: Record<string, typeof writeIcpc2025> = { '2025-09': writeIcpc2025, legacy: writeIcpcLegacy };

async function write(dir: string, writer: typeof writeIcpc2025): Promise<Written & { name: string }> {
  try {
    const [problem, ...others] = await readProblems(dir);
    if (!problem || others.length > 0) throw new Cannot(`${dir} holds ${others.length + 1} problems, not one`);
    const written = writer(problem);
    return { ...written, name: problem.name, notes: [...problem.notTaken, ...written.notes] };
  } catch (error) {
    if (error instanceof PackageError) throw new Cannot(error.message);
    throw error;
  }
}

/** `judge export DIR ARCHIVE`: writes a package of any format in format 2025-09 or legacy, into a zip archive or a folder. */
export async function exportPackage(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string' } },
  });
  // `npm run` keeps an option's name for itself where no `--` stands before it, and passes its value on.
  const [dir, archive, passedOn, ...others] = positionals;
  const format = values.format ?? passedOn ?? '2025-09';
  if (dir === undefined || archive === undefined || others.length > 0) throw new Cannot('export needs DIR and ARCHIVE');
  const writer = Object.hasOwn(writers, format) ? writers[format] : undefined;
  if (!writer) throw new Cannot(`unknown format ${format}: choose one of ${Object.keys(writers).join(', ')}`);
  if (existsSync(archive)) throw new Cannot(`${archive} already exists`);
  const { files, notes, name } = await write(dir, writer);
  if (/\.(zip|kpp)$/i.test(archive)) await writeFile(archive, writeZip(files, name), { flag: 'wx' });
  else {
    await mkdir(archive, { recursive: true });
    await writeFolder(files, archive);
  }
  for (const note of notes) console.error(`judge: ${dir}: note: ${note}`);
  console.log(`${name}: ${files.size} files written to ${archive}, format ${format}`);
  return 0;
}
