import {
  addFiles,
  type Changes,
  deleteFiles,
  pullChanges,
  pushChanges,
  showFileBytes,
  showHistory,
  updateFiles,
} from '@devorbit/contract/ide/files.ts';
import {
  createLink,
  forkShared,
  listLinks,
  revokeLink,
  showShared,
  showSharedBytes,
} from '@devorbit/contract/ide/links.ts';
import { MAX_PROJECTS } from '@devorbit/contract/ide/projects-limits.ts';
import {
  createProject,
  deleteProject,
  followProject,
  listProjects,
  openProject,
  type Project,
  showProject,
  updateProject,
} from '@devorbit/contract/ide/projects.ts';
import { showStart } from '@devorbit/contract/ide/start.ts';
import {
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  showVersion,
} from '@devorbit/contract/ide/versions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Typist } from './_typist.ts';
import { purgeVersions, shortenLogs } from './jobs.ts';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});

type File = { name: string; content?: string; base64?: string };
const make = async (files: File[] = [{ name: 'main.py', content: 'one\n' }], name = 'Orbits'): Promise<Project> =>
  (await call(house.url, createProject, { as: ada.code, body: { name, files } })).body;
const show = async (id: number): Promise<Project> =>
  (await call(house.url, showProject, { as: ada.code, params: { id } })).body;
const textOf = async (id: number, name: string): Promise<string | null | undefined> =>
  (await show(id)).files.find((file) => file.name === name)?.content;
const push = (id: number, file: number, version: number, updates: Changes[], client = 'me') => ({
  as: ada.code,
  params: { id, file },
  body: { client, version, updates },
});
const versions = async (id: number) => (await call(house.url, listVersions, { as: ada.code, params: { id } })).body;

test('the first project has the two sample files, however often it is asked for', async () => {
  const both = await Promise.all([1, 2].map(() => call(house.url, openProject, { as: ada.code })));
  expect(both[0]?.body.id).toBe(both[1]?.body.id);
  expect(both[0]?.body.files.map(({ id, name, language }) => [id, name, language])).toEqual([
    [1, 'Practice.java', 'java'],
    [2, 'app.py', 'python'],
  ]);
  const second = await make();
  expect((await call(house.url, openProject, { as: ada.code })).body.id).toBe(second.id);
});

test('files get the next id, never one that was deleted; the language follows the extension', async () => {
  const { id } = await make();
  const add = async (...files: File[]) =>
    (await call(house.url, addFiles, { as: ada.code, params: { id }, body: { files } })).body.files;
  const [first] = await add({ name: 'lib/util.rb', content: 'a\r\nb' });
  expect(first).toMatchObject({ id: 2, language: 'ruby', content: 'a\nb' });
  await call(house.url, deleteFiles, { as: ada.code, params: { id }, query: { ids: '2' as never } });
  expect(
    (await add({ name: 'notes' }, { name: 'x.unknown', content: '' })).map((file) => [
      file.id,
      file.kind,
      file.language,
    ]),
  ).toEqual([
    [3, 'folder', 'plaintext'],
    [4, 'text', 'plaintext'],
  ]);
  await call(house.url, updateFiles, {
    as: ada.code,
    params: { id },
    body: { files: [{ id: 4, name: 'notes/x.go' }] },
  });
  expect((await show(id)).files.find((file) => file.id === 4)).toMatchObject({ name: 'notes/x.go', language: 'go' });
});

