import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from './_all-rows.ts';
import type { Row } from './_row.ts';
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

/** The status alone: a stream of events is left as soon as it begins. */
async function status(world: World, [call, , input = {}]: Row, role: Role, code: string | undefined): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const {
    params = {},
    query = '',
    body,
    headers = {},
  } = typeof input === 'function' ? await input(world, role) : input;
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
    found.push(await status(world, row, role, role === 'visitor' ? undefined : world.people[role].code));
  expect(Object.fromEntries(people.map((role, at) => [role, found[at]]))).toEqual(
    Object.fromEntries(people.map((role, at) => [role, expected[at]])),
  );
  if (!row[0].startsWith('get') && expected[0] === 401) expect(await status(world, row, 'owner', reading)).toBe(403);
  // Whatever they were: they are visitors now.
  const asDead: Record<string, number> = {};
  for (const [who, code] of Object.entries(dead)) asDead[who] = await status(world, row, 'visitor', code);
  expect(asDead).toEqual(Object.fromEntries(Object.keys(dead).map((who) => [who, expected[0]])));
});
