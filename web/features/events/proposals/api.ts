import type {
  CallForPapers,
  decideProposal,
  editProposal,
  giveReview,
  listProposals,
  listReviews,
  ProposalDecision,
  ProposalDetail,
  ProposalKind,
  ProposalLevel,
  propose,
  ReviewDetail,
  scheduleProposal,
  sendDecisions,
  setCall,
  showCall,
  showNames,
  showProposal,
  showReview,
  withdrawProposal,
} from '@devorbit/contract/events/proposals.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { refreshEvents } from '../events/api.ts';
import { programmeQuery } from '../programme/api.ts';

const show = route<typeof showCall>('GET', '/api/events/:id/call/');
const set = route<typeof setCall>('PUT', '/api/events/:id/call/');
const add = route<typeof propose>('POST', '/api/events/:id/proposals/');
const edit = route<typeof editProposal>('PUT', '/api/events/:id/proposals/:proposal/');
const withdraw = route<typeof withdrawProposal>('DELETE', '/api/events/:id/proposals/:proposal/');
const list = route<typeof listProposals>('GET', '/api/events/:id/proposals/');
const one = route<typeof showProposal>('GET', '/api/events/:id/proposals/:proposal/');
const names = route<typeof showNames>('POST', '/api/events/:id/proposals/names/');
const decide = route<typeof decideProposal>('PUT', '/api/events/:id/proposals/:proposal/decision/');
const sendAll = route<typeof sendDecisions>('POST', '/api/events/:id/proposals/decisions/');
const schedule = route<typeof scheduleProposal>('POST', '/api/events/:id/proposals/:proposal/session/');
const toReview = route<typeof listReviews>('GET', '/api/events/:id/reviews/');
const review = route<typeof showReview>('GET', '/api/events/:id/reviews/:proposal/');
const give = route<typeof giveReview>('PUT', '/api/events/:id/reviews/:proposal/');

const keyOf = (id: number) => ['proposals', id] as const;

export const callQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'call'] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
  });
export const proposalsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'list'] as const,
    queryFn: async ({ signal }) => (await call(list, { params: { id }, signal })).proposals,
  });
export const proposalQuery = (id: number, proposal: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'one', proposal] as const,
    queryFn: ({ signal }) => call(one, { params: { id, proposal }, signal }),
  });
export const reviewsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'reviews'] as const,
    queryFn: async ({ signal }) => (await call(toReview, { params: { id }, signal })).proposals,
  });
export const reviewQuery = (id: number, proposal: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'review', proposal] as const,
    queryFn: ({ signal }) => call(review, { params: { id, proposal }, signal }),
  });

const keep = (client: QueryClient, id: number, board: CallForPapers): void =>
  void client.setQueryData(callQuery(id).queryKey, board);

export async function putCall(
  client: QueryClient,
  id: number,
  body: { closesAt: string; kinds: ProposalKind[]; guidance: string },
): Promise<void> {
  const board = await call(set, { params: { id }, body });
  // The event says whether its call is open.
  await refreshEvents(client);
  keep(client, id, board);
}

export type ProposalFields = {
  title: string;
  abstract: string;
  kind: string;
  level: ProposalLevel;
  note: string;
  coSpeakers: string;
};
/** A new one without `proposal`. */
export const keepProposal = async (
  client: QueryClient,
  id: number,
  proposal: number | null,
  body: ProposalFields,
): Promise<void> =>
  keep(
    client,
    id,
    await (proposal === null ? call(add, { params: { id }, body }) : call(edit, { params: { id, proposal }, body })),
  );
export const dropProposal = async (client: QueryClient, id: number, proposal: number): Promise<void> =>
  keep(client, id, await call(withdraw, { params: { id, proposal } }));

export const loadNames = async (id: number) => (await call(names, { params: { id } })).names;

async function keepDetail(client: QueryClient, id: number, detail: ProposalDetail): Promise<void> {
  client.setQueryData(proposalQuery(id, detail.id).queryKey, detail);
  await client.invalidateQueries({ queryKey: proposalsQuery(id).queryKey });
}
export const decideAbout = async (
  client: QueryClient,
  id: number,
  proposal: number,
  body: { decision: ProposalDecision | null; line: string },
): Promise<void> => keepDetail(client, id, await call(decide, { params: { id, proposal }, body }));

export type SlotFields = { date: string; startTime: string; room: string; track: string };
export async function putIntoProgramme(
  client: QueryClient,
  id: number,
  proposal: number,
  body: SlotFields,
): Promise<void> {
  await keepDetail(client, id, await call(schedule, { params: { id, proposal }, body }));
  await Promise.all([client.invalidateQueries({ queryKey: programmeQuery(id).queryKey }), refreshEvents(client)]);
}

/** Answers how many authors’ decisions go. */
export async function sendOut(client: QueryClient, id: number): Promise<number> {
  const { sent } = await call(sendAll, { params: { id } });
  await client.invalidateQueries({ queryKey: keyOf(id) });
  return sent;
}

export async function sendReview(
  client: QueryClient,
  id: number,
  proposal: number,
  body: { points: NonNullable<ReviewDetail['own']>['points']; note: string },
): Promise<void> {
  client.setQueryData(reviewQuery(id, proposal).queryKey, await call(give, { params: { id, proposal }, body }));
  await client.invalidateQueries({ queryKey: reviewsQuery(id).queryKey });
}
