import { createPlan, editPlan, phrasePlan } from '@devorbit/contract/learning/plans.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import {
  type AiScript,
  type FakeAiProvider,
  startFakeAiProvider,
  streaming,
} from '@devorbit/testkit/fake-ai-provider.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePlan, someProfile } from './_plan.ts';

let house: House;
let provider: FakeAiProvider;
let script: AiScript;
beforeAll(async () => {
  provider = await startFakeAiProvider((asked, reply) => script(asked, reply));
  house = await openHouse({ env: { AI_BASE_URL: provider.url, AI_MODEL: 'fake/model-1', AI_PLANS: 'on' } });
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

const [first, second] = somePlan.items;
const words = { title: 'Ready for liftoff', description: 'Meet the words that everything else is made of.' };
const begin = async () => {
  const { code: as, user } = await makeUser(house);
  const { body } = await call(house.url, createPlan, { as, body: { profile: someProfile } });
  const phrase = async (revision = 1) =>
    (await call(house.url, phrasePlan, { as, params: { id: body.id }, body: { revision } })).body;
  return { as, id: body.id, user, phrase };
};

test('the provider phrases and decides nothing: hours, order and what it invents are dropped', async () => {
  script = streaming(
    JSON.stringify({
      items: [
        { id: first?.id, ...words, duration: 1, dependencies: ['x'] },
        { id: 'invented', ...words },
        { id: second?.id, title: 'x'.repeat(81), description: words.description },
      ],
    }),
  );
  const { phrase, user } = await begin();
  const { plan, revision } = await phrase();
  expect(revision).toBe(1);
  expect(plan).toEqual({
    ...somePlan,
    items: somePlan.items.map((item, at) => (at === 0 ? { ...item, ...words } : item)),
  });
  const said = JSON.stringify(provider.calls.at(-1)?.body.messages);
  expect(said).toContain(someProfile.learningGoals[0]);
  expect(said).not.toContain(user.username);
});

test('whoever has begun to edit keeps our words', async () => {
  const { as, id, phrase } = await begin();
  script = async (asked, reply) => {
    await call(house.url, editPlan, {
      as,
      params: { id },
      body: { revision: 1, edit: { kind: 'tick', item: first?.id ?? '', completed: true } },
    });
    await streaming(JSON.stringify({ items: [{ id: second?.id, ...words }] }))(asked, reply);
  };
  const { plan, revision } = await phrase();
  expect([revision, plan.items[0]?.completed, plan.items[1]?.title]).toEqual([2, true, second?.title]);
});

test('where it fails the plan is as it was', async () => {
  script = (_, reply) => void reply.writeHead(500).end();
  expect((await (await begin()).phrase()).plan).toEqual(somePlan);
  script = streaming('I would rather write a poem.');
  expect((await (await begin()).phrase()).plan).toEqual(somePlan);
});
