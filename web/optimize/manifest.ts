import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Routes } from '../budget/first-load.ts';
import { builtFiles } from './files.ts';

/** The built list of all routes, a script that every page fetches. */
export type Manifest = { entry: { imports: string[] }; routes: Routes };

async function manifestFile(): Promise<string> {
  const file = (await builtFiles('.js')).find((path) => /^manifest-\w+\.js$/.test(basename(path)));
  if (file === undefined) throw new Error('The build has no manifest');
  return file;
}

/** Where the list is in its script, and the script. */
async function found(): Promise<{ file: string; text: string; from: number; to: number }> {
  const file = await manifestFile();
  const text = await readFile(file, 'utf8');
  return { file, text, from: text.indexOf('{'), to: text.lastIndexOf('}') + 1 };
}

export async function readManifest(): Promise<Manifest> {
  const { text, from, to } = await found();
  return JSON.parse(text.slice(from, to)) as Manifest;
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const { file, text, from, to } = await found();
  await writeFile(file, text.slice(0, from) + JSON.stringify(manifest) + text.slice(to));
}
