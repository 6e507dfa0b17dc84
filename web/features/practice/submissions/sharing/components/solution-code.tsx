import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { CodeListing } from '../../history/components/code-listing.tsx';
import { solutionQuery } from '../api.ts';
import { SOLUTION_FAILURE } from '../copy.ts';

/** The code of a shared solution, fetched when it is opened. */
export function SolutionCode({ id, language }: { id: string; language: PracticeLanguage }) {
  const solution = useQuery(solutionQuery(id));
  return (
    <div>
      {solution.data ? (
        <CodeListing code={solution.data.code} language={language} />
      ) : solution.isPending ? (
        <Skeleton height={180} radius="lg" />
      ) : (
        <LoadFailure query={solution} title={SOLUTION_FAILURE} frame="line" />
      )}
    </div>
  );
}
