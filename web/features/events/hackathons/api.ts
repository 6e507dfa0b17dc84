import type {
  Hackathon,
  joinTeam,
  leaveTeam,
  listEntries,
  makeTeam,
  renewTeamCode,
  saveEntry,
  setHackathon,
  showEntry,
  showHackathon,
} from '@devorbit/contract/events/hackathons.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';

const show = route<typeof showHackathon>('GET', '/api/events/:id/hackathon/');
const set = route<typeof setHackathon>('PUT', '/api/events/:id/hackathon/');
const make = route<typeof makeTeam>('POST', '/api/events/:id/team/');
const renew = route<typeof renewTeamCode>('POST', '/api/events/:id/team/code/');
const join = route<typeof joinTeam>('POST', '/api/events/:id/team/join/');
const leave = route<typeof leaveTeam>('DELETE', '/api/events/:id/team/');
const save = route<typeof saveEntry>('PUT', '/api/events/:id/entry/');
const list = route<typeof listEntries>('GET', '/api/events/:id/entries/');
const entry = route<typeof showEntry>('GET', '/api/events/:id/entries/:entry/');

const keyOf = (id: number) => ['hackathon', id] as const;

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

async function keep(client: QueryClient, id: number, hackathon: Hackathon): Promise<void> {
  client.setQueryData(hackathonQuery(id).queryKey, hackathon);
  await client.invalidateQueries({ queryKey: [...keyOf(id), 'entries'] });
}

export const setDates = async (
  client: QueryClient,
  id: number,
  body: { submissionsCloseAt: string; judgingClosesAt: string; mostMembers: number },
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

export type EntryFields = { title: string; tagline: string; text: string; repositoryUrl: string; demoUrl: string };
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
