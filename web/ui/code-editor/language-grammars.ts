import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { grammars } from './grammars.ts';

const legacy = async (parser: Promise<StreamParser<unknown>>): Promise<Extension> =>
  StreamLanguage.define(await parser);

/** Further grammars by the name of a language, each fetched when it is first used. */
const others: Readonly<Record<string, () => Promise<Extension>>> = {
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  c: grammars.cpp,
  'objective-c': () => legacy(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode.objectiveC)),
  'objective-c++': () => legacy(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode.objectiveCpp)),
  csharp: () => legacy(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode.csharp)),
  kotlin: () => legacy(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode.kotlin)),
  scala: () => legacy(import('@codemirror/legacy-modes/mode/clike').then((mode) => mode.scala)),
  go: async () => (await import('@codemirror/lang-go')).go(),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
  ruby: () => legacy(import('@codemirror/legacy-modes/mode/ruby').then((mode) => mode.ruby)),
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  sqlite3: async () => {
    const { sql, SQLite } = await import('@codemirror/lang-sql');
    return sql({ dialect: SQLite });
  },
  xml: () => legacy(import('@codemirror/legacy-modes/mode/xml').then((mode) => mode.xml)),
  yaml: () => legacy(import('@codemirror/legacy-modes/mode/yaml').then((mode) => mode.yaml)),
  toml: () => legacy(import('@codemirror/legacy-modes/mode/toml').then((mode) => mode.toml)),
  properties: () => legacy(import('@codemirror/legacy-modes/mode/properties').then((mode) => mode.properties)),
  bash: () => legacy(import('@codemirror/legacy-modes/mode/shell').then((mode) => mode.shell)),
  lua: () => legacy(import('@codemirror/legacy-modes/mode/lua').then((mode) => mode.lua)),
  perl: () => legacy(import('@codemirror/legacy-modes/mode/perl').then((mode) => mode.perl)),
  haskell: () => legacy(import('@codemirror/legacy-modes/mode/haskell').then((mode) => mode.haskell)),
  r: () => legacy(import('@codemirror/legacy-modes/mode/r').then((mode) => mode.r)),
  pascal: () => legacy(import('@codemirror/legacy-modes/mode/pascal').then((mode) => mode.pascal)),
  fortran: () => legacy(import('@codemirror/legacy-modes/mode/fortran').then((mode) => mode.fortran)),
  clojure: () => legacy(import('@codemirror/legacy-modes/mode/clojure').then((mode) => mode.clojure)),
  erlang: () => legacy(import('@codemirror/legacy-modes/mode/erlang').then((mode) => mode.erlang)),
  sbcl: () => legacy(import('@codemirror/legacy-modes/mode/commonlisp').then((mode) => mode.commonLisp)),
  guile: () => legacy(import('@codemirror/legacy-modes/mode/scheme').then((mode) => mode.scheme)),
  racket: () => legacy(import('@codemirror/legacy-modes/mode/scheme').then((mode) => mode.scheme)),
  tcl: () => legacy(import('@codemirror/legacy-modes/mode/tcl').then((mode) => mode.tcl)),
  crystal: () => legacy(import('@codemirror/legacy-modes/mode/crystal').then((mode) => mode.crystal)),
  d: () => legacy(import('@codemirror/legacy-modes/mode/d').then((mode) => mode.d)),
  groovy: () => legacy(import('@codemirror/legacy-modes/mode/groovy').then((mode) => mode.groovy)),
  cobol: () => legacy(import('@codemirror/legacy-modes/mode/cobol').then((mode) => mode.cobol)),
  coffeescript: () => legacy(import('@codemirror/legacy-modes/mode/coffeescript').then((mode) => mode.coffeeScript)),
  ocaml: () => legacy(import('@codemirror/legacy-modes/mode/mllike').then((mode) => mode.oCaml)),
  octave: () => legacy(import('@codemirror/legacy-modes/mode/octave').then((mode) => mode.octave)),
  brainfuck: () => legacy(import('@codemirror/legacy-modes/mode/brainfuck').then((mode) => mode.brainfuck)),
};

/** The grammar of a language by its name; none where nobody has written one. */
export const grammarOf = (language: string): Promise<Extension> | Extension =>
  (grammars as Readonly<Record<string, () => Promise<Extension>>>)[language]?.() ?? others[language]?.() ?? [];
