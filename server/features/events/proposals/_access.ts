import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';
import { insertProposal, putCall } from './store.ts';

const HOUR_MS = 3_600_000;
const kinds = [{ name: 'Talk', minutes: 30 }];
const form = { title: 'Orbits', abstract: 'How they hold.', kind: 'Talk', level: 'beginner' };

/** The owner’s event with an open call. */
const ofEvent =
  (body?: object) =>
  async ({ house: { database }, owner }: World) => {
    const id = await insertTestEvent(database, owner.id);
    await putCall(database, id, { closes_at: new Date(Date.now() + 24 * HOUR_MS), kinds, guidance: '' });
    return { params: { id }, ...(body === undefined ? {} : { body }) };
  };

/** Staff, who organize everything, proposed it; `told` accepts it and tells them. */
const ofProposal =
  (body?: object, told = false) =>
  async (world: World) => {
    const { database } = world.house;
    const { params } = await ofEvent()(world);
    const proposal = await insertProposal(
      database,
      { event: params.id, author: world.people.staff.id, at: new Date() },
      { ...form, minutes: 30, note: '', co_speakers: '' },
    );
    if (told)
      await database.run(`update event_proposals set decision = 'accept', told = 'accept' where id = $1`, [proposal]);
    return { params: { ...params, proposal }, ...(body === undefined ? {} : { body }) };
  };

const scheduled = async (world: World) => {
  const { params } = await ofProposal(undefined, true)(world);
  const Start = z.object({ date: z.string(), start: z.string() });
  const { date, start } = await world.house.database.row(
    Start,
    `select to_char((starts_at + interval '1 hour') at time zone time_zone, 'YYYY-MM-DD') as date,
       to_char((starts_at + interval '1 hour') at time zone time_zone, 'HH24:MI') as start from events where id = $1`,
    [params.id],
  );
  return { params, body: { date, startTime: start, room: 'A' } };
};

/** Everybody proposes and sees the call; organizers and staff decide; reviewers alone review. */
export const access: Row[] = [
  ['get /api/events/{id}/call/', [200, 200, 200, 200, 200], ofEvent()],
  [
    'put /api/events/{id}/call/',
    [401, 403, 200, 200, 200],
    async (world) => ({
      ...(await ofEvent()(world)),
      body: { closesAt: new Date(Date.now() + HOUR_MS).toISOString(), kinds },
    }),
  ],
  ['post /api/events/{id}/proposals/', [401, 201, 201, 201, 201], ofEvent(form)],
  ['put /api/events/{id}/proposals/{proposal}/', [401, 404, 404, 200, 404], ofProposal(form)],
  ['delete /api/events/{id}/proposals/{proposal}/', [401, 404, 404, 200, 404], ofProposal()],
  ['get /api/events/{id}/proposals/', [401, 403, 200, 200, 200], ofEvent()],
  ['get /api/events/{id}/proposals/{proposal}/', [401, 403, 200, 200, 200], ofProposal()],
  ['post /api/events/{id}/proposals/names/', [401, 403, 200, 200, 200], ofProposal()],
  [
    'put /api/events/{id}/proposals/{proposal}/decision/',
    [401, 403, 200, 200, 200],
    ofProposal({ decision: 'accept', line: '' }),
  ],
  ['post /api/events/{id}/proposals/decisions/', [401, 403, 200, 200, 200], ofProposal()],
  ['post /api/events/{id}/proposals/{proposal}/session/', [401, 403, 200, 200, 200], scheduled],
  ['get /api/events/{id}/reviews/', [401, 403, 403, 403, 403], ofEvent()],
  ['get /api/events/{id}/reviews/{proposal}/', [401, 403, 403, 403, 403], ofProposal()],
  ['put /api/events/{id}/reviews/{proposal}/', [401, 403, 403, 403, 403], ofProposal({ points: 3 })],
];
