import type { makeFeed, removeFeed, showOwnFeed } from '@devorbit/contract/events/calendars.ts';
import type {
  cancelEvent,
  createEvent,
  decideEvent,
  deleteEvent,
  editEvent,
  EventForm,
  EventSummary,
  joinMarks,
  listEvents,
  listMonth,
  listPending,
  markEvent,
  showEvent,
} from '@devorbit/contract/events/events.ts';
import type {
  acceptOffer,
  cancelRegistration,
  decideRegistration,
  listAttendees,
  listOwnRegistrations,
  registerForEvent,
  RegistrationState,
  showRegistration,
} from '@devorbit/contract/events/registrations.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { addressOf, call, route, send } from '../../../platform/http-client.ts';
import { ownTimeZone } from '../../../platform/time-zone.ts';
import { upload } from '../../../platform/upload.ts';
import type { Filters } from './model.ts';

const list = route<typeof listEvents>('GET', '/api/events/');
const month = route<typeof listMonth>('GET', '/api/events/month/');
const pending = route<typeof listPending>('GET', '/api/events/pending/');
const show = route<typeof showEvent>('GET', '/api/events/:id/');
const create = route<typeof createEvent>('POST', '/api/events/');
const edit = route<typeof editEvent>('PUT', '/api/events/:id/');
const remove = route<typeof deleteEvent>('DELETE', '/api/events/:id/');
const cancel = route<typeof cancelEvent>('POST', '/api/events/:id/cancel/');
const decide = route<typeof decideEvent>('POST', '/api/events/:id/decide/');
const mark = route<typeof markEvent>('PUT', '/api/events/:id/marks/');
const join = route<typeof joinMarks>('POST', '/api/events/marks/');
const own = route<typeof showRegistration>('GET', '/api/events/:id/registration/');
const register = route<typeof registerForEvent>('POST', '/api/events/:id/registration/');
const giveBack = route<typeof cancelRegistration>('DELETE', '/api/events/:id/registration/');
const accept = route<typeof acceptOffer>('POST', '/api/events/:id/registration/accept/');
const mine = route<typeof listOwnRegistrations>('GET', '/api/registrations/');
const attendees = route<typeof listAttendees>('GET', '/api/events/:id/registrations/');
const answer = route<typeof decideRegistration>('POST', '/api/events/:id/registrations/:registration/decide/');
const feed = route<typeof showOwnFeed>('GET', '/api/calendar-feed/');
const renewFeed = route<typeof makeFeed>('POST', '/api/calendar-feed/');
const endFeed = route<typeof removeFeed>('DELETE', '/api/calendar-feed/');

const keys = {
  all: ['events'] as const,
  detail: (id: number) => ['events', 'detail', id] as const,
  own: (id: number) => ['events', 'registration', id] as const,
};

const queryOf = ({ type, categories, date, sort, search }: Filters) => ({
  type: type === 'all' ? undefined : type,
  categories: categories.length === 0 ? undefined : categories.join(','),
  date,
  sort,
  search: search || undefined,
  timeZone: ownTimeZone(),
});

export type Whose = { mine?: 'created' | 'saved' | 'interested'; by?: string; university?: string };
type Page = { events: EventSummary[]; page: number; total: number };

/** Pages of the list; `viewer` is who asks, so that nobody sees what was another's. */
export const eventsQuery = (filters: Filters, viewer: string | null, whose: Whose = {}) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'list', filters, whose, viewer] as const,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { body, headers } = await send(list, { query: { ...queryOf(filters), ...whose, page: pageParam }, signal });
      return { events: body, page: pageParam, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ events, page, total }) => (events.length > 0 && page * 24 < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const monthQuery = (filters: Filters, wanted: string, viewer: string | null) =>
  queryOptions({
    queryKey: [...keys.all, 'month', wanted, { ...filters, sort: 'date', date: 'all' }, viewer] as const,
    queryFn: ({ signal }) => {
      const { type, categories, search, timeZone } = queryOf(filters);
      return call(month, { query: { type, categories, search, timeZone, month: wanted }, signal });
    },
    placeholderData: keepPreviousData,
  });

export const pendingQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'pending'] as const,
    queryFn: ({ signal }) => call(pending, { signal }),
  });

