import { VisuallyHidden } from '@mantine/core';
import { counted } from '../../../../../platform/format/plurals.ts';
import { cluster, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { diffBlocks, type DiffLine, diffLines } from '../line-diff.ts';
import classes from './code-diff.module.css';

/** Equal lines that are shown around a difference. */
const CONTEXT = 3;
/** The most that is shown at once, in px. */
const HEIGHT = 520;

const signs = { same: ' ', removed: '−', added: '+' } as const;

/** What changed between two codes, line by line: a sign and a word, not colour alone. */
export function CodeDiff({ older, newer }: { older: string; newer: string }) {
  const lines = diffLines(older, newer);
  const added = lines.filter(({ kind }) => kind === 'added').length;
  const removed = lines.filter(({ kind }) => kind === 'removed').length;
  if (added + removed === 0) return <p className={text('quiet')}>Both submissions have the same code.</p>;
  return (
    <>
      <p className={`${cluster([1, 5], { align: 'stretch' })} ${text('small', 'strong')}`} role="status">
        <span className={text('good')}>{`${counted(added, 'line')} added`}</span>
        <span className={text('bad')}>{`${counted(removed, 'line')} removed`}</span>
      </p>
      <ScrollBox label="Differences" maxHeight={HEIGHT} className={classes.box}>
        <ol className={classes.lines}>
          {diffBlocks(lines, CONTEXT).map((block, index) =>
            'skipped' in block ? (
              <li className={classes.skipped} key={index}>
                {counted(block.skipped, 'unchanged line')}
              </li>
            ) : (
              block.lines.map((line) => <Line key={`${line.older}.${line.newer}`} line={line} />)
            ),
          )}
        </ol>
      </ScrollBox>
    </>
  );
}

function Line({ line: { kind, text, older, newer } }: { line: DiffLine }) {
  return (
    <li className={classes.line} data-kind={kind}>
      <span className={classes.number} aria-hidden="true">
        {newer ?? older}
      </span>
      <span className={classes.sign} aria-hidden="true">
        {signs[kind]}
      </span>
      <code className={classes.text}>
        {kind !== 'same' && <VisuallyHidden>{kind === 'added' ? 'Added: ' : 'Removed: '}</VisuallyHidden>}
        {text}
      </code>
    </li>
  );
}
