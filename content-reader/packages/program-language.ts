/** Catalogue language by file extension (the format's languages table, and what of ours it does not name). */
const languages: Record<string, string> = {
  adb: 'ada',
  ads: 'ada',
  a68: 'algol68',
  sh: 'bash',
  c: 'c',
  cob: 'cobol',
  cc: 'c++',
  cpp: 'c++',
  cxx: 'c++',
  'c++': 'c++',
  C: 'c++',
  cr: 'crystal',
  cs: 'csharp',
  d: 'd',
  ex: 'elixir',
  erl: 'erlang',
  fth: 'forth',
  '4th': 'forth',
  forth: 'forth',
  frt: 'forth',
  f90: 'fortran',
  go: 'go',
  hs: 'haskell',
  java: 'java',
  js: 'javascript',
  kt: 'kotlin',
  lisp: 'sbcl',
  cl: 'sbcl',
  lua: 'lua',
  mod: 'modula2',
  def: 'modula2',
  nim: 'nim',
  m: 'objective-c',
  ml: 'ocaml',
  pas: 'pascal',
  pm: 'perl',
  php: 'php',
  pl: 'prolog',
  py: 'python',
  py3: 'python',
  rkt: 'racket',
  rb: 'ruby',
  rs: 'rust',
  scala: 'scala',
  ts: 'typescript',
};

/** Catalogue language by the code of the format's languages table, where the two differ. */
const codes: Record<string, string> = {
  cpp: 'c++',
  lisp: 'sbcl',
  objectivec: 'objective-c',
  python3: 'python',
};

/** Extensions, longest names of a language first, for what is written. */
const written: Record<string, string> = { sbcl: 'lisp', 'c++': 'cpp', python: 'py', perl: 'pl', java: 'java' };

const extensionOf = (file: string): string => (file.includes('.') ? file.slice(file.lastIndexOf('.') + 1) : '');

/** The catalogue's name of a file's language; undefined where its extension names none. Python 2 is none of ours. */
export function languageOfFile(file: string, text: string): string | undefined {
  const extension = extensionOf(file);
  if (extension === 'py' && /^#!.*python2/.test(text)) return undefined;
  return Object.hasOwn(languages, extension) ? languages[extension] : undefined;
}

export const languageOfCode = (code: string): string => (Object.hasOwn(codes, code) ? (codes[code] ?? code) : code);

/** The code of the format's languages table for a language of the catalogue. */
export const codeOfLanguage = (language: string): string =>
  Object.entries(codes).find(([, ours]) => ours === language)?.[0] ?? language;

/** Whether the file's own extension already tells its language. */
export const tellsLanguage = (file: string, language: string): boolean => languages[extensionOf(file)] === language;

/** An extension that tells the language. */
export const extensionFor = (language: string): string | undefined =>
  written[language] ?? Object.entries(languages).find(([, ours]) => ours === language)?.[0];