export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: keys.detail(id),
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
    retry: false,
  });

/** How often the place on a waitlist is asked for again, in ms. */
const POSITION_MS = 15_000;
export const registrationQuery = (id: number) =>
  queryOptions({
    queryKey: keys.own(id),
    queryFn: async ({ signal }) => (await call(own, { params: { id }, signal })).registration,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'offered' || state.data?.state === 'pending'
        ? POSITION_MS
        : false,
  });

export const ownRegistrationsQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'mine'] as const,
    queryFn: ({ signal }) => call(mine, { signal }),
  });

export const ATTENDEES_PAGE = 50;
export const attendeesQuery = (
  id: number,
  { state, search }: { state: RegistrationState | null; search: string },
  page: number,
) =>
  queryOptions({
    queryKey: [...keys.all, 'attendees', id, state, search, page] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(attendees, {
        params: { id },
        query: { ...(state === null ? {} : { state }), search, page },
        signal,
      });
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    placeholderData: keepPreviousData,
  });

export const feedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'] as const,
    queryFn: async ({ signal }) => (await call(feed, { signal })).madeAt,
  });

/** Whatever shows events asks again. */
export const refreshEvents = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: keys.all });

const fresh = async <T>(client: QueryClient, done: Promise<T>): Promise<T> => {
  const result = await done;
  await refreshEvents(client);
  return result;
};

export const saveEvent = (client: QueryClient, form: EventForm, of: { id: number; revision: number } | null) =>
  fresh(
    client,
    of === null
      ? call(create, { body: form })
      : call(edit, { params: { id: of.id }, body: { ...form, revision: of.revision } }),
  );
export const removeEvent = (client: QueryClient, id: number) => fresh(client, call(remove, { params: { id } }));
export const callOff = (client: QueryClient, id: number, reason: string) =>
  fresh(client, call(cancel, { params: { id }, body: { reason } }));
export const decideAbout = (client: QueryClient, id: number, decision: 'approve' | 'decline', reason = '') =>
  fresh(client, call(decide, { params: { id }, body: { decision, reason } }));
export const setMark = (id: number, change: { interested?: boolean; saved?: boolean }) =>
  call(mark, { params: { id }, body: change });
export const bringMarks = (client: QueryClient, marks: { interested: number[]; saved: number[] }) =>
  fresh(client, call(join, { body: marks }));

export const takePlace = (
  client: QueryClient,
  id: number,
  body: { seats: number; guests: string[]; answers: Record<string, string> },
) => fresh(client, call(register, { params: { id }, body }));
export const givePlaceBack = (client: QueryClient, id: number) => fresh(client, call(giveBack, { params: { id } }));
export const takeOffer = (client: QueryClient, id: number) => fresh(client, call(accept, { params: { id } }));
export const answerAttendee = (
  client: QueryClient,
  id: number,
  registration: number,
  decision: 'confirm' | 'decline',
  reason: string,
) => fresh(client, call(answer, { params: { id, registration }, body: { decision, reason } }));

export const makeOwnFeed = async (client: QueryClient) => {
  const made = await call(renewFeed, {});
  client.setQueryData(feedQuery().queryKey, made.madeAt);
  return made.address;
};
export const endOwnFeed = async (client: QueryClient) => {
  await call(endFeed, {});
  client.setQueryData(feedQuery().queryKey, null);
};

export const calendarFileOf = (id: number): string => `/api/events/${id}/calendar.ics`;
export const feedAddress = (filters: {
  type?: string | undefined;
  category?: string | undefined;
  by?: string | undefined;
}): string => addressOf('/api/events/calendar.ics', { query: filters });

/** A picture for an event; answers its digest, and an address to show it at meanwhile. */
export async function sendPicture(
  file: File,
  kind: 'image' | 'logo' | 'sponsor',
  options: Parameters<typeof upload>[2],
): Promise<{ digest: string; address: string }> {
  const form = new FormData();
  // The server reads the kind before the file has come.
  form.set('kind', kind);
  form.set('picture', file);
  return (await upload('/api/events/pictures/', form, options)) as { digest: string; address: string };
}
