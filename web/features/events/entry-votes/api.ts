import type {
  castVote,
  PublicVote,
  removeVotePeriod,
  setVotePeriod,
  showVote,
  VotePeriod,
} from '@devorbit/contract/events/entry-votes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const show = route<typeof showVote>('GET', '/api/events/:id/vote/');
const cast = route<typeof castVote>('PUT', '/api/events/:id/vote/');
const set = route<typeof setVotePeriod>('PUT', '/api/events/:id/vote/period/');
const remove = route<typeof removeVotePeriod>('DELETE', '/api/events/:id/vote/period/');

export const voteQuery = (id: number) =>
  queryOptions({
    queryKey: ['hackathon', id, 'vote'] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
    retry: false,
  });

const keep = (client: QueryClient, id: number, vote: PublicVote) => client.setQueryData(voteQuery(id).queryKey, vote);

/** Null takes the vote back. */
export const sendVote = async (client: QueryClient, id: number, entry: number | null) =>
  keep(client, id, await call(cast, { params: { id }, body: { entry } }));
export const sendPeriod = async (client: QueryClient, id: number, body: VotePeriod) =>
  keep(client, id, await call(set, { params: { id }, body }));
export const removePeriod = async (client: QueryClient, id: number) =>
  keep(client, id, await call(remove, { params: { id } }));
