import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { problemQuery } from '../../api.ts';

/**
 * A problem, null for an address that names none. What a visitor reads stays on the page when they sign in, and what
 * they work with below it, until it comes anew as they see it. At a sign-out nothing stays.
 */
export function useProblem(id: number | null): {
  problem: ProblemDetail | undefined;
  query: UseQueryResult<ProblemDetail>;
} {
  const session = useSession();
  const query = useQuery({ ...problemQuery(id ?? 0), enabled: id !== null });
  const [before, setBefore] = useState<ProblemDetail>();
  const visited = session === null ? query.data : before;
  if (visited !== before) setBefore(visited);
  const kept = session !== null && query.isPending && before?.id === id ? before : undefined;
  return { problem: query.data ?? kept, query };
}
