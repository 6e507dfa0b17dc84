import { useQuery } from '@tanstack/react-query';
import type { Judging } from '../../model.ts';
import type { ErrorReport } from '../errors/model.ts';

/** What a compiler or a crash says of the code, as it is when the verdict comes; null until that is known, and of any other verdict. */
export function useErrorReport(judging: Judging, code: string): ErrorReport | null {
  const result = judging.phase === 'finished' ? judging.result : null;
  const failed = result?.status === 'Compilation Error' || result?.status === 'Runtime Error' ? result : null;
  const { data } = useQuery({
    queryKey: ['submissions', 'errors', failed?.submission_id, failed?.message] as const,
    queryFn: async () => {
      const { errorReport } = await import('../errors/model.ts');
      return failed && errorReport(failed, code);
    },
    enabled: failed !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return (failed && data) ?? null;
}
