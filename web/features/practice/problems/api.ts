import type {
  createCommunityProblem,
  createProblem,
  listProblems,
  listTopics,
  ProblemDetail,
  showProblem,
  showStatementPdf,
  Source,
  updateProblem,
} from '@devorbit/contract/practice/problems.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { addressOf, call, fetchWithSession, route, send } from '../../../platform/http-client.ts';
import type { Fields } from './authoring/model.ts';
import { type CatalogueFilters, nextPage, noFilters, PAGE_SIZE } from './catalogue/model.ts';
import { AI_PROBLEMS } from './model.ts';

const listRoute = route<typeof listProblems>('GET', '/api/problems/');
const topicsRoute = route<typeof listTopics>('GET', '/api/topics/');
const showRoute = route<typeof showProblem>('GET', '/api/problems/:id/');
const createRoute = route<typeof createProblem>('POST', '/api/problems/');
const createCommunityRoute = route<typeof createCommunityProblem>('POST', '/api/community/problems/');
const statementRoute = route<typeof showStatementPdf>('GET', '/api/problems/:id/statements/:digest');
const updateRoute = route<typeof updateProblem>('PATCH', '/api/problems/:id/');

/** A PDF may have some MB. */
const PDF_MS = 120_000;

/** Where the PDF of a statement is, for everybody who may see its problem without a session. */
export const statementPdfAddress = (id: number, digest: string): string =>
  addressOf(statementRoute.path, { params: { id, digest } });

/** The PDF of a statement, with the session of who asks. */
export async function fetchStatementPdf(id: number, digest: string): Promise<File> {
  const response = await fetchWithSession(statementPdfAddress(id, digest), { signal: AbortSignal.timeout(PDF_MS) });
  return new File([await response.blob()], `problem-${id}.pdf`, { type: 'application/pdf' });
}

const problemKeys = {
  all: ['problems'] as const,
  lists: ['problems', 'list'] as const,
  detail: (id: number) => ['problems', 'detail', id] as const,
};

/** The filters as the server's lists take them. */
export const listQuery = ({ difficulty, tag, search, solved, sort }: CatalogueFilters, source?: Source) => ({
  difficulty: difficulty ?? undefined,
  source,
  tag: tag || undefined,
  search: search || undefined,
  solved: solved === null ? undefined : solved ? ('true' as const) : ('false' as const),
  sort,
});

/** The call by which the list begins where its address has no filters. */
export const FIRST_LIST = addressOf(listRoute.path, {
  query: { page: 1, page_size: PAGE_SIZE, ...listQuery(noFilters) },
});

/** Pages of the list, newest first unless the filters say otherwise, of one source or of all; `total` is how many match in all. */
export const problemsQuery = (filters: CatalogueFilters, source?: Source) =>
  infiniteQueryOptions({
    queryKey: [...problemKeys.lists, filters, source ?? 'all'] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, page_size: PAGE_SIZE, ...listQuery(filters, source) };
      const { body, headers } = await send(listRoute, { query, signal });
      const total = headers.get('X-Total-Count');
      return { problems: body, page: pageParam, total: total === null ? null : Number(total) };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** What a list of this source begins with where its address has no filters. */
export const firstProblemsQuery = (source?: Source) => problemsQuery(noFilters, source);

/** The newest problems whose source is AI, as many as the AI page lists. */
export const aiProblemsQuery = () =>
  queryOptions({
    queryKey: [...problemKeys.lists, 'ai'] as const,
    queryFn: async ({ signal }) =>
      (await send(listRoute, { query: { source: 'AI', page_size: AI_PROBLEMS, sort: 'newest' }, signal })).body,
  });

/** The tags in use, the most problems first, and how many of each are solved; a verdict refreshes them with the lists. */
export const topicsQuery = () =>
  queryOptions({
    queryKey: [...problemKeys.lists, 'topics'] as const,
    queryFn: async ({ signal }) => (await send(topicsRoute, { signal })).body,
  });

export const problemQuery = (id: number) =>
  queryOptions({
    queryKey: problemKeys.detail(id),
    queryFn: async ({ signal }) => (await send(showRoute, { params: { id }, signal })).body,
  });

/** Shows a problem as solved before the server is asked again. */
export const markSolved = (client: QueryClient, id: number): void => {
  client.setQueryData(
    problemKeys.detail(id),
    (problem: ProblemDetail | undefined) => problem && { ...problem, user_solved: true },
  );
};

/** Asks again for a problem and every list, whose figures a verdict has moved. */
export const refreshProblem = async (client: QueryClient, id: number): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: problemKeys.detail(id) }),
    client.invalidateQueries({ queryKey: problemKeys.lists }),
  ]);
};

const keep = async (client: QueryClient, problem: ProblemDetail): Promise<ProblemDetail> => {
  client.setQueryData(problemKeys.detail(problem.id), problem);
  await client.invalidateQueries({ queryKey: problemKeys.all, refetchType: 'active' });
  return problem;
};

/** Both list the problem at once, and throw what the call threw. */
export const createAsAdmin = async (client: QueryClient, fields: Fields): Promise<ProblemDetail> =>
  keep(client, await call(createRoute, { body: { ...fields, source: 'Admin' } }));
export const createAsUser = async (client: QueryClient, fields: Fields): Promise<ProblemDetail> =>
  keep(client, await call(createCommunityRoute, { body: { ...fields, source: 'User' } }));

export const changeProblem = async (client: QueryClient, id: number, fields: Fields): Promise<ProblemDetail> =>
  keep(client, await call(updateRoute, { params: { id }, body: fields }));

/** A problem was published elsewhere: every list is asked for again. */
export const refreshProblems = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: problemKeys.lists });
