import { dirname, extname } from 'node:path/posix';
import type { RunConfiguration } from '@devorbit/contract/execution/workspaces.ts';
import { expand } from '../catalogue/lines.ts';
import { BOX_ENV } from '../languages/box.ts';
import type { Runtime } from '../piston/runtimes.ts';
import { PYTHON_IN_BOX } from '../sandbox/box-view.ts';

/** What every program of a workspace finds in its environment, beside what the catalogue gives a language. */
export const WORKSPACE_ENV: Record<string, string> = {
  TERM: 'xterm-256color',
  PYTHONPATH: PYTHON_IN_BOX,
  // There is no window: figures become files. The list of fonts is made once in a workspace.
  MPLBACKEND: 'module://devorbit_pictures',
  MPLCONFIGDIR: '/tmp/matplotlib',
};

/** A run that cannot begin, in words for whoever asked. */
export class CannotRun extends Error {}

/** The lines of a run: what is compiled, what runs, and in which environment. */
export type RunPlan = { compile: string[] | null; run: string[]; env: Record<string, string> };

/** A file that a line may name: its path, and its text where that was looked at. */
export type Source = { path: string; text: string };

/** What no tool takes for an option or a file of options. */
const PLAIN = /^[\p{L}\p{N}_.]/u;
const hasMain = (text: string): boolean => /\bmain\s*\(/.test(text);

/** Whether its text has to be read to write the lines. */
export const readsSources = ({ entry }: Runtime): boolean =>
  [...(entry.compile ?? []), ...entry.run].some((word) => word === '{files}' || word.includes('{class}'));

/** Of the project's files those that may be compiled together with the entry: of its kind, in its folder or below. */
export function companions({ entry }: Runtime, main: string, paths: string[]): string[] {
  const folder = dirname(main);
  return paths.filter((path) => {
    if (path === main || extname(path) !== extname(main) || path.split('/').some((name) => name.startsWith('.')))
      return false;
    if (folder === '.' || path.startsWith(`${folder}/`)) return entry.language !== 'go' || dirname(path) === folder;
    return false;
  });
}

/**
 * Fills the catalogue's lines. `sources`: the entry first, then its companions; those that have a `main` of their own are
 * programs of their own, and left out. Throws CannotRun.
 */
export function planRun({ entry }: Runtime, configuration: RunConfiguration, sources: Source[]): RunPlan {
  const [main, ...others] = sources;
  const names = [configuration.entry, ...others.filter(({ text }) => !hasMain(text)).map(({ path }) => path)];
  const odd = names.find((name) => !PLAIN.test(name));
  if (odd !== undefined)
    throw new CannotRun(`${odd} cannot be compiled or run: its name must begin with a letter, a digit, _ or a dot`);
  const words = { files: names, source: main?.text ?? '' };
  return {
    compile: entry.compile ? expand(entry.compile, words) : null,
    run: [...expand(entry.workspace_run ?? entry.run, words), ...configuration.args],
    env: { ...BOX_ENV, ...entry.env, ...WORKSPACE_ENV, ...configuration.env },
  };
}