test('a project keeps a file, and names that fit together', async () => {
  const { id } = await make([
    { name: 'a.py', content: '' },
    { name: 'b.py', content: '' },
  ]);
  const given = { as: ada.code, params: { id } };
  expect((await refused(house.url, deleteFiles, { ...given, query: { ids: '1,2' as never } })).status).toBe(409);
  for (const name of ['A.py', 'a.py/b.py', 'b.PY'])
    expect((await refused(house.url, addFiles, { ...given, body: { files: [{ name, content: '' }] } })).status).toBe(
      409,
    );
  for (const name of [
    '',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a\nb',
    'a\u202eb',
    'x.',
    ' x',
    'x/',
    'a'.repeat(121),
    'a/b/c/d/e/f/g/h/i/j',
    'cafe\u0301',
    '\ud800',
  ])
    expect([
      name,
      (await refused(house.url, addFiles, { ...given, body: { files: [{ name, content: '' }] } })).status,
    ]).toEqual([name, 400]);
  // Two names that are exchanged.
  await call(house.url, updateFiles, {
    ...given,
    body: {
      files: [
        { id: 1, name: 'b.py' },
        { id: 2, name: 'a.py' },
      ],
    },
  });
  expect((await show(id)).files.map(({ name }) => name)).toEqual(['b.py', 'a.py']);
  expect((await refused(house.url, updateFiles, { ...given, body: { files: [{ id: 1, name: 'a.py' }] } })).status).toBe(
    409,
  );
  expect((await refused(house.url, updateFiles, { ...given, body: { files: [{ id: 9, name: 'z.py' }] } })).status).toBe(
    404,
  );
});

test('what is typed is appended, after what others have typed since, and once', async () => {
  const { id } = await make();
  const mine = await call(house.url, pushChanges, push(id, 1, 0, [[[0, 'a'], 4]]));
  expect(mine.body).toMatchObject({ version: 1, more: false });
  const theirs = await call(house.url, pushChanges, push(id, 1, 0, [[4, [0, 'two', '']]], 'other'));
  expect(theirs.body.updates.map(({ client }) => client)).toEqual(['me', 'other']);
  expect(await textOf(id, 'main.py')).toBe('aone\ntwo\n');
  await call(house.url, pushChanges, push(id, 1, 0, [[[0, 'a'], 4]]));
  expect(await textOf(id, 'main.py')).toBe('aone\ntwo\n');
  const { body } = await call(house.url, pullChanges, { as: ada.code, params: { id, file: 1 }, query: { after: 1 } });
  expect(body.updates).toMatchObject([{ version: 2, client: 'other', changes: [5, [0, 'two', '']] }]);
});

test('pushes that are false lose nothing and change nothing', async () => {
  const { id } = await make();
  const wrong = [
    push(id, 1, 0, [[3]]),
    push(id, 1, 0, [[1e9 as number]]),
    push(id, 1, 0, [[4, [0, 'a\nb']]]),
    push(id, 1, 0, [[4, [0, '\ud800']]]),
    push(id, 1, 0, [[4, [-1, 'a']]] as never),
    push(id, 1, 0, [[4, { a: 1 }]] as never),
    push(id, 1, 0, [[[[4]]]] as never),
    push(id, 1, 0, []),
    push(id, 1, 0, [[4]], 'a b'),
  ];
  for (const each of wrong) expect((await refused(house.url, pushChanges, each)).status).toBe(400);
  expect((await refused(house.url, pushChanges, push(id, 1, 5, [[4]]))).status).toBe(409);
  expect((await refused(house.url, pushChanges, push(id, 2, 0, [[4]]))).status).toBe(404);
  const other = await makeUser(house);
  expect((await refused(house.url, pushChanges, { ...push(id, 1, 0, [[4]]), as: other.code })).status).toBe(404);
  expect((await refused(house.url, pushChanges, push(id, 1, 0, [[4, [0, 'x'.repeat(1024 * 1024)]]]))).status).toBe(413);
  expect(await show(id)).toMatchObject({ files: [{ content: 'one\n', version: 0 }] });
});

