import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { ideLanguages, practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sums } from '../_programs.ts';
import { openService, openTestService, post, type TestService } from '../_service.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('the doors', () => {
  const good = {
    id: 'x',
    language: 'python',
    source: 'print(1)',
    task: { kind: 'custom', limits: sums.limits, stdin: '' },
  };

  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  it.each<[string, unknown, number, RegExp]>([
    ['no JSON', '{"id":', 400, /./],
    ['an array', [], 400, /./],
    ['null', 'null', 400, /./],
    ['an unknown language', { ...good, language: 'cobol' }, 400, /language/],
    ['an unknown field', { ...good, secret: 1 }, 400, /secret/],
    ['a number as source', { ...good, source: 5 }, 400, /source/],
    ['too much code', { ...good, source: 'é'.repeat(75_000) }, 400, /at most 147456 bytes/],
    ['too much input', { ...good, task: { ...good.task, stdin: 'x'.repeat(1024 * 1024 + 1) } }, 400, /stdin/],
    ['no time', { ...good, task: { ...good.task, limits: { time_ms: 0, memory_kb: 65_536 } } }, 400, /time_ms/],
    [
      'a digest that is a path',
      { ...good, task: { kind: 'judge', package: { digest: '../../etc/passwd', url: 'http://127.0.0.1/' } } },
      400,
      /digest/,
    ],
    ['nested lists', nested, 400, /./],
    ['nested lists without an end', '['.repeat(1_000_000), 400, /./],
    ['a nested source', JSON.stringify({ ...good, source: '@' }).replace('"@"', nested), 400, /source/],
    ['a nested task', JSON.stringify({ ...good, task: '@' }).replace('"@"', nested), 400, /task/],
    ['a nested unknown field', JSON.stringify({ ...good, more: '@' }).replace('"@"', nested), 400, /more/],
    ['a whole book', { ...good, source: 'x'.repeat(10_000_000) }, 413, /./],
  ])('%s', async (_, body, status, message) => {
    const response = await post(service.url, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
  });

  it('nothing else is there', async () => {
    for (const path of ['/', '/judge', '/execute', '/healthz/..%2f']) {
      const response = await fetch(service.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
    expect(
      (await fetch(`${service.url}/judge`, { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }))
        .status,
    ).toBe(415);
  });

  it('tells its health', async () => {
    const healthOf = async () => {
      const response = await fetch(`${service.url}/healthz`);
      expect(response.status).toBe(200);
      return RunnerHealth.parse(await response.json());
    };
    expect(await healthOf()).toMatchObject({ ok: true, isolation: { ok: true }, lanes: 2, waiting: 0 });
    // Each compiler is asked for its version first.
    await vi.waitFor(
      async () =>
        expect((await healthOf()).languages.map(({ id, ready }) => [id, ready])).toEqual(
          practiceLanguages.map((id) => [id, true]),
        ),
      60_000,
    );
    const health = await healthOf();
    expect(health.languages.find(({ id }) => id === 'javascript')?.version).toBe(`Node ${process.versions.node}`);
    expect(health.ide_languages.map(({ id }) => id)).toEqual(ideLanguages.map(({ language }) => language));
    await vi.waitFor(
      async () =>
        expect((await healthOf()).ide_languages.find(({ id }) => id === 'cpp')).toMatchObject({
          ready: true,
          version: expect.stringMatching(/^\d+\.\d+/),
        }),
      60_000,
    );
  });

  it('refuses politely where nothing is isolated, and says why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
    const mountTable = join(folder, 'mounts');
    await writeFile(mountTable, '');
    const bare = await startSandbox({ lanes: 1, mountTable });
    const refusing = await openService(bare);
    const response = await post(refusing.url, good);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^isolation unavailable: .*\w/) });
    const health = await fetch(`${refusing.url}/healthz`);
    expect(health.status).toBe(503);
    expect(RunnerHealth.parse(await health.json())).toMatchObject({
      ok: false,
      isolation: { ok: false, reason: expect.stringMatching(/\w/) },
      lanes: 0,
    });
    await refusing.close();
    await bare.close();
    await rm(folder, { recursive: true });
  });
});
