import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ApiError, plainSentence } from '../../../../../platform/api-error.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, divided, pad } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { SignInPage } from '../../../../../ui/sign-in-page.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { COMMUNITY_SOLUTIONS } from '../../../problems/copy.ts';
import { NO_SOLUTIONS, SOLUTIONS_FAILURE, SOLVE_FIRST } from '../copy.ts';

export function SolutionsSkeleton() {
  return (
    <div className={`${card('lifted')} ${divided}`} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div className={pad(4)} key={index}>
          <Skeleton height={24} />
        </div>
      ))}
    </div>
  );
}

type Refused = {
  problemId: number;
  /** Whether it stands beside the problem. */
  within: boolean;
  error: Error | null;
  query: ComponentProps<typeof LoadFailure>['query'];
};

/** Why the solutions are not shown: the problem is unsolved or unknown, or the call failed. */
export function SolutionsRefused({ problemId, within, error, query }: Refused) {
  const unsolved = error instanceof ApiError && error.status === 403;
  const unknown = error instanceof ApiError && error.status === 404;
  if (!unsolved && !unknown) return <LoadFailure query={query} title={SOLUTIONS_FAILURE} />;
  return (
    <EmptyState
      role={within ? 'status' : 'alert'}
      frame={within ? 'bare' : 'boxed'}
      scene={unsolved ? <CraftScene /> : <TelescopeScene />}
      title={unsolved ? SOLVE_FIRST : plainSentence(error, SOLUTIONS_FAILURE)}
      action={
        unsolved && within ? undefined : unsolved ? (
          <Button component={Link} to={pathOf('problem', { id: problemId })}>
            Back to the problem
          </Button>
        ) : (
          <Button component={Link} to={pathOf('practice')}>
            All problems
          </Button>
        )
      }
    />
  );
}

export function NoSolutions({ filtered, everyLanguage }: { filtered: boolean; everyLanguage: string }) {
  return filtered ? (
    <EmptyState
      scene={<TelescopeScene />}
      title="No shared solutions in this language yet"
      action={
        <Button component={Link} to={everyLanguage} variant="default">
          All languages
        </Button>
      }
    />
  ) : (
    <EmptyState scene={<CraftScene />} title={NO_SOLUTIONS}>
      Be the first to share yours.
    </EmptyState>
  );
}

const SEE_SOLUTIONS = 'see community solutions';

/** What a visitor finds beside the problem. */
export const SignInForSolutionsHere = () => (
  <SignInPrompt frame="bare" scene={<CraftScene />} title={SOLVE_FIRST} why={SEE_SOLUTIONS} />
);

/** What a visitor finds here. */
export const SignInForSolutions = () => (
  <SignInPage title={COMMUNITY_SOLUTIONS} scene={<CraftScene />} prompt={SOLVE_FIRST} why={SEE_SOLUTIONS} />
);
