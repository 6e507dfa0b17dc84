import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { runOnExamples, runOnInput, submitSolutionForJudging } from '../../api.ts';
import { BLANK_INPUT, NO_TESTS } from '../../copy.ts';
import { isBusy } from '../../model.ts';
import { ResultPanel } from '../../results/components/result-panel.tsx';
import { announcement } from '../../results/model.ts';
import { ActionBar } from './action-bar.tsx';
import { CodePane } from './code-pane.tsx';
import { CustomInput } from './custom-input.tsx';
import { useCode } from './use-code.ts';
import { useJudging } from './use-judging.ts';
import { usePress } from './use-press.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWide } from './use-wide.ts';
import { WorkbenchPanes, type WorkbenchTab } from './workbench-panes.tsx';

/** Where a solution is written, run and submitted, beside the statement. */
export function Workbench({ problem, statement }: { problem: ProblemDetail; statement: ReactNode }) {
  const session = useSession();
  const owner = session?.user.id ?? 'visitor';
  const draft = useCode(problem, owner);
  const { judging, start, fail } = useJudging(problem, owner);
  const [input, setInput] = useState('');
  const inputDraft = useDraft({ name: `input.${problem.id}`, value: input, initial: '', onRestore: setInput });
  const [tab, setTab] = useState<WorkbenchTab>('statement');
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
    setTab('result');
    void acts[which]();
  });
  const runTests = press('run');
  const submit = press('submit');
  useShortcuts(runTests, submit);

  return (
    <>
      <WorkbenchPanes
        wide={wide}
        tab={tab}
        onTab={setTab}
        statement={statement}
        code={
          <>
            <CodePane draft={draft} problem={problem} onRun={runTests} onSubmit={submit} />
            <CustomInput
              text={input}
              draft={inputDraft}
              onChange={setInput}
              onRun={press('custom')}
              busy={isBusy(judging)}
            />
            <ActionBar judging={judging} visitor={session === null} onRun={runTests} onSubmit={submit} />
          </>
        }
        result={
          <ResultPanel
            judging={judging}
            folded={folded}
            onFold={setFolded}
            onReadEditorial={() => setTab('statement')}
          />
        }
      />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement(judging)}
      </VisuallyHidden>
    </>
  );
}
