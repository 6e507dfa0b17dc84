import { expect, test } from 'vitest';
import { highlight, highlightedHtml } from './highlight.server.ts';

const textOf = (html: string): string => {
  const box = document.createElement('pre');
  box.innerHTML = html;
  return box.textContent ?? '';
};

test('a source is the same text in colours, whatever stands in it', () => {
  for (const [language, source] of [
    ['jsx', 'export default function Bus({ to }) {\n  return <b title="&lt;">{to} & {"</b>"}</b>;\n}'],
    ['python', '# <script>\nprint("a < b")\n'],
    ['text', 'a < b && c'],
  ] as const) {
    expect(textOf(highlightedHtml(source, language))).toBe(source);
    expect(highlightedHtml(source, language)).not.toContain('<script>');
  }
});

test('words of a language have their kinds; what we have no colours for is plain', () => {
  expect(highlight('const tag = <li>7</li>;', 'jsx')[0]).toEqual(
    expect.arrayContaining([
      ['keyword', 'const'],
      ['name', 'li'],
    ]),
  );
  expect(highlight('def area(): return 7', 'python')[0]).toEqual(
    expect.arrayContaining([
      ['keyword', 'def'],
      ['number', '7'],
    ]),
  );
  expect(highlightedHtml('if x', 'cobol')).toBe('if x');
});
