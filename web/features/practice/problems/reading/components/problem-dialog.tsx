import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { Button } from '@mantine/core';
import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../../platform/api-error.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { EditTestsLink } from '../../authoring/components/edit-tests-link.tsx';
import { UpdateProblemButton } from '../../authoring/components/update-problem-button.tsx';
import { DifficultyBadge, NoTestsMark, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { LOADING_PROBLEM, PROBLEM_NOT_FOUND } from '../../copy.ts';
import { problemIdFrom } from '../../model.ts';
import type { FromCatalogue } from '../model.ts';
import { SolutionsLink } from './solutions-link.tsx';
import { StatementPane } from './statement-pane.tsx';
import { useProblem } from './use-problem.ts';
import classes from './problem-dialog.module.css';

type Props = {
  /** The id in the address, whatever was typed there. */
  param: string;
  /** The address of the page below, for the way back from the problem's own page. */
  catalogue: string;
  onClose: () => void;
  /** What helps, below the statement. */
  help: (problem: ProblemDetail) => ReactNode;
  /** Where a solution is written, beside the statement. */
  children: (problem: ProblemDetail) => ReactNode;
};

/** A problem over the page: its statement and figures, and what one works with. */
export function ProblemDialog({ param, catalogue, onClose, help, children }: Props) {
  const id = problemIdFrom(param);
  const { problem, query } = useProblem(id);
  if (!problem) {
    const loading = id !== null && query.isPending;
    const missing = id === null || (query.error instanceof ApiError && query.error.status === 404);
    const failure = missing ? PROBLEM_NOT_FOUND : (query.error?.message ?? PROBLEM_NOT_FOUND);
    return (
      <Dialog key="without" title={loading ? LOADING_PROBLEM : 'Problem'} onClose={onClose}>
        {loading ? (
          <p className={`${stack(4, 'center')} ${pad(5)} ${text('quiet', 'lead')} ${classes.missing}`} role="status">
            One moment.
          </p>
        ) : (
          <div
            className={`${stack(4, 'center')} ${pad(5)} ${text('quiet', 'lead', 'breaking')} ${classes.missing}`}
            role="alert"
          >
            <p>{failure}</p>
            {!missing && <Button onClick={() => void query.refetch()}>Try again</Button>}
          </div>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={problem.title}
      size="wide"
      onClose={onClose}
      head={
        <>
          <div className={cluster(2)}>
            <SourceBadge source={problem.source} />
            <DifficultyBadge difficulty={problem.difficulty} />
            {problem.tests === 0 && <NoTestsMark />}
            {problem.user_solved && <SolvedMark />}
          </div>
          <div className={`${cluster(2)} ${classes.tools}`}>
            <UpdateProblemButton problem={problem} />
            <EditTestsLink problem={problem} />
            {problem.user_solved && <SolutionsLink id={problem.id} />}
            <Button
              component={Link}
              to={pathOf('problem', { id: problem.id })}
              state={{ catalogue } satisfies FromCatalogue}
              variant="default"
              size="sm"
              leftSection={<Maximize2 size={15} aria-hidden="true" />}
            >
              Full screen
            </Button>
          </div>
        </>
      }
    >
      <div className={classes.panes}>
        <div className={classes.statement} tabIndex={0} role="group" aria-label="Statement">
          <StatementPane problem={problem} help={help(problem)} />
        </div>
        <div className={classes.work}>{children(problem)}</div>
      </div>
    </Dialog>
  );
}
