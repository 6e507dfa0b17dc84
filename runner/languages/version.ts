import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Probe } from './language.ts';

export const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The first version number that the line prints. Throws where it fails or prints none. */
export async function versionOf(probe: Probe, argv: string[]): Promise<string> {
  const { ok, text } = await probe(argv);
  const version = /\d+(\.\d+)+/.exec(text)?.[0];
  if (!ok || version === undefined)
    throw new Error(`${argv.join(' ')} does not run in the sandbox: ${text.trim().slice(0, 200) || 'no output'}`);
  return version;
}
