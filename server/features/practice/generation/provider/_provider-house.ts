import {
  followGeneration,
  Generation,
  generateProblem,
  showGeneration,
} from '@devorbit/contract/practice/generation.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import {
  type AiCall,
  type AiScript,
  type FakeAiProvider,
  startFakeAiProvider,
} from '@devorbit/testkit/fake-ai-provider.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { z } from 'zod';

export const KEY = 'sk-secret-of-these-tests-0123456789';
const Count = z.object({ count: z.number() });
const Id = z.object({ id: z.string() });

export type ProviderHouse = House & {
  provider: FakeAiProvider;
  /** Wishes for a problem with a tag of its own, for which the provider answers by the script; waits for its end. */
  wish(script: AiScript, difficulty?: Difficulty): Promise<{ last: Generation; calls: AiCall[]; user: number }>;
  /** Every message of a wish, in order, how long the provider wrote, and what the wish was answered at first. */
  followWish(
    script: AiScript,
  ): Promise<{ told: { message: string; atMs: number }[]; answered: { status: number; body: Generation } }>;
  problems(): Promise<number>;
};

/** A house with a fake provider. Wishes at the same time do not disturb each other. */
export async function openProviderHouse(runnerUrl: string, env: Record<string, string> = {}): Promise<ProviderHouse> {
  const scripts = new Map<string, AiScript>();
  const topicOf = ({ body }: AiCall) =>
    /topic [a-z]+ end/.exec(body.messages.map(({ content }) => content).join(' '))?.[0] ?? '';
  const provider = await startFakeAiProvider((asked, reply) => scripts.get(topicOf(asked))?.(asked, reply));
  const house = await openHouse({
    runnerUrl,
    env: {
      AI_BASE_URL: provider.url,
      AI_API_KEY: KEY,
      AI_MODEL: 'fake/model-1',
      AI_TIMEOUT_MS: '10000',
      AI_IDLE_TIMEOUT_MS: '4000',
      ...env,
    },
  });
  const name = (number: number) => number.toString().replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const begin = async (script: AiScript, difficulty: Difficulty) => {
    const topic = `topic ${name(scripts.size)} end`;
    scripts.set(topic, script);
    const { code: as, user } = await makeUser(house);
    const sent = call(house.url, generateProblem, { as, body: { difficulty, tags: [topic, 'sliding windows'] } });
    const { id } = await eventually(async () =>
      house.database.optionalRow(Id, 'select id from generations where user_id = $1', [user.id]),
    );
    return { as, user: user.id, topic, id, sent };
  };
  return {
    ...house,
    provider,
    async wish(script, difficulty = 'Hard') {
      const { as, user, topic, id, sent } = await begin(script, difficulty);
      const last = await eventually<Generation>(async () => {
        const now = (await call(house.url, showGeneration, { as, params: { id } })).body;
        return ['published', 'failed'].includes(now.step) && now;
      }, 180_000);
      await sent;
      return { last, calls: provider.calls.filter((asked) => topicOf(asked) === topic), user };
    },
    async followWish(script) {
      const since = performance.now();
      const { as, id, sent } = await begin(script, 'Easy');
      const path = followGeneration.path.replace(':id', id);
      const told: { message: string; atMs: number }[] = [];
      const response = await fetch(house.url + path, { headers: { 'x-session-code': as } });
      for await (const data of readEvents(response)) {
        const { message } = Generation.parse(data);
        if (message !== told.at(-1)?.message) told.push({ message, atMs: performance.now() - since });
      }
      return { told, answered: await sent };
    },
    problems: async () => (await house.database.row(Count, 'select count(*) as count from problems')).count,
    async close() {
      await house.close();
      await provider.close();
    },
  };
}
