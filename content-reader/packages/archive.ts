import { lstat, mkdir, readFile, readdir, readlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileCollector, checkPath, isScript, nameFault, ofSubmissions, rootDotfiles } from './archive-limits.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { followLinks } from './links.ts';
import { collectNotes } from './notes.ts';
import { isZip, readZip } from './zip.ts';

/** Files with the name that their folder or archive gives them; `notes` say what of it is left out. */
export type Archive = { name: string; files: PackageFiles; notes?: string[] };

/** Takes the one folder off that everything stands in, if it is so. */
export function withoutTopFolder({ name, files, notes = [] }: Archive): Archive {
  const tops = new Set([...files.keys()].map((path) => path.split('/', 1)[0]));
  const [top = ''] = tops;
  if (tops.size !== 1 || files.has(top)) return { name, files, notes };
  return { name: top, notes, files: new Map([...files].map(([path, bytes]) => [path.slice(top.length + 1), bytes])) };
}

/** Reads a folder, and says what of it is left out. Throws PackageError for devices, for links that leave it and are needed, and where it is too large. */
export async function readFolder(root: string): Promise<{ files: PackageFiles; notes: string[] }> {
  const { notes, note } = collectNotes();
  const links = new Map<string, string>();
  const collector = new FileCollector();
  const walk = async (below: string): Promise<void> => {
    const names = (await readdir(join(root, below))).sort();
    for (const name of names) {
      const path = below === '' ? name : `${below}/${name}`;
      if (name.startsWith('.') && !rootDotfiles.has(path)) continue;
      collector.count();
      const fault = nameFault(path);
      if (fault !== null && ofSubmissions(path)) {
        note(`A submission is left out: ${fault}`);
        continue;
      }
      checkPath(path);
      const entry = await lstat(join(root, path));
      if (entry.isSymbolicLink()) links.set(path, await readlink(join(root, path)));
      else if (entry.isDirectory()) await walk(path);
      else if (!entry.isFile()) throw new PackageError(`${path} is neither a file nor a folder`);
      else if (entry.size > collector.room) throw collector.tooLarge();
      else collector.add(path, await readFile(join(root, path)));
    }
  };
  await walk('');
  followLinks(collector, links, note);
  return { files: collector.files, notes };
}

/** Bytes that are no package at all. */
class NoArchive extends PackageError {}

/** The files of a zip archive, or of a single XML file. Throws PackageError. */
export function archiveOf(name: string, bytes: Uint8Array): Archive {
  if (isZip(bytes)) return { name, ...readZip(bytes) };
  const start = Buffer.from(bytes.subarray(0, 100))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (/^\s*</.test(start)) return { name, files: new Map([['problem.xml', bytes]]) };
  throw new NoArchive('it is neither a zip archive nor an XML file');
}

/** Largest archive, packed, in bytes. */
const MAX_ARCHIVE_BYTES = 256 * 1024 * 1024;

/** Reads a package from a folder, a zip archive or a single XML file. Throws PackageError. */
export async function readArchive(path: string): Promise<Archive> {
  const entry = await lstat(path).catch(() => null);
  if (entry === null) throw new PackageError(`there is no file or folder ${path}`);
  const name = basename(path).replace(/\.(zip|kpp|xml)$/i, '');
  if (entry.isDirectory()) return { name, ...(await readFolder(path)) };
  if (!entry.isFile()) throw new PackageError(`${path} is neither a file nor a folder`);
  if (entry.size > MAX_ARCHIVE_BYTES) throw new PackageError(`${path} has more than ${MAX_ARCHIVE_BYTES} bytes`);
  try {
    return archiveOf(name, await readFile(path));
  } catch (error) {
    if (error instanceof NoArchive) throw new PackageError(error.message.replace(/^it/, path), { cause: error });
    throw error;
  }
}

/** Writes the files below a folder. Throws PackageError for a path that leaves it, and where a file is there already. */
export async function writeFolder(files: PackageFiles, folder: string): Promise<void> {
  for (const [path, bytes] of files) {
    checkPath(path);
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx', mode: isScript(path) ? 0o755 : 0o644 });
  }
}
