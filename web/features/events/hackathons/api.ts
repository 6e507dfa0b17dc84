import type {
  EntryFields,
  handOverTeam,
  Hackathon,
  joinTeam,
  leaveTeam,
  listEntries,
  makeTeam,
  removeFromTeam,
  renewTeamCode,
  saveEntry,
  setHackathon,
  setWanted,
  showEntry,
  showHackathon,
} from '@devorbit/contract/events/hackathons.ts';
import type {
  acceptTeamRequest,
  askToJoinTeam,
  endTeamRequest,
  inviteToTeam,
  listLookingTeams,
  listTeamRequests,
  TeamRequests,
} from '@devorbit/contract/events/team-requests.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';

const show = route<typeof showHackathon>('GET', '/api/events/:id/hackathon/');
const set = route<typeof setHackathon>('PUT', '/api/events/:id/hackathon/');
const make = route<typeof makeTeam>('POST', '/api/events/:id/team/');
const renew = route<typeof renewTeamCode>('POST', '/api/events/:id/team/code/');
const join = route<typeof joinTeam>('POST', '/api/events/:id/team/join/');
const leave = route<typeof leaveTeam>('DELETE', '/api/events/:id/team/');
const want = route<typeof setWanted>('PUT', '/api/events/:id/team/wanted/');
const handOver = route<typeof handOverTeam>('PUT', '/api/events/:id/team/lead/');
const remove = route<typeof removeFromTeam>('DELETE', '/api/events/:id/team/members/:username/');
const save = route<typeof saveEntry>('PUT', '/api/events/:id/entry/');
const list = route<typeof listEntries>('GET', '/api/events/:id/entries/');
const entry = route<typeof showEntry>('GET', '/api/events/:id/entries/:entry/');

const requests = route<typeof listTeamRequests>('GET', '/api/events/:id/team-requests/');
const looking = route<typeof listLookingTeams>('GET', '/api/events/:id/teams/');
const invite = route<typeof inviteToTeam>('POST', '/api/events/:id/team/invites/');
const ask = route<typeof askToJoinTeam>('POST', '/api/events/:id/teams/:team/requests/');
const accept = route<typeof acceptTeamRequest>('POST', '/api/events/:id/team-requests/:request/accept/');
const end = route<typeof endTeamRequest>('DELETE', '/api/events/:id/team-requests/:request/');

export const keyOf = (id: number) => ['hackathon', id] as const;

export const hackathonQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'own'] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
    retry: false,
  });

export const ENTRIES_PAGE = 24;
export const entriesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'entries', page] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(list, { params: { id }, query: { page }, signal });
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
  });

export const entryQuery = (id: number, wanted: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'entry', wanted] as const,
    queryFn: ({ signal }) => call(entry, { params: { id, entry: wanted }, signal }),
    retry: false,
  });

/** Shows what the server answered, and has asked anew what depends on it. */
export async function keep(client: QueryClient, id: number, hackathon: Hackathon): Promise<void> {
  client.setQueryData(hackathonQuery(id).queryKey, hackathon);
  await Promise.all([
    client.invalidateQueries({ queryKey: [...keyOf(id), 'entries'] }),
    client.invalidateQueries({ queryKey: [...keyOf(id), 'entry'] }),
    client.invalidateQueries({ queryKey: [...keyOf(id), 'versions'] }),
    client.invalidateQueries({ queryKey: [...keyOf(id), 'requests'] }),
    client.invalidateQueries({ queryKey: [...keyOf(id), 'looking'] }),
  ]);
}

export const setDates = async (
  client: QueryClient,
  id: number,
  body: { submissionsCloseAt: string; judgingClosesAt: string; leastMembers: number; mostMembers: number },
) => keep(client, id, await call(set, { params: { id }, body }));

/** Answers the code by which others join. */
export async function startTeam(client: QueryClient, id: number, name: string): Promise<string> {
  const { code, hackathon } = await call(make, { params: { id }, body: { name } });
  await keep(client, id, hackathon);
  return code;
}
export const newCode = async (id: number): Promise<string> => (await call(renew, { params: { id } })).code;
export const enterTeam = async (client: QueryClient, id: number, code: string) =>
  keep(client, id, await call(join, { params: { id }, body: { code } }));
export const quitTeam = async (client: QueryClient, id: number) =>
  keep(client, id, await call(leave, { params: { id } }));

export const sayWanted = async (client: QueryClient, id: number, wanted: string) =>
  keep(client, id, await call(want, { params: { id }, body: { wanted } }));
export const passLead = async (client: QueryClient, id: number, username: string) =>
  keep(client, id, await call(handOver, { params: { id }, body: { username } }));
export const takeOut = async (client: QueryClient, id: number, username: string) =>
  keep(client, id, await call(remove, { params: { id, username } }));

/** Answers the revision that it has now. */
export async function keepEntry(
  client: QueryClient,
  id: number,
  body: EntryFields & { submitted: boolean; revision: number },
): Promise<number> {
  const hackathon = await call(save, { params: { id }, body });
  await keep(client, id, hackathon);
  return hackathon.entry?.revision ?? 0;
}

export const requestsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'requests'] as const,
    queryFn: ({ signal }) => call(requests, { params: { id }, signal }),
  });

export const lookingQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'looking', page] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(looking, { params: { id }, query: { page }, signal });
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
  });

const keepRequests = (client: QueryClient, id: number, now: TeamRequests) =>
  client.setQueryData(requestsQuery(id).queryKey, now);

export const sendInvite = async (client: QueryClient, id: number, username: string) =>
  keepRequests(client, id, await call(invite, { params: { id }, body: { username } }));
export const sendRequest = async (client: QueryClient, id: number, team: number) =>
  keepRequests(client, id, await call(ask, { params: { id, team } }));
export const endRequest = async (client: QueryClient, id: number, request: number) =>
  keepRequests(client, id, await call(end, { params: { id, request } }));
/** Somebody is in a team then: all that stands there of teams is asked anew. */
export async function acceptRequest(client: QueryClient, id: number, request: number): Promise<void> {
  await call(accept, { params: { id, request } });
  await client.invalidateQueries({ queryKey: keyOf(id) });
}
