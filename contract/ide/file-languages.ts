import { ideLanguages } from '../execution/languages.ts';

/** What a file is written in where nothing runs it. */
export const PLAIN = 'plaintext';

/** By extension: the ten of the specification, then what is read and not run, then the best known one of the catalogue. */
const byExtension: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ideLanguages.map(({ language, file }) => [file.slice(file.lastIndexOf('.') + 1), language])),
  cc: 'cpp', cxx: 'cpp', hpp: 'cpp', hh: 'cpp', h: 'c', mjs: 'javascript', cjs: 'javascript', jsx: 'javascript',
  mts: 'typescript', tsx: 'typescript', pyw: 'python', csx: 'csharp',
  html: 'html', htm: 'html', svg: 'html', xml: 'xml', css: 'css', json: 'json', md: 'markdown', markdown: 'markdown',
  yaml: 'yaml', yml: 'yaml', toml: 'toml', ini: 'properties', properties: 'properties', csv: 'csv',
  adb: 'ada', a68: 'algol68', dats: 'ats', awk: 'awk', sh: 'bash', bash: 'bash', bas: 'basic', bsh: 'beanshell',
  bf: 'brainfuck', clj: 'clojure', clp: 'clips', cob: 'cobol', coffee: 'coffeescript', cr: 'crystal', csh: 'tcsh',
  d: 'd', el: 'emacs-lisp', elv: 'elvish', erl: 'erlang', exs: 'elixir', ex: 'elixir', f: 'fortran77', f90: 'fortran',
  fish: 'fish', fs: 'forth', gp: 'pari-gp', groovy: 'groovy', hs: 'haskell', hx: 'haxe', i: 'yorick', icn: 'icon',
  jq: 'jq', ksh: 'ksh', kt: 'kotlin', l: 'picolisp', lisp: 'sbcl', ls: 'livescript', lsp: 'newlisp', lua: 'lua',
  m: 'octave', m4: 'm4', ml: 'ocaml', mm: 'objective-c++', mod: 'modula2', nim: 'nim', pas: 'pascal', php: 'php',
  pike: 'pike', pl: 'perl', pro: 'gdl', ps: 'postscript', r: 'r', raku: 'raku', rc: 'rc', rexx: 'rexx',
  rkt: 'racket', s: 'gas', asm: 'nasm', scala: 'scala', sce: 'scilab', scm: 'guile', sed: 'sed', sl: 'slang',
  sml: 'sml', sql: 'sqlite3', ss: 'chez', tcl: 'tcl', v: 'verilog', vala: 'vala', vhdl: 'vhdl', vim: 'vimscript',
  xsh: 'xonsh', zsh: 'zsh', '5c': 'nickle',
};

/** The language that a file's name tells; an extension that nobody knows gives plaintext. */
export function languageOfName(name: string): string {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const dot = base.lastIndexOf('.');
  return (dot > 0 && byExtension[base.slice(dot + 1).toLowerCase()]) || PLAIN;
}
