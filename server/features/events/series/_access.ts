import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';
import { joinSeries } from '../events/door.ts';
import { insertSeries } from './store.ts';

const single =
  (body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id) },
    ...(body === undefined ? {} : { body }),
  });

const repeating = (body?: object) => async (world: World) => {
  const { database } = world.house;
  const { params } = await single()(world);
  await joinSeries(database, [params.id], await insertSeries(database, 'week', new Date()));
  return { params, ...(body === undefined ? {} : { body }) };
};

const edited = {
  title: 'Moved',
  location: 'Pune',
  startTime: '01:00',
  endTime: '23:00',
  time: 'All day',
  description: 'All day',
  revision: 1,
};

/** The dates are everybody’s to see; who made the event, and staff, repeat and cancel it. */
export const access: Row[] = [
  ['get /api/events/{id}/series/', [200, 200, 200, 200, 200], repeating()],
  ['post /api/events/{id}/series/', [401, 403, 201, 201, 201], single({ every: 'week', count: 2 })],
  ['put /api/events/{id}/series/', [401, 403, 200, 200, 200], repeating(edited)],
  ['post /api/events/{id}/series/cancel/', [401, 403, 200, 200, 200], repeating({ reason: 'The hall is flooded' })],
];
