import type { Reply } from '@devorbit/contract/endpoint.ts';
import type {
  listSolutions,
  shareSubmission,
  showSolution,
  showSubmission,
} from '@devorbit/contract/practice/submissions.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../../platform/http-client.ts';
import { submissionQuery } from '../history/api.ts';
import type { SolutionFilters } from './model.ts';

const listRoute = route<typeof listSolutions>('GET', '/api/problems/:id/solutions/');
const showRoute = route<typeof showSolution>('GET', '/api/solutions/:id/');
const shareRoute = route<typeof shareSubmission>('PUT', '/api/submissions/:id/sharing/');

const solutionsKey = ['solutions'] as const;

/** A page of the solutions that others share, and how many there are. Refused (403) before one's own Accepted. */
export const solutionsQuery = (problemId: number, { language, page }: SolutionFilters) =>
  queryOptions({
    queryKey: [...solutionsKey, 'of', problemId, { language, page }] as const,
    queryFn: async ({ signal }) => {
      const query = { page, language: language ?? undefined };
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

/** Shares an Accepted submission of one's own, or takes that back; throws what the call threw. */
export async function shareOwn(client: QueryClient, id: string, shared: boolean): Promise<void> {
  const answer = await call(shareRoute, { params: { id }, body: { shared } });
  client.setQueryData<Reply<typeof showSubmission>>(
    submissionQuery(id).queryKey,
    (submission) => submission && { ...submission, shared: answer.shared },
  );
  await client.invalidateQueries({ queryKey: solutionsKey });
}
