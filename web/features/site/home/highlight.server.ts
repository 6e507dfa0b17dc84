import { javascriptLanguage } from '@codemirror/lang-javascript';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import type { Line, TokenKind } from './model.ts';

const kind = (tag: (typeof tags)[keyof typeof tags], token: TokenKind) => ({ tag, class: token }) as never;

const highlighter = tagHighlighter([
  kind(tags.keyword, 'keyword'),
  kind(tags.controlKeyword, 'keyword'),
  kind(tags.moduleKeyword, 'keyword'),
  kind(tags.definitionKeyword, 'keyword'),
  kind(tags.self, 'keyword'),
  kind(tags.string, 'string'),
  kind(tags.special(tags.string), 'string'),
  kind(tags.number, 'number'),
  kind(tags.comment, 'comment'),
  kind(tags.className, 'name'),
  kind(tags.function(tags.variableName), 'name'),
  kind(tags.function(tags.propertyName), 'name'),
]);

/** A JavaScript source as coloured lines: while the app is built, so that no highlighter reaches the page. */
export function highlight(source: string): Line[] {
  const lines: Line[] = [[]];
  highlightCode(
    source,
    javascriptLanguage.parser.parse(source),
    highlighter,
    (text, classes) => lines.at(-1)?.push([(classes.split(' ')[0] || 'plain') as TokenKind, text]),
    () => lines.push([]),
  );
  return lines;
}
