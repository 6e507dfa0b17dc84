import { expect, it } from 'vitest';
import { markdownOfHtml } from './html-text.ts';
import { markdownOfLatex } from './latex-text.ts';

it.each<[string, string]>([
  ['\\problemname{Sum}\nAdd $a$. % not this\nThen 5\\% more', '# Sum\n\nAdd $a$. \nThen 5% more'],
  [
    '\\section*{Input}\n\\begin{itemize}\n\\item one\n\\item \\textbf{two \\emph{three}}\n\\end{itemize}',
    '## Input\n\n- one\n- **two *three***',
  ],
  ['$\\textbf{x}$ and \\(y\\) and \\[z\\]', '$\\textbf{x}$ and $y$ and $$z$$'],
  ["\\unknown{x} ``said'' 1--2", '\\unknown{x} "said" 1–2'],
  ['a lone $ stays', 'a lone $ stays'],
])('LaTeX %j', (latex, markdown) => {
  expect(markdownOfLatex(latex)).toBe(markdown);
});

it.each<[string, string]>([
  ['<p>Add <b>a</b> and <i>b</i>.</p><p>1 &lt; 2 &#8804; x&#x33;</p>', 'Add **a** and *b*.\n\n1 < 2 ≤ x3'],
  ['<h2 class="x">Input</h2><ul><li>one</li><li>two</li></ul>', '## Input\n\n- one\n- two'],
  ['<pre>1 2</pre><img src="x"><script>alert(1)</script>end<!-- no -->', '```\n1 2\n```\n\nend'],
  ['10<sup>5</sup> &unknown; &#0;', '10^5 &unknown; \uFFFD'],
])('HTML %j', (html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown);
});
