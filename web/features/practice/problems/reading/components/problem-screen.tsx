import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../../../platform/api-error.ts';
import { preloadEditor } from '../../../../../ui/code-editor/fetch-editor.ts';
import { preloadMarkdown } from '../../../../../ui/markdown/markdown.tsx';
import { PROBLEM_NOT_FOUND } from '../../copy.ts';
import { problemIdFrom } from '../../model.ts';
import { ProblemLoading } from './problem-loading.tsx';
import { ProblemMissing } from './problem-missing.tsx';
import { useProblem } from './use-problem.ts';
import classes from './problem-screen.module.css';

type Props = {
  /** The route's id, whatever was typed there. */
  param: string | undefined;
  /** What one reads and works with. */
  children: (problem: ProblemDetail) => ReactNode;
};

/** The solving screen, or why there is none. */
export function ProblemScreen({ param, children }: Props) {
  const id = problemIdFrom(param);
  const { problem, query } = useProblem(id);
  useEffect(preloadMarkdown, []);
  useEffect(() => preloadEditor(), []);
  return (
    <>
      <title>{`${problem?.title ?? 'Problem'} · DevOrbit`}</title>
      {problem ? (
        <div className={classes.screen}>{children(problem)}</div>
      ) : id !== null && query.isPending ? (
        <ProblemLoading />
      ) : (
        <Missing error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

/** Without an error the address itself names no problem. */
function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const missing = error === null || (error instanceof ApiError && error.status === 404);
  return <ProblemMissing message={missing ? PROBLEM_NOT_FOUND : error.message} {...(missing ? {} : { onRetry })} />;
}
