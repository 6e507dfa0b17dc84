import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';

/** What a piece of code is, as the page's code colours are named; null is plain text. */
export type Shade = 'keyword' | 'string' | 'number' | 'name' | 'comment' | 'quiet';
export type Piece = { text: string; shade: Shade | null };

const shades: readonly Shade[] = ['keyword', 'string', 'number', 'name', 'comment', 'quiet'];

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'number' },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.function(tags.definition(tags.variableName)),
      tags.annotation,
      tags.processingInstruction,
    ],
    class: 'name',
  },
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.operator, tags.punctuation, tags.bracket], class: 'quiet' },
]);

/** The parser of a language, fetched when it is first used. */
const parsers = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascriptLanguage.parser,
  python: async () => (await import('@codemirror/lang-python')).pythonLanguage.parser,
  java: async () => (await import('@codemirror/lang-java')).javaLanguage.parser,
  cpp: async () => (await import('@codemirror/lang-cpp')).cppLanguage.parser,
};

/** Code without a line end at its end, as lines. */
export const plainLines = (code: string): Piece[][] =>
  code
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((text) => [{ text, shade: null }]);

/** The same lines in coloured pieces. */
export async function highlightLines(code: string, language: PracticeLanguage): Promise<Piece[][]> {
  const text = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const tree = (await parsers[language]()).parse(text);
  const lines: Piece[][] = [[]];
  highlightCode(
    text,
    tree,
    highlighter,
    (piece, classes) => {
      lines.at(-1)?.push({ text: piece, shade: shades.find((shade) => classes.split(' ').includes(shade)) ?? null });
    },
    () => lines.push([]),
  );
  return lines;
}
