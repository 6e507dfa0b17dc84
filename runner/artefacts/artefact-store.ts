import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RunOutcome, RunSpec } from '../sandbox/sandbox.ts';

/** What a compilation left in /box, as a tar file, and how the compilation is told: what the compiler said, and its figures. */
export type Artefact = { tar: Buffer; outcome: RunOutcome };

/** Compiled programs, the least recently used dropped first. */
export type ArtefactStore = {
  get(key: string): Artefact | undefined;
  put(key: string, artefact: Artefact): void;
};

/** One artefact, and all of them, in bytes. */
export const MAX_ARTEFACT_BYTES = 8 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;

const sizeOf = ({ tar, outcome }: Artefact): number => tar.length + outcome.stdout.length + outcome.stderr.length;

/** Lives as long as the process: a toolchain that changes on disk is known to the next one. */
export function createArtefactStore(maxBytes = MAX_BYTES): ArtefactStore {
  const kept = new LRUCache<string, Artefact>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  return { get: (key) => kept.get(key), put: (key, artefact) => void kept.set(key, artefact) };
}

/** Names a compilation by all that goes into it: the line, the environment, the files. Every part is preceded by its length. */
export function artefactKey({ argv, env, files }: RunSpec): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer): void => void hash.update(`${Buffer.byteLength(part)}:`).update(part);
  add(JSON.stringify([argv, Object.entries(env).sort(), files.length]));
  for (const { name, bytes } of files) {
    add(name);
    add(bytes);
  }
  return hash.digest('hex');
}
