import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { card, row, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { LANGUAGE_NAMES } from '../copy.ts';
import { highlightLines, plainLines } from '../highlight.ts';
import classes from './code-listing.module.css';

/** The most that is shown at once, in px. */
const HEIGHT = 620;

/**
 * Code to be read: coloured as in the editor once its grammar is there, with line numbers that are not copied. Of a
 * whole program only what its author wrote, until one asks for the rest.
 */
export function CodeListing({ code: sent, language }: { code: string; language: PracticeLanguage }) {
  const { own, rest } = withoutHarness(sent, language);
  const [whole, setWhole] = useState(false);
  const code = whole ? sent : own;
  const highlighted = useQuery({
    queryKey: ['highlighted', language, code],
    queryFn: () => highlightLines(code, language),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const lines = highlighted.data ?? plainLines(code);
  return (
    <section className={`${card('lifted')} ${classes.panel}`} aria-labelledby="submitted-code">
      <div className={`${row(3)} ${classes.head}`}>
        <h2 className={text('section')} id="submitted-code">
          Code
        </h2>
        <span className={`${text('quiet', 'small')} ${classes.language}`}>{LANGUAGE_NAMES[language]}</span>
        {rest !== '' && (
          <button className={classes.whole} type="button" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            Whole program
          </button>
        )}
        <CopyButton text={code} label="Copy the code" />
      </div>
      <ScrollBox label="Code" maxHeight={HEIGHT} className={classes.box}>
        <pre className={classes.code}>
          <code>
            {lines.map((pieces, index) => (
              <span className={classes.line} key={index}>
                {pieces.map(({ text, shade }, place) => (
                  <span className={shade ? classes[shade] : undefined} key={place}>
                    {text}
                  </span>
                ))}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </ScrollBox>
    </section>
  );
}
