import { javascriptLanguage, jsxLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import type { Line, TokenKind } from './code-tokens.ts';

// While the app is built, so that no highlighter reaches a page.

const kind = (tag: (typeof tags)[keyof typeof tags], token: TokenKind) => ({ tag, class: token }) as never;

const highlighter = tagHighlighter([
  kind(tags.keyword, 'keyword'),
  kind(tags.controlKeyword, 'keyword'),
  kind(tags.moduleKeyword, 'keyword'),
  kind(tags.definitionKeyword, 'keyword'),
  kind(tags.operatorKeyword, 'keyword'),
  kind(tags.self, 'keyword'),
  kind(tags.string, 'string'),
  kind(tags.special(tags.string), 'string'),
  kind(tags.number, 'number'),
  kind(tags.bool, 'number'),
  kind(tags.null, 'number'),
  kind(tags.comment, 'comment'),
  kind(tags.className, 'name'),
  kind(tags.tagName, 'name'),
  kind(tags.function(tags.variableName), 'name'),
  kind(tags.function(tags.propertyName), 'name'),
]);

/** The languages of our texts, by the word at their code. */
const parsers = {
  js: javascriptLanguage.parser,
  jsx: jsxLanguage.parser,
  python: pythonLanguage.parser,
};
export type HighlightedLanguage = keyof typeof parsers;

export const isHighlighted = (language: string): language is HighlightedLanguage => Object.hasOwn(parsers, language);

/** A source as coloured lines. */
export function highlight(source: string, language: HighlightedLanguage = 'js'): Line[] {
  const lines: Line[] = [[]];
  highlightCode(
    source,
    parsers[language].parse(source),
    highlighter,
    (text, classes) => lines.at(-1)?.push([(classes.split(' ')[0] || 'plain') as TokenKind, text]),
    () => lines.push([]),
  );
  return lines;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A source as HTML for `code`; plain where we have no colours for its language. */
export const highlightedHtml = (source: string, language: string): string =>
  isHighlighted(language)
    ? highlight(source, language)
        .map((line) =>
          line
            .map(([token, text]) =>
              token === 'plain' ? escaped(text) : `<span class="c-${token}">${escaped(text)}</span>`,
            )
            .join(''),
        )
        .join('\n')
    : escaped(source);
