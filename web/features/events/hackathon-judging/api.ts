import type {
  Assignment,
  assignJudges,
  Criterion,
  decideTie,
  declareConflict,
  editRubric,
  listAssignments,
  PointsGiven,
  previewResult,
  releaseResult,
  saveScores,
  showFeedback,
  showJudging,
  showResult,
  showRubric,
  submitScores,
} from '@devorbit/contract/events/hackathon-judging.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const rubric = route<typeof showRubric>('GET', '/api/events/:id/rubric/');
const edit = route<typeof editRubric>('PUT', '/api/events/:id/rubric/');
const desk = route<typeof showJudging>('GET', '/api/events/:id/judging/');
const assign = route<typeof assignJudges>('POST', '/api/events/:id/judging/assign/');
const mine = route<typeof listAssignments>('GET', '/api/events/:id/judging/mine/');
const save = route<typeof saveScores>('PUT', '/api/events/:id/judging/mine/:entry/');
const submit = route<typeof submitScores>('POST', '/api/events/:id/judging/mine/:entry/submit/');
const declare = route<typeof declareConflict>('POST', '/api/events/:id/judging/mine/:entry/conflict/');
const preview = route<typeof previewResult>('GET', '/api/events/:id/judging/result/');
const decide = route<typeof decideTie>('PUT', '/api/events/:id/judging/ties/');
const release = route<typeof releaseResult>('POST', '/api/events/:id/judging/release/');
const result = route<typeof showResult>('GET', '/api/events/:id/results/');
const feedback = route<typeof showFeedback>('GET', '/api/events/:id/results/mine/');

export type Sheet = { points: PointsGiven; note: string };

const keyOf = (id: number) => ['judging', id] as const;

export const rubricQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'rubric'] as const,
    queryFn: ({ signal }) => call(rubric, { params: { id }, signal }),
  });

export const judgingQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'desk'] as const,
    queryFn: ({ signal }) => call(desk, { params: { id }, signal }),
    retry: false,
  });

export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'preview'] as const,
    queryFn: ({ signal }) => call(preview, { params: { id }, signal }),
  });

/** What is typed stands in it too, so nothing may be asked again beneath it. */
export const assignmentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'mine'] as const,
    queryFn: ({ signal }) => call(mine, { params: { id }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

export const resultQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'result'] as const,
    queryFn: ({ signal }) => call(result, { params: { id }, signal }),
    retry: false,
  });

export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'feedback'] as const,
    queryFn: ({ signal }) => call(feedback, { params: { id }, signal }),
  });

const refresh = (client: QueryClient, id: number): Promise<void> => client.invalidateQueries({ queryKey: keyOf(id) });

export async function saveRubric(
  client: QueryClient,
  id: number,
  criteria: (Omit<Criterion, 'number'> & { number: number | null })[],
): Promise<void> {
  client.setQueryData(rubricQuery(id).queryKey, await call(edit, { params: { id }, body: { criteria } }));
}

/** Answers how many entries have judges. */
export async function spreadEntries(client: QueryClient, id: number, perEntry: number): Promise<number> {
  const judging = await call(assign, { params: { id }, body: { perEntry } });
  client.setQueryData(judgingQuery(id).queryKey, judging);
  await refresh(client, id);
  return judging.entries.filter(({ judges }) => judges.length > 0).length;
}

/** What stands on the page for one of the judge’s entries from now on. */
export const putAssignment = (
  client: QueryClient,
  id: number,
  entry: number,
  change: (assignment: Assignment) => Assignment,
): void =>
  void client.setQueryData(
    assignmentsQuery(id).queryKey,
    (known) => known && { ...known, entries: known.entries.map((one) => (one.id === entry ? change(one) : one)) },
  );

export const keepSheet = (id: number, entry: number, sheet: Sheet) =>
  call(save, { params: { id, entry }, body: sheet });

export async function submitSheet(client: QueryClient, id: number, entry: number, sheet: Sheet): Promise<void> {
  const saved = await call(submit, { params: { id, entry }, body: sheet });
  putAssignment(client, id, entry, () => saved);
}

export async function stepBack(client: QueryClient, id: number, entry: number): Promise<void> {
  await call(declare, { params: { id, entry } });
  await client.invalidateQueries({ queryKey: assignmentsQuery(id).queryKey });
}

export async function orderTie(client: QueryClient, id: number, entries: number[]): Promise<void> {
  await call(decide, { params: { id }, body: { entries } });
  await refresh(client, id);
}

export async function makePublic(client: QueryClient, id: number, anyway: boolean): Promise<void> {
  await call(release, { params: { id }, body: { anyway } });
  await refresh(client, id);
}
