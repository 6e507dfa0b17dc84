import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { cluster, figures, stack, text, unseen } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { type Judging, memoryText, solves } from '../../model.ts';
import type { ErrorReport } from '../errors/model.ts';
import { firstFailing, hasRun, passedText } from '../model.ts';
import { StatusMark } from './status-mark.tsx';
import { TestGrid } from './test-grid.tsx';
import { TestList } from './test-list.tsx';
import classes from './result-panel.module.css';

const loadFailure = () => import('./failure.tsx');
const loadMoment = () => import('../../moment/components/moment-card.tsx');
const Failure = lazy(async () => ({ default: (await loadFailure()).Failure }));
const MomentCard = lazy(async () => ({ default: (await loadMoment()).MomentCard }));
/** While the judge is at work: when the verdict falls, there may be no network. */
const preload = (): void =>
  void Promise.all([loadFailure(), loadMoment()]).catch((error: unknown) => globalThis.reportError(error));

/** Height caps of the specification, in px. */
const MESSAGE_HEIGHT = 160;

type Props = {
  judging: Judging;
  /** What is said of the code, where there is an error. */
  report: ErrorReport | null;
  /** Whether the verdict falls before one's eyes. */
  live?: boolean;
  onGoTo?: ((line: number) => void) | undefined;
  onUseInput?: ((input: string) => void) | undefined;
};

/** What a run or a submit has come to so far. */
export function ResultBody({ judging, report, live = false, onGoTo, onUseInput }: Props) {
  const result = judging.phase === 'judging' || judging.phase === 'finished' ? judging.result : null;
  const finished = judging.phase === 'finished' ? judging.result : null;
  const waiting = judging.phase === 'sending' || judging.phase === 'judging';
  useEffect(() => {
    if (waiting) preload();
  }, [waiting]);
  const [told, setTold] = useState('');
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
      {finished && solves(finished) && (
        <Suspense fallback={<div className={classes.coming} />}>
          <MomentCard id={finished.submission_id} live={live} onTold={setTold} />
        </Suspense>
      )}
      {finished && isFailure(finished) && (
        <Suspense>
          <Failure result={finished} report={report} onTold={setTold} onGoTo={onGoTo} onUseInput={onUseInput} />
        </Suspense>
      )}
      {long && said}
      {result && <Tests result={result} shown={long ? message : ''} />}
      {live && (
        <p className={unseen} role="status">
          {finished ? told : ''}
        </p>
      )}
    </div>
  );
}

/** Whether there is something to learn from: a test that failed, or an error. */
const isFailure = ({ status, test_results }: RunResult): boolean =>
  status === 'Compilation Error' || status === 'Runtime Error' || firstFailing(test_results) !== null;

/** Whether a message was written by a compiler or by the learner's program, and not by us. */
const isProgramText = (message: string, result: RunResult | null): boolean =>
  result !== null && (result.kind === 'custom' || message.trim().includes('\n'));

/** A version may name its language itself: `Python 3.11.2`, `OpenJDK 17.0.15`. */
const ranOnText = (language: string, version: string): string =>
  version.startsWith(language) ? version : `${language} ${version}`;

function Figures({ result }: { result: RunResult }) {
  const ran = hasRun(result);
  const counts = result.kind !== 'custom' && result.tests_total > 0 && (ran || result.judged_at === null);
  const facts = [
    counts && ['Tests', passedText(result).replace(' tests', '')],
    ran && ['Time', millisecondsText(result.runtime_ms)],
    ran && ['Memory', memoryText(result.memory_kb)],
    result.runtime_version !== null && ['Ran on', ranOnText(LANGUAGE_NAMES[result.language], result.runtime_version)],
  ].filter((figure) => figure !== false);
  if (facts.length === 0) return null;
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

/** `shown` is a message that stands above: a test that says the same says it once. */
function Tests({ result, shown }: { result: RunResult; shown: string }) {
  if (result.status === 'Compilation Error') return null;
  return (
    <>
      {result.kind !== 'custom' && <TestGrid result={result} />}
      <TestList results={result.test_results} shown={shown} />
    </>
  );
}
