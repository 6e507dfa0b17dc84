import { join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { ideLanguages, practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judged, openTestService, type TestService } from '../_service.ts';
import { installedVersion } from '../cli/installed-version.ts';
import { postExecute } from '../piston/_execute.ts';
import { catalogueEntry } from './screens.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const catalogue = readCatalogue(join(import.meta.dirname, '../../content/languages'));

describe('the four of the practice screen greet and echo', () => {
  it.each(practiceLanguages)('%s', async (language) => {
    const { hello } = catalogueEntry(catalogue, language);
    const limits = { time_ms: 5000, memory_kb: 512 * 1024 };
    const task = { kind: 'custom' as const, limits, stdin: 'orbit\n' };
    const { finished } = await judged(service.url, { language, source: hello, task });
    // Where it is not installed, the message is the one that names the command.
    expect(finished).toMatchObject({ message: 'hello\norbit\n', verdict: 'Success' });
  });
});

describe('the ten of the online IDE greet and echo, asked for as the specification does', () => {
  it.each(ideLanguages)('$language $version', async ({ language, version, file }) => {
    const entry = catalogueEntry(catalogue, language);
    const files = [{ name: file, content: entry.hello }];
    const response = await postExecute(service.url, { language, version, files, stdin: 'orbit\n' });
    const body: unknown = await response.json();
    // Where it is not installed, the message is the one that names the command.
    expect({ status: response.status, body }).toMatchObject({ status: 200 });
    const { run, ...what } = ExecuteReply.parse(body);
    expect(run).toMatchObject({ stdout: 'hello\norbit\n', stderr: '', code: 0, status: null });
    expect(what).toMatchObject({ language: entry.language, version: await installedVersion(entry) });
  });
});

it('the runner tells that all fourteen are ready, and in which version', async () => {
  await vi.waitFor(async () => {
    const health = RunnerHealth.parse(await (await fetch(`${service.url}/healthz`)).json());
    const rows = [...health.languages, ...health.ide_languages];
    expect(rows.filter(({ ready }) => !ready)).toEqual([]);
    expect(rows.map(({ version }) => version)).not.toContain(undefined);
    expect(rows).toHaveLength(14);
  }, 60_000);
});
