import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ApiError, plainSentence } from '../../../../../platform/api-error.ts';
import { text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { SignInButton } from '../../../../../ui/sign-in.tsx';
import { COMMUNITY_SOLUTIONS } from '../../../problems/copy.ts';
import { NO_SOLUTIONS, SOLUTIONS_FAILURE, SOLVE_FIRST } from '../copy.ts';
import classes from './solutions-page.module.css';

export function SolutionsSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div className={classes.row} key={index}>
          <Skeleton height={24} mx={24} my={22} />
        </div>
      ))}
    </div>
  );
}

type Refused = {
  problemId: number;
  error: Error | null;
  query: ComponentProps<typeof LoadFailure>['query'];
};

/** Why the solutions are not shown: the problem is unsolved or unknown, or the call failed. */
export function SolutionsRefused({ problemId, error, query }: Refused) {
  const unsolved = error instanceof ApiError && error.status === 403;
  const unknown = error instanceof ApiError && error.status === 404;
  if (!unsolved && !unknown) return <LoadFailure query={query} title={SOLUTIONS_FAILURE} />;
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeTitle}>{unsolved ? SOLVE_FIRST : plainSentence(error, SOLUTIONS_FAILURE)}</p>
      {unsolved ? (
        <Button component={Link} to={pathOf('problem', { id: problemId })}>
          Back to the problem
        </Button>
      ) : (
        <Button component={Link} to={pathOf('practice')}>
          All problems
        </Button>
      )}
    </div>
  );
}

export function NoSolutions({ filtered }: { filtered: boolean }) {
  return (
    <div className={classes.notice}>
      <p className={classes.noticeTitle}>{filtered ? 'No shared solutions in this language yet' : NO_SOLUTIONS}</p>
      {filtered ? (
        <Button component={Link} to="?" variant="default">
          All languages
        </Button>
      ) : (
        <p>Be the first to share yours.</p>
      )}
    </div>
  );
}

/** What a visitor finds here. */
export function SignInForSolutions() {
  return (
    <div className={classes.page}>
      <h1 className={text('page')}>{COMMUNITY_SOLUTIONS}</h1>
      <div className={classes.notice}>
        <p className={classes.noticeTitle}>{SOLVE_FIRST}</p>
        <SignInButton />
      </div>
    </div>
  );
}