test('pages that type at once, with restores between: the house and all pages end with one text', async () => {
  const step = fc.record({
    page: fc.nat(2),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    insert: fc.constantFrom('a', 'b\n', '🚀', 'words of '),
    go: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const project = await make();
      const pages = ['a', 'b', 'c'].map((client) => new Typist(() => house.url, ada.code, project, client));
      const kept = await call(house.url, keepVersion, { as: ada.code, params: { id: project.id }, body: {} });
      const going: Promise<void>[] = [];
      for (const { page: at, at: place, insert, go } of steps) {
        const page = pages[at];
        if (!page) continue;
        page.type(place, insert);
        if (go === 0) await page.pull();
        if (go > 2) await page.push();
        if (go === 1)
          await call(house.url, restoreVersion, { as: ada.code, params: { id: project.id, number: kept.body.number } });
        if (go === 2) going.push(...pages.filter((each) => each !== page).map((each) => each.push()));
        await Promise.all(going.splice(0));
      }
      for (const page of [...pages, ...pages]) await page.push();
      for (const page of pages) await page.pull();
      const text = await textOf(project.id, 'main.py');
      for (const page of pages) expect(page.state.doc.toString()).toBe(text);
      await call(house.url, deleteProject, { as: ada.code, params: { id: project.id } });
    }),
    { numRuns: 12 },
  );
});

test('the text is kept anew now and then, and read as it is in between', async () => {
  const { id } = await make([{ name: 'main.py', content: '' }]);
  const letters = Array.from({ length: 120 }, (_, at): Changes => (at === 0 ? [[0, 'x']] : [at, [0, 'x']]));
  await call(house.url, pushChanges, push(id, 1, 0, letters.slice(0, 60)));
  await call(house.url, pushChanges, push(id, 1, 60, letters.slice(60)));
  expect(await textOf(id, 'main.py')).toBe('x'.repeat(120));
  const rows = await house.database.raw(
    'select content_version as at, length(content) as n from ide_files where project_id = $1',
    [id],
  );
  expect(rows.rows).toEqual([{ at: 120, n: 120 }]);
  await call(house.url, pushChanges, push(id, 1, 120, [[120, [0, '!']]]));
  expect(await textOf(id, 'main.py')).toBe(`${'x'.repeat(120)}!`);
});

test('versions: kept, named, shown, restored with what was deleted and renamed', async () => {
  const { id } = await make([
    { name: 'main.py', content: 'one\n' },
    { name: 'gone.py', content: 'was here' },
    { name: 'dot.png', base64: 'AAECAw==' },
  ]);
  const given = { as: ada.code, params: { id } };
  const { body: first } = await call(house.url, keepVersion, { ...given, body: { name: 'Works' } });
  expect(first).toMatchObject({ number: 1, name: 'Works', reason: 'named', files: 3 });
  expect((await call(house.url, keepVersion, { ...given, body: { reason: 'run' } })).body.number).toBe(1);
  await call(house.url, pushChanges, push(id, 1, 0, [[4, [0, 'two']]]));
  await call(house.url, updateFiles, { ...given, body: { files: [{ id: 1, name: 'src/app.py' }] } });
  await call(house.url, deleteFiles, { ...given, query: { ids: '2,3' as never } });
  await call(house.url, addFiles, { ...given, body: { files: [{ name: 'gone.py', content: 'another' }] } });
  await call(house.url, restoreVersion, { ...given, params: { id, number: 1 } });
  const after = await show(id);
  expect(after.files.map(({ name, content, kind }) => [name, content, kind])).toEqual([
    ['main.py', 'one\n', 'text'],
    ['gone.py', 'was here', 'text'],
    ['dot.png', null, 'binary'],
  ]);
  const picture = after.files.find(({ kind }) => kind === 'binary')?.id ?? 0;
  expect((await call(house.url, showFileBytes, { as: ada.code, params: { id, file: picture } })).body.base64).toBe(
    'AAECAw==',
  );
  const all = await versions(id);
  expect(all.map(({ reason }) => reason)).toEqual(['restore', 'restore', 'typing', 'named']);
  const before = await call(house.url, showVersion, { ...given, params: { id, number: all[1]?.number ?? 0 } });
  expect(before.body.files.map(({ name, content }) => [name, content])).toEqual([
    ['src/app.py', 'one\ntwo'],
    ['gone.py', 'another'],
  ]);
  await call(house.url, nameVersion, { ...given, params: { id, number: 2 }, body: { name: 'Before' } });
  expect((await versions(id)).find(({ number }) => number === 2)?.name).toBe('Before');
  expect((await refused(house.url, showVersion, { ...given, params: { id, number: 99 } })).status).toBe(404);
});

