import { arch, release } from 'node:os';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { Languages } from '../languages/detect.ts';

/** The tools of this machine that decide what becomes of a program; `more` are those that the languages do not name. */
export const toolchain = (languages: Languages, ...more: string[]): string[] => [
  `node ${process.version} ${arch()}`,
  ...practiceLanguages.map((id) => {
    const found = languages[id];
    return `${id}: ${found.ready ? found.tools.version : found.reason}`;
  }),
  ...more,
];

/** The version of the kernel, which contains an attack; whose build of it this is, as in `-cloud-amd64`, left out. */
export const kernel = (): string => `kernel ${/^[\d.]+/.exec(release())?.[0] ?? release()}`;
