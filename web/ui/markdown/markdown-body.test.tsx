import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import MarkdownBody from './markdown-body.tsx';

const _html = (text: string) => renderToStaticMarkup(<MarkdownBody text={text} />);

describe('markdown by any author', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src=x onerror="alert(1)">'],
    ['a script link', '[x](javascript:alert(1))'],
    ['an encoded script link', '[x](java&#115;cript:alert(1))'],
    ['a data link', '[x](data:text/html,<b>x</b>)'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">x</p>'],
    ['a script image', '![x](javascript:alert(1))'],
    [
      'what an AI was talked into',
      'Return 1.\n\n<script>fetch("/api/users/me/")</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>',
    ],
  ])('runs nothing: %s', (_, text) => {
    const page = document.createElement('div');
    page.innerHTML = _html(text);
    expect(page.querySelectorAll('script, iframe, style, object, embed')).toHaveLength(0);
    for (const element of page.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$/);
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(javascript|data):/i);
      }
  });

  test('is rendered: emphasis, code, lists and tables', () => {
    const html = _html('**b** `c`\n\n- one\n\n| a |\n|---|\n| 1 |\n\n~~d~~');
    for (const part of ['<strong>b</strong>', '<code>c</code>', '<li>one</li>', '<td>1</td>', '<del>d</del>'])
      expect(html).toContain(part);
  });

  test('has its headings below those of the page', () => {
    expect(_html('# A\n\n## B\n\n### C')).toContain('<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>');
  });

  test('opens foreign links elsewhere, without a reference to us', () => {
    expect(_html('[x](https://example.org)')).toContain(
      '<a href="https://example.org" target="_blank" rel="noopener nofollow ugc">x</a>',
    );
    expect(_html('[x](/problems/1)')).toContain('<a href="/problems/1">x</a>');
  });

  test('names what a screen reader could not', () => {
    expect(_html('- [x] done\n- [ ] open')).toMatch(/aria-label="Done"[\s\S]*aria-label="Open"/);
  });

  test('out of a file of others has no pictures, and links only to elsewhere', () => {
    const html = renderToStaticMarkup(
      <MarkdownBody
        apart
        text={'![a plot](https://example.org/p.png) ![in](p.png) [x](docs/x.md) [y](#y) [z](https://example.org)'}
      />,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '<span>a plot</span> <span>in</span> <span>x</span> <span>y</span> <a href="https://example.org"',
    );
  });
});
