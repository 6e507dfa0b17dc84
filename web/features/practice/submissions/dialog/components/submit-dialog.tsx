import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { pad, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { problemQuery } from '../../../problems/api.ts';
import { submitSolutionForJudging } from '../../api.ts';
import { NO_TESTS } from '../../copy.ts';
import { ResultPanel } from '../../results/components/result-panel.tsx';
import { useErrorReport } from '../../results/components/use-error-report.ts';
import { announcement } from '../../results/model.ts';
import { useJudging } from '../../workbench/components/use-judging.ts';

type Props = {
  program: { problem: number; language: PracticeLanguage; name: string; code: string };
  /** Closes it, and shows that line of the program. */
  onGoTo: (line: number) => void;
  onClose: () => void;
};

/** Submits a program that was written elsewhere to its problem, once it opens, and follows it to the verdict. */
export default function SubmitDialog({ program, onGoTo, onClose }: Props) {
  const problem = useQuery(problemQuery(program.problem));
  return (
    <Dialog title={`Submit ${program.name}`} onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        {problem.data ? (
          <Judged problem={problem.data} program={program} onGoTo={onGoTo} />
        ) : problem.isError ? (
          <LoadFailure query={problem} title="The problem couldn’t be opened" />
        ) : (
          <p className={text('quiet')} role="status">
            Opening the problem…
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Judged({ problem, program, onGoTo }: Omit<Props, 'onClose'> & { problem: ProblemDetail }) {
  const owner = useSession()?.user.id ?? 'visitor';
  const { judging, start, fail } = useJudging(problem, owner);
  const [folded, setFolded] = useState(false);
  const report = useErrorReport(judging, program.code);
  const { code, language } = program;
  const submit = useEffectEvent(() => {
    if (problem.tests === 0) return fail(NO_TESTS);
    void start('submit', (signal) => submitSolutionForJudging({ problem_id: problem.id, code, language }, signal));
  });
  useEffect(() => submit(), []);
  return (
    <>
      <p>
        To <Link to={pathOf('problem', { id: problem.id })}>{problem.title}</Link>
      </p>
      <ResultPanel judging={judging} report={report} folded={folded} onFold={setFolded} onGoTo={onGoTo} />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement(judging)}
      </VisuallyHidden>
    </>
  );
}
