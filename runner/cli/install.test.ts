import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installEach, type InstallStep } from './install.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (language: string): CatalogueEntry => ({
  language,
  name: language,
  aliases: [],
  file: 'main.x',
  accepts: [],
  debian: language === 'ours' ? [] : [`${language}-package`],
  program: join(folder, language),
  needs: [],
  version: ['/x'],
  run: ['/x'],
  env: {},
  folder: language,
  hello: '',
});

/** Stands where sudo does: notes each line of apt-get and does what the script says in its place. `$line` holds the arguments. */
async function instead(script: string): Promise<string[]> {
  const program = join(folder, 'as-root');
  const lines = [
    '#!/bin/sh',
    'if [ "$1" = kill ]; then exec "$@"; fi',
    'line="${*#*Timeout=300 }"',
    `echo "$line" >> ${folder}/asked`,
    `cd ${folder}`,
    script,
  ];
  await writeFile(program, lines.join('\n'));
  await chmod(program, 0o755);
  return [program];
}
const asked = async () => (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');

async function steps(languages: string[], as: string[], stop = new AbortController().signal) {
  const told: InstallStep<CatalogueEntry>[] = [];
  await installEach(languages.map(entry), as, stop, (step) => told.push(step));
  return told.map((step) => [
    step.kind,
    'entry' in step ? step.entry.language : '',
    'reason' in step ? step.reason : '',
  ]);
}

it('fetches, then puts in place, one after another, and goes on after a failure', async () => {
  await writeFile(join(folder, 'here'), '', { mode: 0o755 });
  const as = await instead(`case "$line" in
    update) echo "E: no list"; exit 100 ;;
    *bad-package*) echo "Reading ..."; echo "E: Unable to locate package"; echo "more"; exit 100 ;;
    *--no-download) touch good && chmod +x good ;;
  esac`);
  expect(await steps(['here', 'bad', 'good', 'ours'], as)).toEqual([
    ['reading', '', ''],
    ['list is old', '', 'no list'],
    ['installed', 'here', ''],
    ['installing', 'bad', ''],
    ['failed', 'bad', 'Unable to locate package'],
    ['installing', 'good', ''],
    ['installed', 'good', ''],
    ['installing', 'ours', ''],
    ['failed', 'ours', 'it comes with the npm packages: run npm ci'],
  ]);
  expect(await asked()).toEqual([
    'update',
    'install -y --no-install-recommends bad-package --download-only',
    'install -y --no-install-recommends good-package --download-only',
    'install -y --no-install-recommends good-package --no-download',
  ]);
});

it('stops at once while it fetches, and leaves no process', async () => {
  const as = await instead('case "$line" in *--download-only) echo $$ > pid; sleep 60 ;; esac');
  const stop = new AbortController();
  const work = steps(['one', 'two'], as, stop.signal);
  const pid = await vi.waitFor(
    async () => Number(await readFile(join(folder, 'pid'), 'utf8')) || Promise.reject(),
    60_000,
  );
  stop.abort();
  expect(await Promise.race([work, delay(55_000)])).toEqual([
    ['reading', '', ''],
    ['installing', 'one', ''],
  ]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('waits for a package that is being put in place, and begins no other', async () => {
  const as = await instead('case "$line" in *--no-download) touch begun; sleep 1; touch one; chmod +x one ;; esac');
  const stop = new AbortController();
  const work = steps(['one', 'two'], as, stop.signal);
  await vi.waitFor(() => readFile(join(folder, 'begun')), 60_000);
  stop.abort();
  expect((await work).map(([kind]) => kind)).toEqual(['reading', 'installing', 'installed']);
  expect(await asked()).toHaveLength(3);
});
