import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { card, row, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { LANGUAGE_NAMES } from '../copy.ts';
import { highlightLines, plainLines } from '../highlight.ts';
import classes from './code-listing.module.css';

/** The most that is shown at once, in px. */
const HEIGHT = 620;

/** Code to be read: coloured as in the editor once its grammar is there, with line numbers that are not copied. */
export function CodeListing({ code, language }: { code: string; language: PracticeLanguage }) {
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
