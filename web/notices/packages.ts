import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** Something of others that the app brings along. */
export type Notice = {
  name: string;
  version: string;
  /** Its licence as SPDX names it. */
  identifier?: string | undefined;
  /** The text of its licence, with the notices that come with it. */
  text: string;
};

const PackageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.unknown().optional(),
});
const readPackage = (folder: string): z.infer<typeof PackageJson> =>
  PackageJson.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The folder of the package that a file belongs to; null for a file of ours. */
export const packageFolder = (file: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? null;

const fileOf = (folder: string, name: RegExp): string | undefined =>
  readdirSync(folder).find((file) => name.test(file));

/** Packages that come without the text of their licence, and whose is the same: that of the same author. */
const sameAs: Record<string, string> = {
  'react-remove-scroll-bar': 'react-remove-scroll',
  'is-reference': 'magic-string',
  'locate-character': 'magic-string',
};

/** Packages that name their licence in words: what it is, and the text that they only lead to. */
const inWords: Record<string, { identifier: string; file: string }> = {
  '@digitalbazaar/credentials-context': {
    identifier: 'BSD-3-Clause AND W3C-20150513',
    file: join(import.meta.dirname, 'w3c-20150513.txt'),
  },
};

/** Packages with a program of others compiled into them, of whose licence they say nothing. */
const compiledIn: Record<string, string> = {
  '@wasm-fmt/clang-format': 'llvm.txt',
  '@wasm-fmt/gofmt': 'go.txt',
  '@wasm-fmt/ruff_fmt': 'ruff.txt',
};

/** The licence of the package in `folder`, and what it says of the parts that it holds itself; '' where it has no text. */
function textOf(folder: string): string {
  const { name, author } = readPackage(folder);
  const other = sameAs[name];
  if (other !== undefined) {
    const lender = join(dirname(folder), other);
    return JSON.stringify(readPackage(lender).author) === JSON.stringify(author) ? textOf(lender) : '';
  }
  const licence = fileOf(folder, /^(licen[cs]e|copying)/i);
  if (licence === undefined) return '';
  return [licence, fileOf(folder, /^(notice|thirdpartynotices)/i)]
    .flatMap((file) => (file === undefined ? [] : [readFileSync(join(folder, file), 'utf8').trim()]))
    .join('\n\n');
}

export function noticeOfPackage(folder: string): Notice {
  const { name, version, license } = readPackage(folder);
  const said = inWords[name];
  const inside = compiledIn[name];
  if (said === undefined) {
    const own = textOf(folder);
    const text =
      inside === undefined ? own : `${own}\n\n${readFileSync(join(import.meta.dirname, inside), 'utf8').trim()}`;
    return { name, version, identifier: license, text };
  }
  const text = [textOf(folder), readFileSync(said.file, 'utf8').trim()].join('\n\n');
  return { name, version, identifier: said.identifier, text };
}

/** Of the typefaces in a folder of ours: cut from those of others, whose licence stands beside them. */
export function noticeOfFonts(folder: string): Notice {
  const licence = join(folder, 'LICENSE.txt');
  const text = existsSync(licence) ? readFileSync(licence, 'utf8').trim() : '';
  const identifier = text.includes('SIL OPEN FONT LICENSE Version 1.1') ? 'OFL-1.1' : undefined;
  return { name: `Fonts in ${basename(folder)}`, version: '', identifier, text };
}
