/** Commands that mark the text in their braces, as Markdown does it. */
const marks: Record<string, string> = {
  textbf: '**',
  bf: '**',
  emph: '*',
  textit: '*',
  it: '*',
  texttt: '`',
  t: '`',
  tt: '`',
  underline: '',
  textsc: '',
  mbox: '',
  text: '',
};

const headings: Record<string, string> = { section: '##', subsection: '###', subsubsection: '####', problemname: '#' };

/** Formulas, which stay as they are: `$…$` and `$$…$$`. */
const FORMULA = /\$\$[^$]*\$\$|\$[^$\n]*(?:\n[^$\n]+)*\$/g;

function plain(text: string): string {
  let done = text
    .replace(/\\begin\{(?:verbatim|lstlisting)\}/g, '\n```\n')
    .replace(/\\end\{(?:verbatim|lstlisting)\}/g, '\n```\n')
    .replace(/\\(?:begin|end)\{[^{}\n]*\}(?:\{[^{}\n]*\})*/g, '\n')
    .replace(/^[ \t]*\\item[ \t]*/gm, '- ')
    .replace(/\\(?:href)\{([^{}\n]*)\}\{([^{}\n]*)\}/g, '[$2]($1)')
    .replace(/\\url\{([^{}\n]*)\}/g, '<$1>');
  // From the inside: each round takes the innermost braces off.
  for (let round = 0; round < 5; round++)
    done = done.replace(/\\([a-z]+)\*?\{([^{}]*)\}/g, (whole, command: string, inner: string) => {
      if (Object.hasOwn(headings, command))
        return inner.trim() === '' ? '' : `\n${headings[command]} ${inner.trim()}\n`;
      const mark = Object.hasOwn(marks, command) ? marks[command] : undefined;
      return mark === undefined ? whole : `${mark}${inner}${mark}`;
    });
  return done
    .replace(/\\(?:ldots|dots)\b(?:\{\})?/g, '…')
    .replace(/\\\\(?:\[[^\]\n]*\])?/g, '  \n')
    .replace(/\\([%&#_{}$])/g, '$1')
    .replace(/``|''/g, '"')
    .replace(/~/g, ' ')
    .replace(/---/g, '—')
    .replace(/--/g, '–');
}

/** LaTeX as Markdown, as far as a problem statement needs it: what it does not know stands as it was. */
export function markdownOfLatex(latex: string): string {
  const text = latex
    .replace(/(?<!\\)%.*$/gm, '')
    .replace(/\\\(|\\\)/g, '$')
    .replace(/\\\[|\\\]/g, '$$$$');
  const formulas = [...text.matchAll(FORMULA)].map(([formula]) => formula);
  const parts = text.split(FORMULA);
  return parts
    .map((part, at) => plain(part) + (formulas[at] ?? ''))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
