import { expect, it } from 'vitest';
import { plainHtml } from './hover-html.ts';

it('keeps what shows text, and its colours', () => {
  const html =
    '<p>one <code>two</code></p><pre><code><span class="ͼ1a tok-x">three</span></code></pre><ul><li>four</li></ul>';
  expect(plainHtml(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<img src="https://example.org/x" onerror="alert(1)">a', 'a'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="https://example.org">a</a>', 'a'],
  ['<p onclick="alert(1)" style="position:fixed" id="x">a</p>', '<p>a</p>'],
  ['<h1>a</h1>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<object data="x"><embed src="x"></object>a', 'a'],
  ['<form action="/x"><button>a</button></form>', 'a'],
  ['<span class="x&quot; onclick=1">a</span>', '<span>a</span>'],
  ['a &lt;b&gt; &amp;', 'a &lt;b&gt; &amp;'],
])('of %s it keeps %s', (html, kept) => {
  expect(plainHtml(html)).toBe(kept);
});

it('does not follow what has no end', () => {
  expect(plainHtml('<p>a</p>'.repeat(50_000)).length).toBeLessThan(20_000);
});