test('old versions make room, named and shared ones stay, and contents that nothing needs go', async () => {
  const { id } = await make();
  const given = { as: ada.code, params: { id } };
  for (let at = 0; at < 4; at++) {
    await call(house.url, pushChanges, push(id, 1, at, [[4 + at, [0, String(at)]]]));
    await call(house.url, keepVersion, { ...given, body: { reason: 'run', name: at === 0 ? 'First' : '' } });
  }
  await call(house.url, createLink, { ...given, body: { version: 2 } });
  await house.database.raw(`update ide_versions set at = now() - interval '40 days' where project_id = $1`, [id]);
  await purgeVersions(house);
  expect((await versions(id)).map(({ number }) => number)).toEqual([2, 1]);
  const { rows } = await house.database.raw('select count(*)::integer as n from ide_blobs where project_id = $1', [id]);
  expect(rows).toEqual([{ n: 2 }]);
});

test('a log is shortened at its beginning; who was away longer is told so', async () => {
  const { id } = await make([{ name: 'main.py', content: '' }]);
  const letters = Array.from({ length: 150 }, (_, at): Changes => (at === 0 ? [[0, 'x']] : [at, [0, 'x']]));
  await call(house.url, pushChanges, push(id, 1, 0, letters));
  await house.database.raw(
    `update ide_changes set at = at - interval '31 days' where project_id = $1 and version <= 40`,
    [id],
  );
  await shortenLogs(house);
  const history = await call(house.url, showHistory, { as: ada.code, params: { id, file: 1 } });
  expect(history.body).toMatchObject({ version: 40, content: 'x'.repeat(40) });
  expect((await refused(house.url, pushChanges, push(id, 1, 39, [[39]]))).status).toBe(409);
  expect((await call(house.url, pushChanges, push(id, 1, 40, [[[0, 'y'], 40]], 'away'))).body.version).toBe(151);
  expect(await textOf(id, 'main.py')).toBe(`y${'x'.repeat(150)}`);
});

test('links: as it is, or one version; revoked and ended ones show nothing; anybody makes a fork', async () => {
  const { id } = await make([
    { name: 'main.py', content: 'one\n' },
    { name: 'dot.png', base64: 'AAECAw==' },
  ]);
  const given = { as: ada.code, params: { id } };
  await call(house.url, keepVersion, { ...given, body: { name: 'First' } });
  const live = (await call(house.url, createLink, { ...given, body: {} })).body;
  const frozen = (await call(house.url, createLink, { ...given, body: { version: 1, days: 1 } })).body;
  await call(house.url, pushChanges, push(id, 1, 0, [[4, [0, 'two']]]));
  const shown = async (token: string) => (await call(house.url, showShared, { params: { token } })).body;
  expect((await shown(live.token)).files[0]?.content).toBe('one\ntwo');
  expect(await shown(frozen.token)).toMatchObject({
    username: ada.user.username,
    version: 1,
    files: [{ content: 'one\n' }, {}],
  });
  expect((await call(house.url, listLinks, given)).body.map(({ token }) => token).toSorted()).toEqual(
    [frozen.token, live.token].toSorted(),
  );
  const bob = await makeUser(house);
  const fork = (await call(house.url, forkShared, { as: bob.code, params: { token: frozen.token } })).body;
  expect(fork).toMatchObject({
    name: 'Orbits (fork)',
    files: [{ name: 'main.py', content: 'one\n' }, { kind: 'binary' }],
  });
  expect((await call(house.url, showFileBytes, { as: bob.code, params: { id: fork.id, file: 2 } })).body.base64).toBe(
    'AAECAw==',
  );
  await house.database.raw('update ide_links set ends_at = now() where id = $1', [frozen.id]);
  await call(house.url, revokeLink, { ...given, params: { id, link: live.id } });
  for (const token of [live.token, frozen.token, 'A'.repeat(22)])
    expect((await refused(house.url, showShared, { params: { token } })).status).toBe(404);
  expect((await refused(house.url, showShared, { params: { token: '../../x' } })).status).toBe(400);
});

