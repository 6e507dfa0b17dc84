import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from './_all-rows.ts';
import type { Row, Sent } from './_row.ts';
import { deadCodes, makeAccessToken, makeWorld, people, type Role, type World } from './_world.ts';

let house: House;
let runner: FakeRunner;
let problem: number;
let dead: Record<string, string>;
/** For calls that only read: they leave it as it is. */
let still: World;
/** A superuser's token that may only read. */
let reading: string;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  problem = await makeProblem(house, { hints: ['Add.'], editorial: 'Add them.' });
  dead = await deadCodes(house);
  still = await makeWorld(house, problem);
  ({ token: reading } = await makeAccessToken(house, ['read']));
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const sentBy = async (world: World, [, , input = {}]: Row, role: Role): Promise<Sent> =>
  typeof input === 'function' ? input(world, role) : input;

/** The status alone: a stream of events is left as soon as it begins. */
async function status([call]: Row, sent: Sent, code: string | undefined): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const { params = {}, query = '', body, headers = {} } = sent;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const leave = new AbortController();
  const response = await fetch(`${house.url}${path}${query}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(code === undefined ? {} : { 'x-session-code': code }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: leave.signal,
  });
  leave.abort();
  return response.status;
}

test('every call of the OpenAPI document has a row', async () => {
  const document = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(rows.map(([call]) => call).toSorted()).toEqual(calls.toSorted());
});

test.each(rows)('%s', async (...row) => {
  const [, expected] = row;
  const world = row[0].startsWith('get ') ? still : await makeWorld(house, problem);
  const found: number[] = [];
  for (const role of people)
    found.push(
      await status(row, await sentBy(world, row, role), role === 'visitor' ? undefined : world.people[role].code),
    );
  expect(Object.fromEntries(people.map((role, at) => [role, found[at]]))).toEqual(
    Object.fromEntries(people.map((role, at) => [role, expected[at]])),
  );
  if (!row[0].startsWith('get') && expected[0] === 401)
    expect(await status(row, await sentBy(world, row, 'owner'), reading)).toBe(403);
  // Whatever they were: they are visitors now.
  const asDead: Record<string, number> = {};
  let sent: Sent | null = null;
  for (const [who, code] of Object.entries(dead)) {
    // What is refused uses nothing up.
    if (sent === null || expected[0] < 400) sent = await sentBy(world, row, 'visitor');
    asDead[who] = await status(row, sent, code);
  }
  expect(asDead).toEqual(Object.fromEntries(Object.keys(dead).map((who) => [who, expected[0]])));
});
