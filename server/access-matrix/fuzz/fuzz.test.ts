import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import type { House } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attempt, certain, further, only } from './_attempts.ts';
import { allCalls } from './_calls.ts';
import { draftOf } from './_draft.ts';
import { draws } from './_draws.ts';
import { failuresOf, openFuzzHouse, unavailable } from './_house.ts';
import { Report } from './_report.ts';
import { makeStage, roleOf, type Stage } from './_stage.ts';
import { openSender, type Sender, wireOf } from './_wire.ts';

/** The same everywhere, so that a red run is of what was changed. Any other number sends other requests. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** One call alone, as the report names it. */
const ONLY = process.env['FUZZ_CALL'];
/** So many seconds are spent, and more where what every run tries takes longer: a search for an hour is FUZZ_SECONDS=3600. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
/** What every run tries ends here, should the machine be too busy for it. */
const MOST_SECONDS = 120;
/** Requests under way at a time. */
const WORKERS = 6;
/** Requests after which everybody is made anew: what they have grows, and allowances are used up. */
const STAGE_REQUESTS = 150;

let house: House;
let sender: Sender;
beforeAll(async () => {
  house = await openFuzzHouse();
  sender = openSender(house.url);
});
afterAll(async () => {
  sender.close();
  await house.close();
});

test(
  'no call fails, whatever is sent by whomever',
  async () => {
    const calls = await allCalls(house);
    const asked = (attempts: Iterable<Attempt>): Iterator<Attempt, void> =>
      (ONLY === undefined ? attempts : only(ONLY, attempts))[Symbol.iterator]();
    const report = new Report(calls);
    const began = performance.now();
    const isOver = (seconds: number) => performance.now() - began > seconds * 1000;
    /** Whether a code still opens a door: some calls end what they were made with. */
    const isDead = async (code: string) =>
      (await fetch(`${house.url}/api/me/`, { headers: { 'x-session-code': code } })).status === 401;

    const work = async (attempts: Iterator<Attempt, void>, seconds: number) => {
      // Of its own: a problem is judged again once at a time.
      const problem = await makeProblem(house, { hints: ['Add.'], editorial: 'Add them.' });
      let stage: Stage | null = null;
      let left = 0;
      for (let next = attempts.next(); !next.done && !isOver(seconds); next = attempts.next()) {
        const { call, caller, variants, words } = next.value;
        for (let tries = 0; tries < 2; tries++) {
          if (stage === null || left-- <= 0) [stage, left] = [await makeStage(house, problem), STAGE_REQUESTS];
          const draft = draftOf(await call.input(stage.world, roleOf(caller)));
          for (const { change } of variants) change(draft, call, draws(...words, change.name));
          const code = stage.codes[caller];
          const wire = wireOf(call, draft, code);
          const answer = await sender.send(wire);
          report.count(next.value, answer);
          if (answer.status < 100 || (answer.status >= 500 && !(answer.status === 503 && call.name in unavailable)))
            report.faults.push({ attempt: next.value, wire, answer });
          if (answer.status !== 401 || code === undefined || !(await isDead(code))) break;
          stage = null;
        }
      }
    };
    const together = async (attempts: Iterator<Attempt, void>, seconds: number) => {
      await Promise.all(Array.from({ length: WORKERS }, () => work(attempts, seconds)));
    };

    const first = asked(certain(calls, SEED));
    await together(first, MOST_SECONDS);
    const [sure, afterS] = [report.sent, (performance.now() - began) / 1000];
    await together(asked(further(calls, SEED)), SECONDS);
    const isWhole = first.next().done === true;
    process.stdout.write(
      `${report.table()}\nseed ${SEED}: ${report.sent} requests in ${Math.round((performance.now() - began) / 1000)} s, ` +
        `the first ${sure} in ${Math.round(afterS)} s${isWhole ? '' : ', which were not all'}\n`,
    );
    const { of, inBackground } = failuresOf(house);
    expect(report.told(SEED, of)).toEqual([]);
    expect(inBackground).toEqual([]);
    // A machine that is too busy to send all of it in time reaches less, and says so above.
    const unreached = report.unreached(unavailable).filter((name) => ONLY === undefined || name === ONLY);
    expect(isWhole ? unreached : []).toEqual([]);
  },
  (Math.max(SECONDS, MOST_SECONDS) + 600) * 1000,
);
