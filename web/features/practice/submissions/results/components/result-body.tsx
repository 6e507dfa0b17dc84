import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { cluster, figures, stack, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { hasVerdict, type Judging, memoryText } from '../../model.ts';
import { firstFailing, passedText } from '../model.ts';
import { Comparison } from './comparison.tsx';
import { StatusMark } from './status-mark.tsx';
import { TestGrid } from './test-grid.tsx';
import { TestList } from './test-list.tsx';
import classes from './result-panel.module.css';

/** Height caps of the specification, in px. */
const MESSAGE_HEIGHT = 160;

/** What a run or a submit has come to so far. */
export function ResultBody({ judging }: { judging: Judging }) {
  const result = judging.phase === 'judging' || judging.phase === 'finished' ? judging.result : null;
  const message = judging.phase === 'failed' ? judging.message : (result?.message ?? '');
  const long = isProgramText(message, result);
  const said = message !== '' && (
    <ScrollBox
      label="Message"
      maxHeight={MESSAGE_HEIGHT}
      className={long ? classes.box : `${text('quiet')} ${classes.sentence}`}
    >
      <pre>{message}</pre>
    </ScrollBox>
  );
  return (
    <div className={`${stack(4)} ${classes.body}`}>
      <div className={`${cluster([3, 6], { justify: 'between', align: 'start' })} ${classes.status}`}>
        <div className={stack(0)}>
          <StatusMark judging={judging} large />
          {!long && said}
        </div>
        {result && <Figures result={result} />}
      </div>
      {long && said}
      {result && <Tests result={result} />}
    </div>
  );
}

/** Whether a message was written by a compiler or by the learner's program, and not by us. */
const isProgramText = (message: string, result: RunResult | null): boolean =>
  result !== null && (result.kind === 'custom' || message.trim().includes('\n'));

function Figures({ result }: { result: RunResult }) {
  const facts = [
    result.kind !== 'custom' && result.tests_total > 0 && ['Tests', passedText(result).replace(' tests', '')],
    hasVerdict(result.status) && result.judged_at !== null && ['Time', millisecondsText(result.runtime_ms)],
    hasVerdict(result.status) && result.judged_at !== null && ['Memory', memoryText(result.memory_kb)],
    result.runtime_version !== null && ['Ran on', `${LANGUAGE_NAMES[result.language]} ${result.runtime_version}`],
  ].filter((figure) => figure !== false);
  return (
    <dl className={`${cluster([2, 5])} ${text('small')} ${figures}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tests({ result }: { result: RunResult }) {
  const failing = firstFailing(result.test_results);
  return (
    <>
      {result.kind !== 'custom' && <TestGrid result={result} />}
      {failing && <Comparison test={failing} />}
      <TestList results={result.test_results} />
    </>
  );
}
