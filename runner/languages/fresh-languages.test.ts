import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { freshLanguages } from './fresh-languages.ts';

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** No finding holds. */
const NEVER = { ready: 0, missing: 0 };
const catalogue = readCatalogue(join(import.meta.dirname, '../../content/languages'));

/** Counts the boxes; while `broken`, no program is found in them. */
function watchedLane() {
  const [lane] = sandbox.lanes;
  if (!lane) throw new Error('no lane');
  const watched = {
    ...lane,
    boxes: 0,
    broken: false,
    run(spec) {
      watched.boxes++;
      return lane.run(watched.broken ? { ...spec, argv: ['/usr/bin/not-yet'] } : spec);
    },
  } as Lane & { boxes: number; broken: boolean };
  return watched;
}

it('sees a language that comes while it looks, and says so once', async () => {
  const lane = watchedLane();
  lane.broken = true;
  const told: PracticeLanguage[] = [];
  const languages = freshLanguages(lane, catalogue, (id) => told.push(id), NEVER);
  expect(await languages.now('python')).toMatchObject({
    ready: false,
    reason: expect.stringMatching(/python3.* does/),
  });
  expect((await languages.present(20_000)).map(({ id, ready }) => [id, ready])).toEqual([
    ['javascript', false],
    ['python', false],
    ['java', false],
    ['cpp', false],
  ]);
  lane.broken = false;
  expect(await languages.now('python')).toMatchObject({ ready: true });
  expect(told).toEqual(['python']);
  const all = await languages.present(20_000);
  expect(all.every(({ ready, version }) => ready && version !== undefined)).toBe(true);
  expect(told.toSorted()).toEqual(['cpp', 'java', 'javascript', 'python']);
});

it('asks a program that runs again only when it has changed', async () => {
  const lane = watchedLane();
  const program = join(folder, 'python3');
  await writeFile(program, '1', { mode: 0o755 });
  const changing = catalogue.map((entry) => (entry.language === 'python' ? { ...entry, program } : entry));
  const languages = freshLanguages(lane, changing, undefined, NEVER);
  for (let at = 0; at < 3; at++) expect(await languages.now('python')).toMatchObject({ ready: true });
  expect(lane.boxes).toBe(1);
  await writeFile(program, '22');
  await languages.now('python');
  expect(lane.boxes).toBe(2);
});

it('answers in time where a box takes long, and tells why nothing runs', async () => {
  const never = { ...watchedLane(), run: () => new Promise<never>(() => {}) };
  expect((await freshLanguages(never, catalogue).present(20))[1]).toEqual({
    id: 'python',
    ready: false,
    reason: expect.stringMatching(/ask again/),
  });
  expect(await freshLanguages({ missing: 'no isolation' }, catalogue).now('cpp')).toEqual({
    ready: false,
    reason: 'no isolation',
  });
});
