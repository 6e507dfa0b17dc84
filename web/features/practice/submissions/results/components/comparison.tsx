import type { TestResult } from '@devorbit/contract/practice/submissions.ts';
import type { ReactNode } from 'react';
import { stack, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { isComparable } from '../model.ts';
import { compareOutputs, type Segment, visibleBlanks } from '../output-diff.ts';
import classes from './comparison.module.css';

/** As high as a message box, in px. */
const HEIGHT = 160;

/** The first failing test: an example with its input and both outputs side by side, a secret test by name alone. */
export function Comparison({ test }: { test: TestResult }) {
  if (!isComparable(test)) {
    return (
      <p className={`${text('quiet', 'small')} ${classes.secret}`}>
        First failing test: <b>{test.name}</b>, {test.verdict}. Its input is hidden.
      </p>
    );
  }
  const { expected, got } = compareOutputs(test.expected, test.got);
  return (
    <section className={stack(2)} aria-labelledby="first-failing">
      <h3 className={classes.title} id="first-failing">
        First failing test: {test.name}
      </h3>
      {test.input !== undefined && (
        <Box label="Input">
          <code>{test.input.trim()}</code>
        </Box>
      )}
      <div className={classes.sides}>
        <Box label="Expected">
          <Output segments={expected} differing={classes.wanted} />
        </Box>
        <Box label="Got">
          <Output segments={got} differing={classes.wrong} />
        </Box>
      </div>
    </section>
  );
}

function Box({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.box}>
      <p className={text('quiet', 'fine')}>{label}</p>
      <ScrollBox label={label} maxHeight={HEIGHT}>
        <pre className={classes.text}>{children}</pre>
      </ScrollBox>
    </div>
  );
}

function Output({ segments, differing }: { segments: readonly Segment[]; differing: string | undefined }) {
  if (segments.length === 0) return <span className={`${text('faint')} ${classes.nothing}`}>no output</span>;
  return segments.map(({ text, same }, index) =>
    same ? (
      <span key={index}>{text}</span>
    ) : (
      <mark className={differing} key={index}>
        {visibleBlanks(text)}
      </mark>
    ),
  );
}
