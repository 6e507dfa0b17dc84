import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BUNDLED_FILES } from './list-bundled-files.ts';
import { type Notice, noticeOfFonts, noticeOfPackage, packageFolder } from './packages.ts';

/** Vite's own list of the packages of the scripts (`build.license`): it must hold nothing that ours does not. */
export const VITES_LIST = '.vite/licenses.json';
const VitesList = z.array(z.object({ name: z.string(), version: z.string() }));

/** Where the notices are served. */
export const NOTICES = 'third-party-notices.txt';

/** Licences that let the app be passed on under its own, by their SPDX names. Another one is a decision: look at it first. */
const accepted = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'],
  ...['(MIT AND Zlib)', '(MIT OR Apache-2.0)', 'BSD-3-Clause AND W3C-20150513'],
]);

const isFont = (file: string): boolean => /\.(woff2?|ttf|otf)$/.test(file);

/** What is wrong with a notice, in a sentence; null where nothing is. */
const faultOf = ({ name, version, identifier, text }: Notice): string | null =>
  identifier === undefined
    ? `${name} ${version} names no licence`
    : !accepted.has(identifier)
      ? `${name} ${version} is under ${identifier}, which is not accepted`
      : text === ''
        ? `${name} ${version} comes without the text of its licence`
        : null;

const INTRODUCTION = `This app contains work of others, under the licences that follow.
`;

const LINE = '-'.repeat(80);
const written = ({ name, version, identifier, text }: Notice): string =>
  `${LINE}\n${[name, version, `(${identifier})`].filter(Boolean).join(' ')}\n${LINE}\n\n${text}\n`;

/**
 * Writes the licences of everything that is bundled in `client`, and of `more` files that are served beside it, by name,
 * and removes the lists that they were made of. Answers how many. Throws, naming it, for what has no accepted licence with its text.
 */
export function writeNotices(client: string, more: readonly string[] = []): number {
  const read = <T>(file: string, schema: z.ZodType<T>): T =>
    schema.parse(JSON.parse(readFileSync(join(client, file), 'utf8')));
  const files = [...read(BUNDLED_FILES, z.array(z.string())), ...more];
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  const cut = new Set(
    files.filter((file) => packageFolder(file) === null && isFont(file)).map((file) => dirname(file)),
  );
  const notices = [...[...folders].map(noticeOfPackage), ...[...cut].map(noticeOfFonts)];
  const known = new Set(notices.map(({ name, version }) => `${name} ${version}`));
  const faults = [
    ...notices.flatMap((notice) => faultOf(notice) ?? []),
    ...read(VITES_LIST, VitesList)
      .map(({ name, version }) => `${name} ${version}`)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is bundled and stands in no notice`),
  ];
  if (faults.length > 0) throw new Error(`Licences of what is bundled:\n${faults.join('\n')}`);
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(join(client, NOTICES), `${INTRODUCTION}\n${sorted.map(written).join('\n')}`);
  for (const list of [BUNDLED_FILES, VITES_LIST]) rmSync(join(client, list));
  return notices.length;
}
