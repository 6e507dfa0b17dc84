import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { megabytesText, secondsText } from '../../../../../platform/format/sizes.ts';
import { cluster, figures, grid, stack, tag as tagClass, text } from '../../../../../ui/layout.ts';
import { Markdown, MarkdownSkeleton } from '../../../../../ui/markdown/markdown.tsx';
import { HIDDEN, NOT_TRIED, PDF_FAILED } from '../../copy.ts';
import { hardnessText, licenceOf, percentText } from '../../model.ts';
import { PrintedValues } from '../../printing/components/printed-values.tsx';
import { ExampleBlock } from './example-block.tsx';
import classes from './statement-pane.module.css';

/** Few statements are a PDF; what shows them is fetched for those. */
const StatementPdf = lazy(async () => {
  try {
    return { default: (await import('./statement-pdf.tsx')).StatementPdf };
  } catch (error) {
    globalThis.reportError(error);
    return { default: PdfUnloaded };
  }
});

const PdfUnloaded = () => <p role="alert">{PDF_FAILED}</p>;

/** What a problem asks for, its figures and, below them, what helps. */
export function StatementPane({ problem, help }: { problem: ProblemDetail; help: ReactNode }) {
  const facts = [
    ['Attempts', numberText(problem.attempts)],
    ['Solves', numberText(problem.solves)],
    ['Success rate', percentText(problem.success_rate), problem.attempts === 0 && NOT_TRIED],
    ['Hardness score', problem.hardness_score === null ? '–' : `${hardnessText(problem.hardness_score)}/10`],
    ['Time limit', secondsText(problem.time_limit_ms)],
    ['Memory limit', megabytesText(problem.memory_limit_kb)],
  ] as const;
  const licence = licenceOf(problem);
  return (
    <div className={`${stack(6)} ${classes.pane}`}>
      {problem.hidden && (
        <p role="note">
          <strong>{HIDDEN}</strong>
        </p>
      )}
      <Markdown text={problem.statement} leads />
      {problem.statement_pdf !== undefined && (
        <Suspense fallback={<MarkdownSkeleton leads />}>
          <StatementPdf
            id={problem.id}
            digest={problem.statement_pdf}
            title={problem.title}
            isPublic={problem.hidden === undefined}
          />
        </Suspense>
      )}
      {problem.examples.length > 0 && (
        <section className={stack(3)} aria-labelledby="examples">
          <h2 className={text('section')} id="examples">
            Examples
          </h2>
          {problem.examples.map((example, index) => (
            <ExampleBlock key={index} example={example} number={index + 1} />
          ))}
          <PrintedValues signature={problem.signature} />
        </section>
      )}
      {problem.constraints.length > 0 && (
        <section className={stack(3)} aria-labelledby="constraints">
          <h2 className={text('section')} id="constraints">
            Constraints
          </h2>
          <ul className={`${stack(1)} ${text('breaking')} ${classes.constraints}`}>
            {problem.constraints.map((constraint) => (
              <li key={constraint}>{constraint}</li>
            ))}
          </ul>
        </section>
      )}
      {problem.tags.length > 0 && (
        <section className={stack(3)} aria-labelledby="tags">
          <h2 className={text('section')} id="tags">
            Tags
          </h2>
          <ul className={cluster(2)}>
            {problem.tags.map((tag) => (
              <li className={tagClass} key={tag}>
                {tag}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={`${grid(4)} ${figures} ${classes.figures}`}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && <dd className={`${text('quiet', 'fine')} ${classes.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
      {licence && (
        <p className={text('quiet', 'fine')}>
          By {licence.owner}, licensed under{' '}
          <a href={licence.url} rel="license external">
            {licence.label}
          </a>
          .
        </p>
      )}
      {help}
    </div>
  );
}
