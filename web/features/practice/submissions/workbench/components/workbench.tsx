import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { now } from '../../../../../platform/clock.ts';
import { useSession } from '../../../../../platform/session.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { useWide } from '../../../../../platform/use-wide.ts';
import type { GoTo } from '../../../../../ui/code-editor/editor-props.ts';
import { runOnExamples, runOnInput, submitSolutionForJudging } from '../../api.ts';
import { BLANK_INPUT, NO_TESTS } from '../../copy.ts';
import { isBusy, type OpenProblem } from '../../model.ts';
import { ResultPanel } from '../../results/components/result-panel.tsx';
import { useErrorReport } from '../../results/components/use-error-report.ts';
import { announcement } from '../../results/model.ts';
import { ActionBar } from './action-bar.tsx';
import { CodePane } from './code-pane.tsx';
import { CustomInput } from './custom-input.tsx';
import { useCode } from './use-code.ts';
import { useJudging } from './use-judging.ts';
import { usePress } from './use-press.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type Front, type ReadingTab, WorkbenchPanes } from './workbench-panes.tsx';

type Props = {
  problem: ProblemDetail;
  readings: readonly ReadingTab[];
  /** The id of the one that is open. */
  reading: string;
  onReading: (id: string) => void;
  openInIde: OpenProblem;
};

/** Where a solution is written, run and submitted, beside what there is to read. */
export function Workbench({ problem, readings, reading, onReading, openInIde }: Props) {
  const session = useSession();
  const owner = session?.user.id ?? 'visitor';
  const draft = useCode(problem, owner);
  const { judging, start, fail } = useJudging(problem, owner);
  const [input, setInput] = useState('');
  const inputDraft = useDraft({ name: `input.${problem.id}`, value: input, initial: '', onRestore: setInput });
  const [given, setGiven] = useState<number | null>(null);
  const report = useErrorReport(judging, draft.code);
  const [goTo, setGoTo] = useState<GoTo | null>(null);
  const [front, setFront] = useState<Front>('reading');
  // Closed until something runs.
  const [folded, setFolded] = useState(true);
  const wide = useWide();

  const work = { problem_id: problem.id, code: draft.code, language: draft.language };
  const acts = {
    run: () => (problem.examples.length === 0 ? fail(NO_TESTS) : start('run', (signal) => runOnExamples(work, signal))),
    custom: () =>
      input.trim() === ''
        ? fail(BLANK_INPUT)
        : start('custom', (signal) => runOnInput({ ...work, stdin: input }, signal)),
    submit: () =>
      problem.tests === 0 ? fail(NO_TESTS) : start('submit', (signal) => submitSolutionForJudging(work, signal)),
  };
  const press = usePress(problem.id, draft, (which) => {
    // A second press while the judge is at work does nothing.
    if (isBusy(judging)) return;
    setFolded(false);
    setFront('result');
    void acts[which]();
  });
  const runTests = press('run');
  const submit = press('submit');
  useShortcuts(runTests, submit);

  const actions = <ActionBar judging={judging} visitor={session === null} onRun={runTests} onSubmit={submit} />;
  return (
    <>
      <WorkbenchPanes
        title={problem.title}
        wide={wide}
        readings={readings}
        reading={reading}
        onReading={(id) => {
          setFront('reading');
          onReading(id);
        }}
        front={front}
        onFront={setFront}
        folded={folded}
        code={
          <>
            <CodePane
              draft={draft}
              problem={problem}
              marks={
                report && judging.phase === 'finished' && judging.result.language === draft.language
                  ? report.faults
                  : undefined
              }
              goTo={goTo}
              openInIde={openInIde}
              onRun={runTests}
              onSubmit={submit}
            />
            <CustomInput
              text={input}
              draft={inputDraft}
              given={given}
              onChange={setInput}
              onRun={press('custom')}
              busy={isBusy(judging)}
              aside={wide && actions}
            />
            {!wide && actions}
          </>
        }
        result={
          <ResultPanel
            judging={judging}
            report={report}
            folded={folded}
            onFold={setFolded}
            onReadEditorial={() => setFront('reading')}
            onGoTo={(line) => {
              setFront('code');
              setGoTo({ line, at: now() });
            }}
            onUseInput={(text) => {
              setFront('code');
              setInput(text);
              setGiven(now());
            }}
          />
        }
      />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement(judging)}
      </VisuallyHidden>
    </>
  );
}
