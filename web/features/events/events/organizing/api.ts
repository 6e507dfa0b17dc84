import type { announceToGuests, listAnnouncements } from '@devorbit/contract/events/announcements.ts';
import type { addToCrew, CrewRole, listCrew, removeFromCrew } from '@devorbit/contract/events/crew.ts';
import type { showDashboard } from '@devorbit/contract/events/registrations.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { addressOf, call, fetchWithSession, route } from '../../../../platform/http-client.ts';

const dashboard = route<typeof showDashboard>('GET', '/api/events/:id/dashboard/');
const crew = route<typeof listCrew>('GET', '/api/events/:id/crew/');
const add = route<typeof addToCrew>('PUT', '/api/events/:id/crew/');
const remove = route<typeof removeFromCrew>('DELETE', '/api/events/:id/crew/:username/');
const announcements = route<typeof listAnnouncements>('GET', '/api/events/:id/announcements/');
const announce = route<typeof announceToGuests>('POST', '/api/events/:id/announcements/');

export const dashboardQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'dashboard', id] as const,
    queryFn: ({ signal }) => call(dashboard, { params: { id }, signal }),
  });

export const crewQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'crew', id] as const,
    queryFn: async ({ signal }) => (await call(crew, { params: { id }, signal })).crew,
  });

export const addMember = async (client: QueryClient, id: number, username: string, role: CrewRole) => {
  const { crew: all } = await call(add, { params: { id }, body: { username, role } });
  client.setQueryData(crewQuery(id).queryKey, all);
};
export const removeMember = async (client: QueryClient, id: number, username: string) => {
  await call(remove, { params: { id, username } });
  await client.invalidateQueries(crewQuery(id));
};

/** How often it is asked how many were told, while some were not, in ms. */
const TELLING_MS = 3_000;
export const announcementsQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'announcements', id] as const,
    queryFn: ({ signal }) => call(announcements, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ done }) => !done) ? TELLING_MS : false),
  });

export const announceTo = async (
  client: QueryClient,
  id: number,
  body: { title: string; body: string; audience: 'all' | 'place' },
) => {
  await call(announce, { params: { id }, body });
  await client.invalidateQueries(announcementsQuery(id));
};

/** Everybody who registered, as a file. */
export async function fetchExport(id: number): Promise<File> {
  const answer = await fetchWithSession(addressOf('/api/events/:id/registrations.csv', { params: { id } }), {
    method: 'GET',
  });
  return new File([await answer.blob()], `event-${id}-registrations.csv`, { type: 'text/csv' });
}
