import type { RunResult, TestResult } from '@devorbit/contract/practice/submissions.ts';
import { CornerDownLeft, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { isWholeInput, USE_THIS_INPUT } from '../details/model.ts';
import { firstFailing, isComparable } from '../model.ts';
import {
  compareOutputs,
  differenceText,
  firstDifference,
  outputHint,
  type Segment,
  visible,
} from '../outputs/model.ts';
import classes from './failing-test.module.css';

/** As high as a message box, in px. */
const HEIGHT = 160;

type Props = {
  result: RunResult;
  /** Puts an input where the program can be run on it. Absent where there is no such place. */
  onUseInput?: ((input: string) => void) | undefined;
  /** What is known beside the outputs. */
  hint?: string | null;
};

/** The first failing test: an example with its input and, where the program ended well, both outputs; a secret test by name alone. */
export function FailingTest({ result, onUseInput, hint }: Props) {
  const test = firstFailing(result.test_results);
  if (!test) return null;
  if (test.input === undefined && !isComparable(test))
    return (
      <p className={`${text('quiet', 'small')} ${classes.secret}`}>
        First failing test: <b>{test.name}</b>, {test.verdict}. Its input is hidden.
      </p>
    );
  const { input } = test;
  return (
    <section className={stack(2)} aria-labelledby="first-failing">
      <div className={cluster([1, 3], { justify: 'between' })}>
        <h3 className={classes.title} id="first-failing">
          First failing test: {test.name}
        </h3>
        {onUseInput && isWholeInput(input) && (
          <PlainButton tone="plain" size="small" onClick={() => onUseInput(input.trimEnd())}>
            <CornerDownLeft size={15} aria-hidden="true" />
            {USE_THIS_INPUT}
          </PlainButton>
        )}
      </div>
      {input !== undefined && (
        <Box label="Input">
          <code>{input.trim()}</code>
        </Box>
      )}
      {isComparable(test) ? <Comparison test={test} /> : hint && <Tip>{hint}</Tip>}
    </section>
  );
}

function Comparison({ test }: { test: TestResult & { expected: string; got: string } }) {
  const { expected, got } = compareOutputs(test.expected, test.got);
  const hint = outputHint(test.expected, test.got);
  const difference = firstDifference(test.expected, test.got);
  return (
    <>
      <div className={classes.sides}>
        <Box label="Expected">
          <Output segments={expected} differing={classes.wanted} />
        </Box>
        <Box label="Got">
          <Output segments={got} differing={classes.wrong} />
        </Box>
      </div>
      {hint && <Tip>{hint}</Tip>}
      {difference && <p className={text('quiet', 'fine', 'breaking')}>{differenceText(difference)}</p>}
    </>
  );
}

const Tip = ({ children }: { children: ReactNode }) => (
  <p className={`${text('small', 'breaking')} ${classes.tip}`}>
    <Lightbulb size={16} aria-hidden="true" />
    <span>{children}</span>
  </p>
);

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
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // The box alone moves, not the page.
    const box = first.current?.closest('div');
    if (!first.current || !box) return;
    const below = first.current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below + box.clientHeight / 2;
  }, [segments]);
  if (segments.length === 0) return <span className={`${text('faint')} ${classes.nothing}`}>no output</span>;
  return segments.map((segment, index) =>
    segment.same ? (
      <span key={index}>{segment.text}</span>
    ) : (
      <mark ref={segment.first ? first : null} className={differing} data-first={segment.first} key={index}>
        {visible(segment.text)}
      </mark>
    ),
  );
}
