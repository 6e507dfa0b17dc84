import {
  readDemoEvents,
  readDemoHackathons,
  readDemoJudging,
  readDemoLearners,
} from '@devorbit/content-reader/demo.ts';
import { showFeedback, showResult } from '@devorbit/contract/events/hackathon-judging.ts';
import { listEntries, showHackathon } from '@devorbit/contract/events/hackathons.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestEntry, insertTestHackathon } from './features/events/hackathon-judging/_hackathon.ts';
import { selectOptionalSample } from './features/events/hackathons/door.ts';
import { selectSamplePeople } from './features/identity/accounts/door.ts';
import { contentFolder } from './folders.ts';
import { seedEvents } from './seed-events.ts';
import { seedHackathons } from './seed-hackathons.ts';
import { seedJudging } from './seed-judging.ts';
import { seedPeople } from './seed-world.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await seedPeople(house, readDemoLearners(contentFolder('demo')));
});
afterAll(() => house.close());

test('hackathons of the demo world that are over are judged once, by people of none of their teams', async () => {
  const { database, url } = house;
  const people = await selectSamplePeople(database);
  const maker = people.get('asha_iyer') ?? 0;
  const over = await insertTestHackathon(database, maker, { closes: -60, judgingCloses: -30 });
  const open = await insertTestHackathon(database, maker, {});
  const strange = await insertTestHackathon(database, (await makeUser(house)).user.id, { judgingCloses: -0.5 });
  const entrant = await makeUser(house);
  for (const event of [over, open, strange])
    for (let at = 0; at < 6; at++)
      await insertTestEntry(database, event, {
        title: `Entry ${at}`,
        // One of the judges builds as well.
        members: at === 0 ? [entrant.user.id] : at === 1 ? [people.get('mei_tanaka') ?? 0] : [],
      });
  const judging = readDemoJudging(contentFolder('demo'));
  await seedJudging(house, judging);
  const { body: result } = await call(url, showResult, { params: { id: over } });
  expect(result.entries.map(({ scores }) => scores)).toEqual([3, 3, 3, 3, 3, 3]);
  expect([result.judges.length, result.groups, result.unscored]).toEqual([4, 1, []]);
  const { body: feedback } = await call(url, showFeedback, { as: entrant.code, params: { id: over } });
  for (const { note } of feedback.judges) expect(judging.notes).toContain(note);
  await seedJudging(house, judging);
  expect((await call(url, showResult, { params: { id: over } })).body).toEqual(result);
  for (const event of [open, strange]) expect((await fetch(`${url}/api/events/${event}/results/`)).status).toBe(404);
});

test('the demo world’s past hackathon has entries and a result, and its live one has teams forming', async () => {
  const world = await openHouse();
  const { database, url } = world;
  const demo = contentFolder('demo');
  await seedPeople(world, readDemoLearners(demo));
  await seedEvents(world, readDemoEvents(demo));
  for (let start = 0; start < 2; start++) {
    await seedHackathons(world, readDemoHackathons(demo));
    await seedJudging(world, readDemoJudging(demo));
  }
  const idOf = async (title: string): Promise<number> => (await selectOptionalSample(database, title))?.id ?? 0;
  const [past, live] = [await idOf('Pocket Games Jam'), await idOf('Orbit Hack 48')];
  const { body: result } = await call(url, showResult, { params: { id: past } });
  expect(result.entries).toHaveLength(6);
  expect(result.judges.length).toBeGreaterThan(2);
  expect((await call(url, listEntries, { params: { id: past }, query: {} })).body).toHaveLength(6);
  const { body: open } = await call(url, showHackathon, { params: { id: live } });
  expect(open.open).toBe(true);
  const { rows: teams } = await database.raw(
    `select wanted <> '' as looking from teams where event_id = ${live} order by 1`,
  );
  expect(teams).toEqual([{ looking: false }, { looking: true }]);
  await world.close();
});