test('by a link anybody gets the bytes of what is no text in what it shows, and of nothing else', async () => {
  const { id } = await make([
    { name: 'main.py', content: 'one\n' },
    { name: 'pictures/dot.html', base64: 'AAECAw==' },
    { name: 'empty' },
  ]);
  const given = { as: ada.code, params: { id } };
  await call(house.url, keepVersion, { ...given, body: { name: 'First' } });
  await call(house.url, addFiles, { ...given, body: { files: [{ name: 'new.bin', base64: '/w==' }] } });
  await call(house.url, deleteFiles, { ...given, query: { ids: '2' } });
  const live = (await call(house.url, createLink, { ...given, body: {} })).body;
  const frozen = (await call(house.url, createLink, { ...given, body: { version: 1 } })).body;
  const other = await make([
    { name: 'main.py', content: 'two\n' },
    { name: 'a.bin', base64: 'AQ==' },
    { name: 'b.bin', base64: 'Ag==' },
    { name: 'c.bin', base64: 'Aw==' },
    { name: 'd.bin', base64: 'BA==' },
  ]);
  const foreign = (await call(house.url, createLink, { as: ada.code, params: { id: other.id }, body: {} })).body;
  const ask = (token: string, file: number | string, headers = {}) =>
    fetch(house.url + showSharedBytes.path.replace(':token', token).replace(':file', String(file)), { headers });
  const bytes = async (token: string, file: number) => [...(await (await ask(token, file)).bytes())];

  // The version has what was deleted since, the project what came since.
  expect(await bytes(frozen.token, 2)).toEqual([0, 1, 2, 3]);
  expect(await bytes(live.token, 4)).toEqual([0xff]);
  for (const [token, file] of [
    [frozen.token, 4],
    [live.token, 2],
    // A text and a folder, which the project shows itself.
    [live.token, 1],
    [frozen.token, 1],
    [live.token, 3],
    [frozen.token, 3],
    // Those of another project are no files of this one: its own link gives its own.
    [live.token, 5],
    ['A'.repeat(22), 4],
  ] as const)
    expect([token, file, (await ask(token, file)).status]).toEqual([token, file, 404]);
  expect(await bytes(foreign.token, 4)).toEqual([3]);
  for (const file of ['0', 'x', '1.5', `${2 ** 31}`]) expect((await ask(live.token, file)).status).toBe(400);

  const answer = await ask(frozen.token, 2);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=dot.html',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': '4',
  });
  const part = await ask(frozen.token, 2, { range: 'bytes=1-2' });
  expect([part.status, [...(await part.bytes())]]).toEqual([206, [1, 2]]);

  await call(house.url, revokeLink, { ...given, params: { id, link: live.id } });
  await house.database.raw('update ide_links set ends_at = now() where id = $1', [frozen.id]);
  const tag = answer.headers.get('etag') ?? '';
  expect((await ask(live.token, 4)).status).toBe(404);
  // Nor that it is still the same.
  expect((await ask(frozen.token, 2, { 'if-none-match': tag })).status).toBe(404);
});

