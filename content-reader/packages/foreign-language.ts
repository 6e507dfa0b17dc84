import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { languageOfFile } from './program-language.ts';

/** What other judges call a language, by the beginning of the name; the first that fits counts. */
const named: [name: RegExp, language: string | null][] = [
  [/^(python[. ]?2|py\.?py2|py2|python\.pypy2|pypy2)/, null],
  [/pypy/, 'pypy'],
  [/^(python|py)/, 'python'],
  [/^(c\+\+|cpp|cc|g\+\+|clang\+\+|gnu c\+\+|gnu g\+\+)/, 'c++'],
  [/^(c|gcc|clang|gnu c|c\..*|c\d+)$/, 'c'],
  [/^(c#|csharp|cs$|mono)/, 'csharp'],
  [/^(javascript|js|node)/, 'javascript'],
  [/^java/, 'java'],
  [/^(typescript|ts$)/, 'typescript'],
  [/^(go|golang)/, 'go'],
  [/^(pas|pascal|fpc|free ?pascal|delphi)/, 'pascal'],
  [/^(kotlin|kt)/, 'kotlin'],
  [/^(rust|rs)/, 'rust'],
  [/^(ruby|rb)/, 'ruby'],
  [/^(haskell|hs)/, 'haskell'],
  [/^(ocaml|ml)/, 'ocaml'],
  [/^(bash|sh)$/, 'bash'],
  [/^(scala|perl|php|lua|fortran|d)(\W|\d|$)/, ''],
];

/** The catalogue's language for another judge's word (`cpp.g++17`, `Golang`); undefined where it is none of ours. */
export function languageOfName(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  const found = named.find(([pattern]) => pattern.test(word));
  if (!found) return undefined;
  const [pattern, language] = found;
  return language === '' ? pattern.exec(word)?.[1] : (language ?? undefined);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).slice(-100);

/** A program of one source; its language is the one that is named, or else the one that its extension tells. */
export function programOf(path: string, text: string, named?: string): JudgeProgram {
  const name = nameOf(path);
  const language =
    (named === undefined ? undefined : languageOfName(named)) ??
    languageOfFile(name, text) ??
    /\.[^.]*$/.exec(name)?.[0] ??
    name;
  return { language: language.slice(0, 40), files: [{ name, text }] };
}
