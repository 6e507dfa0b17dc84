import type { ProblemDetail } from '@devorbit/contract/problems.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { preloadMarkdown } from '../../../../ui/markdown/markdown.tsx';
import { problemQuery } from '../../api.ts';
import { PROBLEM_NOT_FOUND } from '../../copy.ts';
import { problemIdFrom } from '../../model.ts';
import { ProblemHeader } from './problem-header.tsx';
import { ProblemLoading } from './problem-loading.tsx';
import { ProblemMissing } from './problem-missing.tsx';
import classes from './problem-screen.module.css';

type Props = {
  /** The route's id, whatever was typed there. */
  param: string | undefined;
  /** What one works with, below the header. */
  children: (problem: ProblemDetail) => ReactNode;
};

/** The solving screen: the problem's header over its workbench, or why there is none. */
export function ProblemScreen({ param, children }: Props) {
  const id = problemIdFrom(param);
  const query = useQuery({ ...problemQuery(id ?? 0), enabled: id !== null });
  useEffect(preloadMarkdown, []);
  if (id === null) return <ProblemMissing message={PROBLEM_NOT_FOUND} />;
  if (query.data) {
    return (
      <div className={classes.screen}>
        <title>{`${query.data.title} | DevOrbit`}</title>
        <ProblemHeader problem={query.data} />
        {children(query.data)}
      </div>
    );
  }
  if (query.isPending) return <ProblemLoading />;
  const missing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <ProblemMissing
      message={missing ? PROBLEM_NOT_FOUND : (query.error?.message ?? PROBLEM_NOT_FOUND)}
      {...(missing ? {} : { onRetry: () => void query.refetch() })}
    />
  );
}
