/** Text blocks, strings, characters and comments: what may hold words and braces that are not code. Unclosed ones end with their line or the source, so that the search stays linear. */
const NOT_CODE =
  /"""(?:\\[\s\S]?|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
/** An identifier of Java, in letters of any language. */
const IDENTIFIER = String.raw`[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}\p{Cf}]*`;
const TOKEN = new RegExp(`${IDENTIFIER}|[{}();]`, 'gu');
const TYPE_WORDS = new Set(['class', 'interface', 'enum', 'record']);
const WORD = new RegExp(`^${IDENTIFIER}$`, 'u');
/** What may name a file, with the ending of its class: in bytes, a name has at most 255. */
const LONGEST_NAME = 240;
const namesFile = (word: string): boolean =>
  word.length <= 100 && Buffer.byteLength(word) <= LONGEST_NAME && WORD.test(word);

type Type = { name: string; isPublic: boolean; hasMain: boolean };

/** The package and the top-level types of a source. */
function readTypes(source: string): { folder: string[]; types: Type[] } {
  const tokens = source.replace(NOT_CODE, ' ').match(TOKEN) ?? [];
  const types: Type[] = [];
  const folder: string[] = [];
  let depth = 0;
  /** Words since the last brace or semicolon, and whether two of them are among these. */
  let words: string[] = [];
  let isPublic = false;
  let isStatic = false;
  for (const [at, token] of tokens.entries()) {
    if (token === '{' || token === '}' || token === ';') {
      if (token === ';' && depth === 0 && words[0] === 'package') folder.push(...words.slice(1));
      depth += token === '{' ? 1 : token === '}' ? -1 : 0;
      words = [];
      isPublic = isStatic = false;
      continue;
    }
    const next = tokens[at + 1];
    if (depth === 0 && TYPE_WORDS.has(token) && next && namesFile(next))
      types.push({ name: next, isPublic, hasMain: false });
    if (depth === 1 && token === 'main' && next === '(' && words.at(-1) === 'void' && isStatic) {
      const type = types.at(-1);
      if (type) type.hasMain = true;
    }
    words.push(token);
    isPublic ||= token === 'public';
    isStatic ||= token === 'static';
  }
  return { folder, types };
}

/**
 * The file that a Java source must stand in (it takes the name of its public class), and the class to run:
 * the one with a main method, the public one first.
 */
export function javaTypes(source: string): { file: string; main: string } {
  const { folder, types } = readTypes(source);
  const publicType = types.find(({ isPublic }) => isPublic);
  const runnable = types.filter(({ hasMain }) => hasMain);
  const main = (runnable.find(({ isPublic }) => isPublic) ?? runnable[0] ?? publicType ?? types[0])?.name ?? 'Main';
  return { file: `${publicType?.name ?? 'Main'}.java`, main: [...folder, main].join('.') };
}
