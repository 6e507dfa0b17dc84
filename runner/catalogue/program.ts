import { access } from 'node:fs/promises';
import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { isExecutable } from '../languages/version.ts';
import { ESBUILD_IN_BOX, esbuildOnHost, NODE_IN_BOX } from '../sandbox/box-view.ts';

/** Where a program of the box stands on this machine: what DevOrbit brings itself is shown in the box under another name. */
export function onThisMachine(program: string): string {
  if (program === NODE_IN_BOX) return process.execPath;
  return program === ESBUILD_IN_BOX ? (esbuildOnHost() ?? program) : program;
}

type Programs = Pick<CatalogueLanguage, 'program' | 'needs'>;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether a language of the catalogue is installed. */
export async function isInstalled({ program, needs }: Programs): Promise<boolean> {
  const there = await Promise.all([isExecutable(onThisMachine(program)), ...needs.map(isThere)]);
  return there.every(Boolean);
}

/** One sentence for a language that is not installed, with the way to get it. */
export const notInstalled = ({ name, language }: Pick<CatalogueLanguage, 'name' | 'language'>): string =>
  `${name} is not installed on this machine: npm run languages install ${language}`;
