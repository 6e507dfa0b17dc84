import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGithub } from '@devorbit/testkit/fake-github.ts';
import { startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';

/** A house with pages, a runner that judges and executes nothing, and GitHub; Google is not set up. Logs failures only. */
export async function openFuzzHouse(): Promise<House> {
  const web = mkdtempSync(join(tmpdir(), 'devorbit-fuzz-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(web, '__spa-fallback.html'), '<!doctype html><title>App</title></head>');
  writeFileSync(join(web, 'assets/app.js'), '');
  const [runner, github] = [await startFakeRunner(), await startFakeGithub()];
  const house = await openHouse({
    runnerUrl: runner.url,
    env: {
      FAILED_LOGINS_PER_ACCOUNT: '100000',
      WEB_DIR: web,
      LOG_LEVEL: 'error',
      GITHUB_CLIENT_ID: github.client.id,
      GITHUB_CLIENT_SECRET: github.client.secret,
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.apiUrl,
    },
  });
  return {
    ...house,
    async close() {
      await house.close();
      await runner.close();
      await github.close();
      rmSync(web, { recursive: true });
    },
  };
}

const NO_NAME = 'without PUBLIC_URL passkeys belong to localhost, and the request names another host';
const NO_PROGRAMS = 'the runner executes nothing';

/** The calls that may answer 503 in this house, and why. */
export const unavailable: Record<string, string> = {
  'get /api/events/{id}/run-languages/': 'no runner that tells what is installed',
  'post /api/passkeys/options/': NO_NAME,
  'post /api/passkeys/': NO_NAME,
  'post /api/login/passkey/options/': NO_NAME,
  'post /api/login/passkey/': NO_NAME,
  'post /api/reauthenticate/passkey/options/': NO_NAME,
  'post /api/reauthenticate/passkey/': NO_NAME,
  'post /api/identities/{provider}/link/': 'Google is not set up',
  'get /api/v2/runtimes': NO_PROGRAMS,
  'get /api/v2/packages': NO_PROGRAMS,
  'post /api/v2/execute': NO_PROGRAMS,
  'post /execute': NO_PROGRAMS,
};

type Line = { reqId?: string; msg: string; err?: { message: string; stack: string } };

/** What the server logged as failures: of a request by its id, and of its work in the background. */
export function failuresOf(house: House): { of(id: string): string; inBackground: string[] } {
  const requests = new Map<string, string>();
  const background = new Set<string>();
  for (const text of house.log().split('\n').filter(Boolean)) {
    const { reqId, msg, err } = JSON.parse(text) as Line;
    const told = `${msg}: ${err?.stack.split('\n').slice(0, 4).join('\n') ?? ''}`;
    // A machine that is too busy to open a connection in time is no fault of a call.
    if (reqId === undefined && told.includes('DatabaseAway: ')) continue;
    if (reqId === undefined) background.add(told);
    else requests.set(reqId, told);
  }
  return { of: (id) => requests.get(id) ?? '', inBackground: [...background] };
}
