import type { Reply } from '@devorbit/contract/endpoint.ts';
import type {
  listSolutions,
  shareSubmission,
  SharedSolution,
  showSolution,
  showSubmission,
  voteForSolution,
} from '@devorbit/contract/practice/submissions.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../../platform/http-client.ts';
import { submissionQuery } from '../history/api.ts';
import type { Explanation, SolutionFilters } from './model.ts';

const listRoute = route<typeof listSolutions>('GET', '/api/problems/:id/solutions/');
const showRoute = route<typeof showSolution>('GET', '/api/solutions/:id/');
const shareRoute = route<typeof shareSubmission>('PUT', '/api/submissions/:id/sharing/');
const voteRoute = route<typeof voteForSolution>('PUT', '/api/solutions/:id/vote/');

const solutionsKey = ['solutions'] as const;

/** A page of the solutions that others share, and how many there are. Refused (403) before one's own Accepted. */
export const solutionsQuery = (problemId: number, { language, sort, page }: SolutionFilters) =>
  queryOptions({
    queryKey: [...solutionsKey, 'of', problemId, { language, sort, page }] as const,
    queryFn: async ({ signal }) => {
      const query = { page, sort, language: language ?? undefined };
      const { body, headers } = await send(listRoute, { params: { id: problemId }, query, signal });
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const solutionQuery = (id: string) =>
  queryOptions({
    queryKey: [...solutionsKey, 'code', id] as const,
    queryFn: ({ signal }) => call(showRoute, { params: { id }, signal }),
  });

/** Shares an Accepted submission of one's own, with what explains it, or takes that back; throws what the call threw. */
export async function shareOwn(
  client: QueryClient,
  id: string,
  shared: boolean,
  explanation: Partial<Explanation> = {},
): Promise<void> {
  const answer = await call(shareRoute, { params: { id }, body: { shared, ...explanation } });
  client.setQueryData<Reply<typeof showSubmission>>(
    submissionQuery(id).queryKey,
    (submission) => submission && { ...submission, shared: answer.shared },
  );
  await client.invalidateQueries({ queryKey: solutionsKey });
}

/** Says that another's solution helped, or takes that back; the lists that show it keep their order. */
export async function voteFor(client: QueryClient, id: string, voted: boolean): Promise<void> {
  const answer = await call(voteRoute, { params: { id }, body: { voted } });
  client.setQueriesData<{ rows: SharedSolution[]; total: number }>(
    { queryKey: [...solutionsKey, 'of'] },
    (list) =>
      list && { ...list, rows: list.rows.map((row) => (row.submission_id === id ? { ...row, ...answer } : row)) },
  );
}
