import type {
  addSession,
  addSpeaker,
  editSession,
  editSpeaker,
  Programme,
  removeSession,
  removeSpeaker,
  showProgramme,
  starSession,
} from '@devorbit/contract/events/programme.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const show = route<typeof showProgramme>('GET', '/api/events/:id/programme/');
const add = route<typeof addSession>('POST', '/api/events/:id/sessions/');
const edit = route<typeof editSession>('PUT', '/api/events/:id/sessions/:session/');
const remove = route<typeof removeSession>('DELETE', '/api/events/:id/sessions/:session/');
const addPerson = route<typeof addSpeaker>('POST', '/api/events/:id/speakers/');
const editPerson = route<typeof editSpeaker>('PUT', '/api/events/:id/speakers/:speaker/');
const removePerson = route<typeof removeSpeaker>('DELETE', '/api/events/:id/speakers/:speaker/');
const star = route<typeof starSession>('PUT', '/api/events/:id/sessions/:session/star/');

export const programmeQuery = (id: number) =>
  queryOptions({
    queryKey: ['programme', id] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
    retry: false,
  });

const keep = (client: QueryClient, id: number, programme: Programme): void =>
  void client.setQueryData(programmeQuery(id).queryKey, programme);

export type SessionFields = {
  title: string;
  abstract: string;
  date: string;
  startTime: string;
  minutes: number;
  room: string;
  track: string;
  speakers: number[];
};
/** A new one without `session`. */
export async function keepSession(
  client: QueryClient,
  id: number,
  session: number | null,
  body: SessionFields,
): Promise<void> {
  const programme = await (session === null
    ? call(add, { params: { id }, body })
    : call(edit, { params: { id, session }, body }));
  keep(client, id, programme);
}
export const dropSession = async (client: QueryClient, id: number, session: number): Promise<void> =>
  keep(client, id, await call(remove, { params: { id, session } }));

export type SpeakerFields = { name: string; title: string; company: string; bio: string };
/** A new one without `speaker`. */
export async function keepSpeaker(
  client: QueryClient,
  id: number,
  speaker: number | null,
  body: SpeakerFields,
): Promise<void> {
  const programme = await (speaker === null
    ? call(addPerson, { params: { id }, body })
    : call(editPerson, { params: { id, speaker }, body }));
  keep(client, id, programme);
}
export const dropSpeaker = async (client: QueryClient, id: number, speaker: number): Promise<void> =>
  keep(client, id, await call(removePerson, { params: { id, speaker } }));

export async function markSession(client: QueryClient, id: number, session: number, starred: boolean): Promise<void> {
  await call(star, { params: { id, session }, body: { starred } });
  client.setQueryData(programmeQuery(id).queryKey, (before) =>
    before === undefined
      ? before
      : {
          ...before,
          sessions: before.sessions.map((one) => (one.id === session ? { ...one, starred } : one)),
        },
  );
}

export const sessionFileOf = (id: number, session: number): string =>
  `/api/events/${id}/sessions/${session}/calendar.ics`;
