// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { MAX_CONSOLE_LINE, previewMessageOf, withPreviewScript } from '@devorbit/contract/ide/preview-page.ts';
import { expect, test } from 'vitest';
import { assembled, type ConsoleLine, firstPage, pagesOf, previewAddress, targetOf, withLine } from './model.ts';

const text = (name: string) => ({ name, kind: 'text' });

test('the pages of a project, and the one that is shown first', () => {
  const files = [
    text('b.html'),
    text('src/index.html'),
    text('a.HTM'),
    text('x.js'),
    { name: 'c.html', kind: 'folder' },
  ];
  const pages = pagesOf(files);
  expect(pages).toEqual(['src/index.html', 'a.HTM', 'b.html']);
  expect(pagesOf([...files, text('index.html')])[0]).toBe('index.html');
  expect([firstPage(pages, 'b.html'), firstPage(pages, 'x.js'), firstPage([], 'x.js')]).toEqual([
    'b.html',
    'src/index.html',
    null,
  ]);
  expect(previewAddress({ token: 't', origin: null }, 'a b/ü#?.html')).toBe('/preview/t/a%20b/%C3%BC%23%3F.html');
  expect(previewAddress({ token: 't', origin: 'https://p1.example.com' }, 'a.html')).toBe(
    'https://p1.example.com/preview/t/a.html',
  );
});

test('what an address means, from the page that has it', () => {
  expect(
    [
      '../a.css',
      './b%20c.js?x#y',
      '/d.png',
      'https://example.org/e',
      '//example.org/f',
      '#g',
      '',
      'data:,h',
      '../../../i',
      '%ff',
    ].map((address) => targetOf(address, 'src/deep/index.html')),
  ).toEqual(['src/a.css', 'src/deep/b c.js', 'd.png', null, null, null, null, null, 'i', null]);
});

test('messages of a page: those of the console and none else, no longer than they may be', () => {
  const line = { mark: 'devorbit-preview', type: 'line', level: 'log', text: 'x'.repeat(9_000) };
  expect(previewMessageOf(line)).toEqual({ type: 'line', level: 'log', text: 'x'.repeat(MAX_CONSOLE_LINE) });
  for (const odd of [
    null,
    1,
    'x',
    [],
    {},
    { ...line, mark: 'other' },
    { ...line, level: 'fatal' },
    { ...line, text: {} },
    { ...line, type: 'page' },
  ])
    expect(previewMessageOf(odd)).toBeNull();
});

test('the same line again is counted, and of many the last stay', () => {
  let lines: ConsoleLine[] = [];
  for (const said of ['a', 'a', 'b', 'a']) lines = withLine(lines, { level: 'log', text: said });
  expect(lines.map(({ text: said, count }) => [said, count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['a', 1],
  ]);
  for (let at = 0; at < 2_000; at++) lines = withLine(lines, { level: 'log', text: String(at) });
  expect([lines.length, lines.at(-1)?.text]).toEqual([500, '1999']);
});

test('the script stands behind what says how a page is read, on its line', () => {
  expect(withPreviewScript('<!DOCTYPE html>\n<p>', 'x')).toBe('<!DOCTYPE html><script>x</script>\n<p>');
  expect(withPreviewScript('<!-- a -->\n<!doctype html><p>', 'x')).toBe(
    '<!-- a -->\n<!doctype html><script>x</script><p>',
  );
  expect(withPreviewScript('<p>', 'x')).toBe('<script>x</script><p>');
  expect(withPreviewScript('', 'x')).toBe('<script>x</script>');
});

test('a page that is in the browser alone has in it what it loads of the project, and nothing else', () => {
  const files = [
    {
      name: 'src/index.html',
      content:
        '<!doctype html><base href="https://example.org/"><link rel="stylesheet" href="../style.css"><img src="dot.png"><img src="https://example.org/x.png"><script type="module" src="app.js"></script><script>var end = "</scr" + "ipt>";</script>',
    },
    { name: 'style.css', content: '@import "style.css"; p { background: url(src/dot.png) }' },
    {
      name: 'src/app.js',
      content: "import { a } from './lib.js';\nimport x from 'bare';\nawait import('../gone.js');",
    },
    { name: 'src/lib.js', content: 'export const a = "</script><script>alert(1)</script>";' },
    { name: 'src/dot.png', base64: 'iVBORw0KGgo=' },
    { name: 'folder' },
  ];
  const page = assembled(files, 'src/index.html') ?? '';
  expect(page).toMatch(/^<!doctype html><script>/);
  expect(page).not.toContain('<base');
  expect(page).toContain('href="data:text/css');
  expect(page).toContain('src="data:image/png;base64,iVBORw0KGgo="');
  expect(page).toContain('src="https://example.org/x.png"');
  const app = decodeURIComponent(/src="data:text\/javascript;charset=utf-8,([^"]+)"/.exec(page)?.[1] ?? '');
  expect(app).toContain("from 'project/src/lib.js'");
  expect(app).toContain("from 'bare'");
  expect(app).toContain("import('../gone.js')");
  // No text of a file ends a script of ours.
  expect(page).not.toContain('</script><script>alert');
  expect(assembled(files, 'gone.html')).toBeNull();
});

test('a script in a page that is in the browser alone keeps its lines and the page’s name; data stays as it is', () => {
  const content =
    '<!doctype html>\n<p>a()</p>\n<script>a()</script>\n<script type="application/json">\n{}</script><script>\n\nb();</script>\n<script type=module>import "./c.js"</script>';
  const page = assembled(
    [
      { name: 'my page.html', content },
      { name: 'c.js', content: '' },
    ],
    'my page.html',
  );
  const named = '\n//# sourceURL=my%20page.html</script>';
  expect(page).toContain(`<script>\n\na()${named}`);
  expect(page).toContain('<script type="application/json">\n{}</script>');
  expect(page).toContain(`<script>${'\n'.repeat(4)}\n\nb();${named}`);
  expect(page).toContain(`<script type="module">${'\n'.repeat(7)}import "project/c.js"${named}`);
});
