import { checkUsername, register } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword } from '@devorbit/contract/identity/recovery.ts';
import { startPasskeyLogin } from '@devorbit/contract/identity/second-factors.ts';
import { sendSupportRequest } from '@devorbit/contract/operations/support.ts';
import { runSample } from '@devorbit/contract/site/home.ts';
import { askMentor } from '@devorbit/contract/site/mentor.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
let runner: Awaited<ReturnType<typeof startFakeRunner>>;
beforeAll(async () => {
  runner = await startFakeRunner();
  const two = [
    'LOGINS_PER_ADDRESS',
    'REGISTRATIONS_PER_ADDRESS',
    'USERNAME_CHECKS_PER_MINUTE',
    'SOCIAL_SIGN_INS_PER_ADDRESS',
    'EMAILS_PER_ADDRESS',
    'SEARCHES_PER_MINUTE',
    'QUESTIONS_PER_MINUTE',
    'SUPPORT_REQUESTS_PER_ADDRESS',
    'HOME_RUNS_PER_MINUTE',
    'RUNS_PER_MINUTE',
  ];
  house = await openHouse({
    runnerUrl: runner.url,
    env: {
      TRUST_PROXY: '1',
      GUEST_EXECUTION: 'true',
      PUBLIC_URL: 'https://orbit.test',
      ...Object.fromEntries(two.map((name) => [name, '2'])),
    },
  });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const supportRequest = (at: number) => ({
  name: 'Ada',
  email: `ada${at}@example.org`,
  topic: 'other',
  message: `Hello ${at}`,
});
const newcomer = (at: number) => ({
  username: `newcomer_${at}`,
  name: 'Ada',
  email: `newcomer_${at}@example.org`,
  password: 'seven quiet lighthouses',
});

test.each<[call: string, method: string, path: string, body?: (at: number) => unknown]>([
  ['registering', 'POST', register.path, newcomer],
  ['asking for usernames', 'GET', `${checkUsername.path}?username=newcomer`],
  ['asking for a passkey', 'POST', startPasskeyLogin.path, () => ({})],
  ['beginning at a provider', 'GET', '/api/auth/google/login/'],
  ['forgetting passwords', 'POST', forgotPassword.path, (at) => ({ email: `somebody${at}@example.org` })],
  ['searching', 'GET', `${searchSite.path}?q=two`],
  ['asking the assistant', 'POST', askMentor.path, () => ({ question: 'What does it cost?' })],
  ['writing to staff', 'POST', sendSupportRequest.path, supportRequest],
  ['running the sample', 'POST', runSample.path, () => ({})],
  ['running a program', 'POST', '/execute', () => ({})],
])('%s: one network of IPv6 is one caller, however many addresses it has', async (_, method, path, body) => {
  const refused = [];
  for (let at = 0; at < 4; at++) {
    const { status, headers, text } = await raw(house.url + path, method, body && JSON.stringify(body(at)), {
      'x-forwarded-for': `2001:db8:7:${at}::${at}`,
      ...(body && { 'content-type': 'application/json' }),
    });
    const said = `${status} ${headers.get('location') ?? ''} ${text}`;
    refused.push(/Too many requests|error=busy/.test(said));
  }
  expect(refused).toEqual([false, false, true, true]);
});

test('an IPv4 address is itself, also where it is written as one of IPv6', async () => {
  const search = (from: string) =>
    raw(`${house.url}${searchSite.path}?q=x`, 'GET', undefined, { 'x-forwarded-for': from });
  const statuses = [];
  for (const from of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'])
    statuses.push((await search(from)).status);
  expect(statuses).toEqual([200, 200, 429, 429, 200]);
});
