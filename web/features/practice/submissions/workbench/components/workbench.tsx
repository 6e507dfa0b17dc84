import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
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
  const signIn = useRef<HTMLAnchorElement>(null);
  const wide = useWide();

  const work = { problem_id: problem.id, code: draft.code, language: draft.language };
  /** A visitor is led to the sign-in link; a second press while the judge is at work does nothing. */
  const asUser = (act: () => unknown) => () => {
    if (!session) {
      setTab('code');
      signIn.current?.focus();
    } else if (!isBusy(judging)) {
      setFolded(false);
      setTab('result');
      act();
    }
  };
  const runTests = asUser(() =>
    problem.examples.length === 0 ? fail(NO_TESTS) : start('run', (signal) => runOnExamples(work, signal)),
  );
  const runCustom = asUser(() =>
    input.trim() === ''
      ? fail(BLANK_INPUT)
      : start('custom', (signal) => runOnInput({ ...work, stdin: input }, signal)),
  );
  const submit = asUser(() =>
    problem.tests === 0 ? fail(NO_TESTS) : start('submit', (signal) => submitSolutionForJudging(work, signal)),
  );
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
            <CodePane draft={draft} languages={problem.languages} onRun={runTests} onSubmit={submit} />
            <CustomInput text={input} draft={inputDraft} onChange={setInput} onRun={runCustom} busy={isBusy(judging)} />
            <ActionBar
              judging={judging}
              visitor={session === null}
              signIn={signIn}
              onRun={runTests}
              onSubmit={submit}
            />
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
