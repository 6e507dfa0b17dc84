import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';
import { insertSession, insertSpeaker } from './store.ts';

const HOUR_MS = 3_600_000;
/** The first hour of `insertTestEvent`’s event that is a whole one, as its form has it. */
const STARTS = new Date(Math.ceil((Date.now() + 241 * HOUR_MS) / HOUR_MS) * HOUR_MS);
const wall = new Date(STARTS.getTime() + 5.5 * HOUR_MS).toISOString();

const speakerForm = { name: 'Ada Example' };
const sessionForm = { title: 'Orbits', date: wall.slice(0, 10), startTime: wall.slice(11, 16), minutes: 30, room: 'A' };

const ofEvent =
  (body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id) },
    ...(body === undefined ? {} : { body }),
  });

const ofSpeaker = (body?: object) => async (world: World) => {
  const { params } = await ofEvent()(world);
  const about = { name: 'Ada Example', title: '', company: '', bio: '' };
  const speaker = await insertSpeaker(world.house.database, params.id, about);
  return { params: { ...params, speaker }, ...(body === undefined ? {} : { body }) };
};

const ofSession = (body?: object) => async (world: World) => {
  const { params } = await ofEvent()(world);
  const content = { title: 'Orbits', abstract: '', room: 'A', track: '', starts_at: STARTS };
  const session = await insertSession(
    world.house.database,
    params.id,
    { ...content, ends_at: new Date(STARTS.getTime() + HOUR_MS) },
    new Date(),
  );
  return { params: { ...params, session }, ...(body === undefined ? {} : { body }) };
};

/** The programme is everybody’s to read, and its organizers’ and staff’s to write. */
export const access: Row[] = [
  ['get /api/events/{id}/programme/', [200, 200, 200, 200, 200], ofEvent()],
  ['post /api/events/{id}/speakers/', [401, 403, 201, 201, 201], ofEvent(speakerForm)],
  ['put /api/events/{id}/speakers/{speaker}/', [401, 403, 200, 200, 200], ofSpeaker(speakerForm)],
  ['delete /api/events/{id}/speakers/{speaker}/', [401, 403, 200, 200, 200], ofSpeaker()],
  ['post /api/events/{id}/sessions/', [401, 403, 201, 201, 201], ofEvent(sessionForm)],
  ['put /api/events/{id}/sessions/{session}/', [401, 403, 200, 200, 200], ofSession(sessionForm)],
  ['delete /api/events/{id}/sessions/{session}/', [401, 403, 200, 200, 200], ofSession()],
  ['put /api/events/{id}/sessions/{session}/star/', [401, 200, 200, 200, 200], ofSession({ starred: true })],
  ['get /api/events/{id}/sessions/{session}/calendar.ics', [200, 200, 200, 200, 200], ofSession()],
];
