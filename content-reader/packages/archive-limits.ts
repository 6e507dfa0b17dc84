import { PackageError } from './imported-problem.ts';

/** What an archive may have, and what it is called: entries, and bytes when unpacked. */
export type ArchiveLimits = { what: string; files: number; bytes: number };
const PACKAGE: ArchiveLimits = { what: 'package', files: 20_000, bytes: 256 * 1024 * 1024 };

/** The dotfiles at a package's root that are read: our own beside the package format, and DOMjudge's time limit. */
export const rootDotfiles: ReadonlySet<string> = new Set(['.devorbit.yaml', '.editorial.md', '.timelimit']);

/** Paths that the system or a tool leaves behind; none of them is part of a package. */
export const isIgnored = (path: string): boolean =>
  !rootDotfiles.has(path) && path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX');

/** Takes the files of an archive one by one. Throws PackageError as soon as they are too many, too large or wrongly named. */
export class FileCollector {
  readonly files = new Map<string, Uint8Array>();
  readonly #limits: ArchiveLimits;
  #count = 0;
  #bytes = 0;

  constructor(limits = PACKAGE) {
    this.#limits = limits;
  }

  /** How many bytes the next file may have at the most. */
  get room(): number {
    return this.#limits.bytes - this.#bytes;
  }

  tooLarge(): PackageError {
    return new PackageError(
      `the ${this.#limits.what} has more than ${this.#limits.bytes / 1024 / 1024} MB when unpacked`,
    );
  }

  /** Counts an entry, also one that is ignored afterwards. */
  count(): void {
    const { what, files } = this.#limits;
    if (++this.#count > files) throw new PackageError(`the ${what} has more than ${files} files`);
  }

  add(path: string, bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    if (this.#bytes > this.#limits.bytes) throw this.tooLarge();
    if (isIgnored(path.replace(/^[^/]+\/(?=\.(devorbit\.yaml|editorial\.md|timelimit)$)/, ''))) return;
    if (this.files.has(path)) throw new PackageError(`${path} is in the ${this.#limits.what} twice`);
    this.files.set(path, bytes);
  }
}

/** Why a path cannot be the name of a file, in words; null where it can. */
export const nameFault = (path: string): string | null =>
  path === '' || /[\0-\x1f\x7f\\]/.test(path)
    ? `the file name ${JSON.stringify(path.slice(0, 200))} is not allowed`
    : null;

/** Whether a path is of a submission, also where one folder holds everything: what has no proper name there is left out. */
export const ofSubmissions = (path: string): boolean => /^([^/]+\/)?submissions\//.test(path);

/** Throws PackageError unless the path stays below the package's root. */
export function checkPath(path: string): void {
  const shown = JSON.stringify(path.slice(0, 200));
  const fault = nameFault(path);
  if (fault !== null) throw new PackageError(fault);
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw new PackageError(`the path ${shown} is absolute`);
  const names = path.replace(/\/$/, '').split('/');
  if (names.some((name) => name === '..')) throw new PackageError(`the path ${shown} leaves the package`);
  if (names.some((name) => name === '' || name === '.')) throw new PackageError(`the path ${shown} is not plain`);
  if (names.length > 32 || names.some((name) => Buffer.byteLength(name) > 255))
    throw new PackageError(`the path ${shown} is too long`);
}

/** Whether a file of a package is one that is run as it is: the scripts of a program (package format 2025-09). */
export const isScript = (path: string): boolean => /\/(build|run)$/.test(path);