test('an import replaces texts by a change and keeps what was there as a version', async () => {
  const { id } = await make();
  await call(house.url, addFiles, {
    as: ada.code,
    params: { id },
    body: {
      replace: true,
      files: [
        { name: 'main.py', content: 'other\n' },
        { name: 'new.py', content: '' },
      ],
    },
  });
  expect((await show(id)).files.map(({ id: file, name, content, version }) => [file, name, content, version])).toEqual([
    [1, 'main.py', 'other\n', 1],
    [2, 'new.py', '', 0],
  ]);
  expect((await versions(id)).map(({ reason }) => reason)).toEqual(['import']);
  // A folder without files is one, comes in once, and takes no file's place.
  const bring = (name: string) => ({ as: ada.code, params: { id }, body: { replace: true, files: [{ name }] } });
  await call(house.url, addFiles, bring('empty'));
  await call(house.url, addFiles, bring('empty'));
  expect((await show(id)).files.map(({ name, kind }) => [name, kind])).toEqual([
    ['main.py', 'text'],
    ['new.py', 'text'],
    ['empty', 'folder'],
  ]);
  expect((await refused(house.url, addFiles, bring('new.py'))).status).toBe(409);
});

test('run configurations are kept with the project, and bad ones are refused with words', async () => {
  const { id, runs: none } = await make();
  expect(none).toEqual({ all: [], chosen: null });
  const given = { as: ada.code, params: { id } };
  const one = { id: 'tests', name: 'Tests', entry: 'main.py', args: ['-v', ''], env: { A: 'b=c' }, stdin: '1\n2\n' };
  const runs = { all: [one, { ...one, id: 'other', entry: null }], chosen: 'tests' };
  await call(house.url, updateProject, { ...given, body: { runs } });
  await call(house.url, updateProject, { ...given, body: { name: 'Still there' } });
  expect(await show(id)).toMatchObject({ name: 'Still there', runs });
  const bad: object[] = [
    { all: [one], chosen: 'other' },
    { all: [one, one], chosen: null },
    { all: Array.from({ length: 11 }, (_, at) => ({ ...one, id: `n${at}` })), chosen: null },
    ...[
      { name: ' ' },
      { id: 'A' },
      { entry: '../x' },
      { args: ['a\0'] },
      { args: Array.from({ length: 51 }, () => 'x') },
      { args: ['x'.repeat(1_001)] },
      { args: 'x' },
      { env: { '1A': 'x' } },
      { env: { A: 1 } },
      { env: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`A${at}`, ''])) },
      { stdin: 'x'.repeat(20_001) },
      { stdin: null },
    ].map((part) => ({ all: [{ ...one, ...part }], chosen: null })),
    [],
  ];
  for (const wrong of bad)
    expect([
      wrong,
      (await refused(house.url, updateProject, { ...given, body: { runs: wrong } as never })).status,
    ]).toEqual([wrong, 400]);
  expect(await show(id)).toMatchObject({ runs });
});

test('breakpoints are kept with the project, without those of files that are gone, and bad ones are refused', async () => {
  const eve = await makeUser(house);
  const { id, files, breakpoints: none } = await make();
  expect(none).toEqual([]);
  const given = { as: ada.code, params: { id } };
  const one = { file: files[0]!.id, line: 2, condition: 'n == 1', log: null };
  const all = [one, { ...one, line: 3, condition: null, log: 'n is {n}' }];
  await call(house.url, updateProject, {
    ...given,
    body: { breakpoints: [...all, { ...one, file: 2_000_000_000 }] },
  });
  await call(house.url, updateProject, { ...given, body: { name: 'Still there' } });
  expect(await show(id)).toMatchObject({ name: 'Still there', breakpoints: all });
  const bad: unknown[] = [
    [one, one],
    Array.from({ length: 201 }, (_, at) => ({ ...one, line: at + 1 })),
    ...[
      { line: 0 },
      { line: 1.5 },
      { line: 1e7 },
      { file: 0 },
      { condition: ' ' },
      { log: 'a\0' },
      { log: 'x'.repeat(1_001) },
      { condition: undefined },
    ].map((part) => [{ ...one, ...part }]),
    {},
  ];
  for (const wrong of bad)
    expect([
      wrong,
      (await refused(house.url, updateProject, { ...given, body: { breakpoints: wrong } as never })).status,
    ]).toEqual([wrong, 400]);
  expect((await refused(house.url, updateProject, { ...given, as: eve.code, body: { breakpoints: [] } })).status).toBe(
    404,
  );
  expect((await show(id)).breakpoints).toEqual(all);
});

