import { setTimeout as delay } from 'node:timers/promises';
import { ExecuteReply, PackageRow, RuntimeRow } from '@devorbit/contract/execution/execution.ts';
import { PistonClient, NodePistonClient } from 'piston-api-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openService, openTestService, type TestService } from '../_service.ts';
import { postExecute } from '../piston/_execute.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('the wire', () => {
  it.each(['/api/v2', '/api/v2/piston'])('%s lists runtimes and packages', async (base) => {
    const runtimes = z
      .array(z.strictObject(RuntimeRow.shape))
      .parse(await (await fetch(`${service.url}${base}/runtimes`)).json());
    expect(runtimes.map(({ language }) => language)).toEqual(
      expect.arrayContaining(['python', 'javascript', 'c++', 'java']),
    );
    const packages = z
      .array(z.strictObject(PackageRow.shape))
      .parse(await (await fetch(`${service.url}${base}/packages`)).json());
    expect(packages.filter(({ installed }) => installed).map(({ language }) => language)).toEqual(
      runtimes.map(({ language }) => language),
    );
  });

  const body = JSON.stringify({ language: 'py', version: '3.10.0', files: [{ content: 'print(1)' }] });
  it.each([
    ['/execute', 'text/plain;charset=UTF-8'],
    ['/api/v2/execute', 'application/json'],
    ['/api/v2/piston/execute', 'application/x-www-form-urlencoded'],
    ['/execute', 'nonsense'],
  ])('%s takes JSON as %s', async (path, type) => {
    const response = await postExecute(service.url, body, { path, headers: { 'content-type': type } });
    expect(ExecuteReply.parse(await response.json())).toMatchObject({ language: 'python', run: { stdout: '1\n' } });
  });

  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  it.each<[body: string, message: string]>([
    [nested, 'language is required as a string'],
    [`{"language":${nested}}`, 'language is required as a string'],
    [
      `{"language":"py","version":"3.10.0","files":[{"content":${nested}}]}`,
      'files[0].content is required as a string',
    ],
    [
      `{"language":"py","version":"3.10.0","files":[{"content":"x"}],"args":${nested}}`,
      'args must be an array of strings',
    ],
    ['', 'The body is not valid JSON'],
    ['[]', 'language is required as a string'],
    ['{', 'The body is not valid JSON'],
    ['{"language":"x","version":"1","files":[]}', 'x-1 runtime is unknown'],
    ['{"__proto__":{"language":"python"},"version":"1","files":[]}', 'language is required as a string'],
  ])('refuses %.60s', async (wrong, message) => {
    const response = await postExecute(service.url, wrong);
    expect([response.status, await response.json()]).toEqual([400, { message }]);
  });

  it('knows the versions that the practice screen names', async () => {
    for (const [language, version] of [
      ['javascript', '18.15.0'],
      ['python', '3.10.0'],
      ['java', '15.0.2'],
      ['c++', '10.2.0'],
    ] as const) {
      const response = await postExecute(service.url, {
        language,
        version,
        files: [{ content: '' }],
        run_timeout: 'x',
      });
      expect(await response.json()).toEqual({ message: 'If specified, run_timeout must be a number' });
    }
  });

  it('says that the queue is full', async () => {
    const full = await openService(service.sandbox, { queue: 1, lanes: service.sandbox.lanes.slice(0, 1) });
    await fetch(`${full.url}/api/v2/runtimes`);
    const sleep = { language: 'python', version: '*', files: [{ content: 'import time\ntime.sleep(1)' }] };
    const replies = await Promise.all([1, 2, 3].map(() => postExecute(full.url, sleep)));
    const refused = replies.filter(({ status }) => status === 503);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({ message: 'The queue is full; try again soon' });
    await full.close();
  });

  it('runs nothing where nothing is isolated, and says why', async () => {
    const bare = await openService({
      isolation: { ok: false, reason: 'no cgroups' },
      firstUid: 0,
      lanes: [],
      renew: () => Promise.resolve(),
      languageServers: { most: 0, prepare: () => Promise.reject(new Error('none')) },
      workspaces: { most: 0, prepare: () => Promise.reject(new Error('nothing runs here')) },
      close: () => Promise.resolve(),
    });
    for (const response of [await postExecute(bare.url, body), await fetch(`${bare.url}/api/v2/runtimes`)]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await response.json()).toEqual({ message: 'isolation unavailable: no cgroups' });
    }
    await bare.close();
  });

  it('told to end, it answers what runs and sends away what waits', async () => {
    const ending = await openService(service.sandbox, { lanes: service.sandbox.lanes.slice(0, 1) });
    await fetch(`${ending.url}/api/v2/runtimes`);
    const sleep = { language: 'python', version: '*', files: [{ content: 'import time\ntime.sleep(0.5)' }] };
    const calls = [1, 2].map(() => postExecute(ending.url, sleep));
    await vi.waitFor(() => expect([ending.worker.running, ending.worker.waiting]).toEqual([1, 1]), 60_000);
    await ending.worker.drain(5_000);
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([200, 503]);
    await ending.close();
  });

  it('forgets who goes away: what waits is dropped, and what runs is ended', async () => {
    const single = await openService(service.sandbox, { lanes: service.sandbox.lanes.slice(0, 1) });
    await fetch(`${single.url}/api/v2/runtimes`);
    const gone = new AbortController();
    const sleep = {
      language: 'python',
      version: '*',
      files: [{ content: 'import time\ntime.sleep(2.5)' }],
      tests: Array(50).fill({}),
    };
    const calls = [1, 2].map(() => postExecute(single.url, sleep, { signal: gone.signal }).catch(() => 'gone'));
    await vi.waitFor(() => expect([single.worker.running, single.worker.waiting]).toEqual([1, 1]), 60_000);
    await delay(100);
    const start = performance.now();
    gone.abort();
    expect(await Promise.all(calls)).toEqual(['gone', 'gone']);
    await vi.waitFor(() => expect([single.worker.running, single.worker.waiting]).toEqual([0, 0]), 60_000);
    expect(performance.now() - start).toBeLessThan(30_000); // of the two minutes that all of it takes
    await single.close();
  });
});

describe('the clients of Piston, as they are', () => {
  it('piston-client', async () => {
    const { piston } = await import('piston-client');
    const client = piston({ server: service.url });
    expect((await client.runtimes()).map(({ language }) => language)).toContain('python');
    expect(await client.execute('python', 'import sys\nprint(sys.argv[1:])')).toMatchObject({
      language: 'python',
      run: { output: "['1', '2', '3']\n", code: 0 },
    });
    expect(await client.execute('c++', '#include <cstdio>\nint main() { puts("hi"); }')).toMatchObject({
      run: { output: 'hi\n' },
    });
    expect(await client.execute({ language: 'nonsense', version: '1', files: [{ content: '' }] })).toEqual({
      message: 'nonsense-1 runtime is unknown',
    });
  });

  it.each([
    ['with fetch', PistonClient],
    ['with node:http', NodePistonClient],
  ])('piston-api-client %s', async (_, Client) => {
    const client = new Client({ server: service.url });
    expect(await client.runtimes()).toMatchObject({
      success: true,
      data: expect.arrayContaining([expect.objectContaining({ language: 'python' })]),
    });
    const data = {
      language: 'node',
      version: '*',
      files: [{ content: 'console.log(process.argv.slice(2))' }],
      args: ['Hello', 'World'],
    };
    expect(await client.execute(data)).toMatchObject({
      success: true,
      data: { language: 'javascript', run: { output: "[ 'Hello', 'World' ]\n" } },
    });
  });
});
