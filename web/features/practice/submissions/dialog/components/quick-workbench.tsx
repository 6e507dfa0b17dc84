import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { useWide } from '../../../../../platform/use-wide.ts';
import { runOnExamples, submitSolutionForJudging } from '../../api.ts';
import { NO_TESTS, RUN_CODE } from '../../copy.ts';
import { isBusy } from '../../model.ts';
import { ResultPanel } from '../../results/components/result-panel.tsx';
import { useErrorReport } from '../../results/components/use-error-report.ts';
import { announcement } from '../../results/model.ts';
import { ActionBar } from '../../workbench/components/action-bar.tsx';
import { useCode } from '../../workbench/components/use-code.ts';
import { useJudging } from '../../workbench/components/use-judging.ts';
import { usePress } from '../../workbench/components/use-press.ts';
import { CodeField } from './code-field.tsx';
import classes from './quick-workbench.module.css';

/** A text area, Run Code and Submit Solution: what the solving screen has, small enough for a dialog. The draft is the same. */
export function QuickWorkbench({ problem }: { problem: ProblemDetail }) {
  const session = useSession();
  const owner = session?.user.id ?? 'visitor';
  const draft = useCode(problem, owner);
  const { judging, start, fail } = useJudging(problem, owner);
  // Closed until something runs.
  const [folded, setFolded] = useState(true);
  const result = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const report = useErrorReport(judging, draft.code);
  const { phase } = judging;
  useEffect(() => {
    // On a phone the result stands below what is in view.
    if (!wide && phase !== 'idle') result.current?.scrollIntoView({ block: 'start' });
  }, [phase, wide]);

  const work = { problem_id: problem.id, code: draft.code, language: draft.language };
  const press = usePress(problem.id, draft, (which) => {
    if (isBusy(judging)) return;
    setFolded(false);
    if (which === 'submit' ? problem.tests === 0 : problem.examples.length === 0) fail(NO_TESTS);
    else if (which === 'submit') void start('submit', (signal) => submitSolutionForJudging(work, signal));
    else void start('run', (signal) => runOnExamples(work, signal));
  });
  const run = press('run');
  const submit = press('submit');
  return (
    <div
      className={classes.bench}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
        event.preventDefault();
        if (!event.repeat) (event.shiftKey ? submit : run)();
      }}
    >
      <CodeField draft={draft} problem={problem} />
      <ActionBar judging={judging} visitor={session === null} runText={RUN_CODE} onRun={run} onSubmit={submit} />
      <div ref={result} className={classes.result}>
        <ResultPanel
          judging={judging}
          report={report}
          folded={folded}
          onFold={setFolded}
          onReadEditorial={() => undefined}
        />
      </div>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement(judging)}
      </VisuallyHidden>
    </div>
  );
}