test('a project knows the problem that it was made of', async () => {
  const body = { name: 'Problem: Two', files: [{ name: 'main.py', content: 'one\n' }] };
  const made = (await call(house.url, createProject, { as: ada.code, body: { ...body, problem: 7 } })).body;
  expect(made.problem).toBe(7);
  expect((await show(made.id)).problem).toBe(7);
  expect((await show((await make()).id)).problem).toBeNull();
  expect((await call(house.url, listProjects, { as: ada.code })).body.map(({ problem }) => problem)).toEqual([null, 7]);
  for (const problem of [0, 1.5, '7', 2 ** 60])
    expect(
      (await refused(house.url, createProject, { as: ada.code, body: { ...body, problem } as never })).status,
    ).toBe(400);
});

test('notes are kept in upper case, projects are listed, bounded and deleted', async () => {
  const { id } = await make();
  const given = { as: ada.code, params: { id } };
  const panels = [{ id: 'n1', name: 'to do', component: 'note' as const, text: 'sleep' }];
  await call(house.url, updateProject, { ...given, body: { name: 'Renamed', panels } });
  expect(await show(id)).toMatchObject({ name: 'Renamed', panels: [{ name: 'TO DO', text: 'sleep' }] });
  expect(
    (await refused(house.url, updateProject, { ...given, body: { panels: [{ ...panels[0], name: ' ' }] } as never }))
      .status,
  ).toBe(400);
  await house.database.raw(
    `insert into ide_projects (user_id, name, opened_at, created_at, updated_at)
     select $1, 'x', now(), now(), now() from generate_series(1, $2)`,
    [ada.user.id, MAX_PROJECTS - 1],
  );
  expect(
    (
      await refused(house.url, createProject, {
        as: ada.code,
        body: { name: 'More', files: [{ name: 'a', content: '' }] },
      })
    ).status,
  ).toBe(409);
  expect((await call(house.url, listProjects, { as: ada.code })).body).toHaveLength(MAX_PROJECTS);
  await call(house.url, deleteProject, given);
  expect((await refused(house.url, showProject, given)).status).toBe(404);
});

test('an open page hears what another has changed', async () => {
  const { id } = await make();
  const gone = new AbortController();
  const response = await fetch(`${house.url}${followProject.path.replace(':id', String(id))}`, {
    headers: { 'x-session-code': ada.code },
    signal: gone.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const bytes of response.body ?? []) heard += Buffer.from(bytes).toString();
  })().catch(() => undefined);
  await eventually(async () => heard.includes('"project"'));
  await call(house.url, pushChanges, push(id, 1, 0, [[4, [0, 'x']]]));
  await eventually(async () => heard.includes('{"type":"text","file":1,"version":1}'));
  await call(house.url, deleteProject, { as: ada.code, params: { id } });
  await eventually(async () => heard.includes('"gone"'));
  gone.abort();
  await reading;
});

test('what one begins with is told to visitors too, also where no runner answers', async () => {
  const { body } = await call(house.url, showStart);
  expect(body).toMatchObject({ guests: false, ready: false });
  expect(body.samples.map(({ name }) => name)).toEqual(['Practice.java', 'app.py']);
  expect(body.templates.map(({ id }) => id)).toHaveLength(11);
  expect(body.languages.length).toBeGreaterThan(50);
});
