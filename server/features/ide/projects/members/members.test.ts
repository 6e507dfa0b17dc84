import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import * as chat from '@devorbit/contract/ide/chat.ts';
import * as files from '@devorbit/contract/ide/files.ts';
import * as links from '@devorbit/contract/ide/links.ts';
import * as members from '@devorbit/contract/ide/members.ts';
import * as presence from '@devorbit/contract/ide/presence.ts';
import * as previews from '@devorbit/contract/ide/previews.ts';
import { MAX_EDITORS, MAX_MEMBERSHIPS, MAX_MESSAGES } from '@devorbit/contract/ide/projects-limits.ts';
import * as projects from '@devorbit/contract/ide/projects.ts';
import * as versions from '@devorbit/contract/ide/versions.ts';
import * as workspaces from '@devorbit/contract/ide/workspaces.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSharedProject } from '../_project.ts';

let house: House;
/** Another server of the same database. */
let beside: House;
/** Where its clock stands still; null: it goes. */
let still: number | null = null;
let ada: SignedIn;
let bob: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  beside = await openHouse({
    databaseUrl: house.databaseUrl,
    env: { DATA_DIR: house.env.DATA_DIR },
    clock: { now: () => new Date(still ?? Date.now()) },
  });
});
afterAll(async () => {
  await beside.close();
  await house.close();
});
beforeEach(async () => {
  still = null;
  ada = await makeUser(house);
  bob = await makeUser(house);
});

const make = async (): Promise<number> => (await makeSharedProject(house, ada.user.id)).id;
const let_ = (id: number, who: SignedIn, role: members.MemberRole, as = ada) =>
  call(house.url, members.addMember, {
    as: as.code,
    params: { id },
    body: { username: who.user.username, role },
  });
const takeOut = (id: number, who: SignedIn, as = ada) =>
  call(house.url, members.removeMember, { as: as.code, params: { id, username: who.user.username } });
const linkOf = async (id: number, role: members.MemberRole = 'editor', uses = 2) =>
  (await call(house.url, members.createJoinLink, { as: ada.code, params: { id }, body: { role, days: 1, uses } })).body;
const joining = (token: string, as: SignedIn) => ({ as: as.code, params: { token } });
const roleIn = async (id: number, as: SignedIn): Promise<string> =>
  (await call(house.url, projects.showProject, { as: as.code, params: { id } })).body.role;

type Who = 'owner' | 'editor' | 'viewer' | 'former' | 'stranger' | 'guest';
type Sent = { params?: object; body?: unknown; query?: object };
const READ = { owner: 200, editor: 200, viewer: 200, former: 404, stranger: 404, guest: 401 };
const EDIT = { ...READ, viewer: 403 };
const OWN = { ...EDIT, editor: 403 };
const made = (row: typeof READ) =>
  Object.fromEntries(Object.entries(row).map(([who, status]) => [who, status === 200 ? 201 : status])) as typeof READ;
const change = { client: 'a', version: 0, updates: [[5, [0, '!']]] };

/** Every call about one project, and what it answers to whom. */
const calls: [endpoint: Endpoint, answers: Record<Who, number>, sent?: Sent][] = [
  [projects.showProject, READ],
  [projects.updateProject, OWN, { body: { name: 'Other' } }],
  [projects.updateProject, EDIT, { body: { panels: [{ id: 'a', name: 'A', component: 'note', text: '' }] } }],
  [projects.updateProject, EDIT, { body: { runs: { all: [], chosen: null } } }],
  [projects.updateProject, EDIT, { body: { breakpoints: [{ file: 1, line: 1, condition: null, log: null }] } }],
  // Not even its notes, where the name comes with them.
  [projects.updateProject, OWN, { body: { name: 'Other', panels: [] } }],
  [projects.deleteProject, OWN],
  [projects.followProject, READ],
  [presence.tellPresence, READ, { body: { page: 'a', at: null } }],
  [files.addFiles, made(EDIT), { body: { files: [{ name: 'b.py', content: '' }] } }],
  [files.updateFiles, EDIT, { body: { files: [{ id: 1, name: 'c.py' }] } }],
  [files.deleteFiles, EDIT, { query: { ids: '1' } }],
  [files.showFileBytes, READ, { params: { file: 3 } }],
  [files.pushChanges, EDIT, { body: change }],
  [files.pullChanges, READ, { query: { after: 0 } }],
  [files.showHistory, READ],
  [versions.listVersions, READ],
  [versions.keepVersion, EDIT, { body: { name: 'Good' } }],
  [versions.showVersion, READ],
  [versions.nameVersion, EDIT, { body: { name: 'Good' } }],
  [versions.restoreVersion, OWN],
  [links.listLinks, OWN],
  [links.createLink, made(OWN), { body: {} }],
  [links.revokeLink, OWN],
  [members.listMembers, READ],
  [members.addMember, OWN, { body: { username: 'TOM', role: 'viewer' } }],
  // Of somebody else.
  [members.removeMember, OWN, { params: { username: 'TIM' } }],
  [chat.listMessages, READ],
  [chat.writeMessage, made(READ), { body: { text: 'Hello' } }],
  // Of the owner.
  [chat.deleteMessage, OWN, { params: { message: 'SAID' } }],
  [members.listJoinLinks, OWN],
  [members.createJoinLink, made(OWN), { body: { role: 'viewer', days: 1, uses: 1 } }],
  [members.revokeJoinLink, OWN, { params: { link: 'JOIN' } }],
  [workspaces.listMadeFiles, READ],
  [previews.openPreview, made(READ)],
  [previews.endPreviews, READ],
  // It does not run.
  [workspaces.showMadeFile, { ...READ, owner: 409, editor: 409, viewer: 409 }, { query: { name: 'a.txt' } }],
  [workspaces.addMadeFiles, { ...EDIT, owner: 409, editor: 409 }, { body: { names: ['a.txt'] } }],
];

describe('what a role may do', () => {
  test('every call about a project is in the table', async () => {
    const document = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith('/api/ide/projects/{id}/')
        ? Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
        : [],
    );
    const tabled = new Set(calls.map(([{ method, path }]) => `${method.toLowerCase()} ${path}`));
    expect([...tabled].toSorted()).toEqual(all.toSorted());
  });

  test.each(calls.map(([endpoint, answers, sent], at) => ({ endpoint, answers, sent: sent ?? {}, at })))(
    '$endpoint.method $endpoint.path ($at)',
    async ({ endpoint, answers, sent }) => {
      const [former, tom, tim, stranger] = await Promise.all([1, 2, 3, 4].map(() => makeUser(house)));
      const found: Record<string, number> = {};
      for (const who of Object.keys(answers) as Who[]) {
        // Anew for each, as a call may use up what it was made for.
        const { id, link } = await makeSharedProject(house, ada.user.id);
        const editor = await makeUser(house);
        await let_(id, editor, 'editor');
        await let_(id, bob, 'viewer');
        await let_(id, former!, 'editor');
        await takeOut(id, former!);
        await let_(id, tim!, 'viewer');
        const join = await linkOf(id);
        const { body: said } = await call(house.url, chat.writeMessage, {
          as: ada.code,
          params: { id },
          body: { text: 'Mine' },
        });
        const named = JSON.stringify({ params: { id, file: 1, number: 1, link, ...sent.params }, body: sent.body })
          .replaceAll('"TOM"', JSON.stringify(tom!.user.username))
          .replaceAll('"TIM"', JSON.stringify(tim!.user.username))
          .replaceAll('"SAID"', String(said.id))
          .replaceAll('"JOIN"', String(join.id));
        const { params, body } = JSON.parse(named) as { params: Record<string, string>; body?: unknown };
        const as = { owner: ada, editor, viewer: bob, former, stranger, guest: null }[who];
        const leave = new AbortController();
        const address = new URL(
          house.url + endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
        );
        for (const [name, value] of Object.entries(sent.query ?? {})) address.searchParams.set(name, String(value));
        const response = await fetch(address, {
          method: endpoint.method,
          headers: {
            ...(as ? { 'x-session-code': as.code } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: leave.signal,
        });
        found[who] = response.status;
        leave.abort();
      }
      expect(found).toEqual(answers);
    },
  );

  test('staff and superusers of the site are strangers too', async () => {
    const id = await make();
    for (const role of ['staff', 'superuser'] as const) {
      const { code } = await makeUser(house, { role });
      expect((await refused(house.url, projects.showProject, { as: code, params: { id } })).status).toBe(404);
    }
  });
});

test('who is let in by name is told, sees the project among those that are shared, and leaves it', async () => {
  const id = await make();
  expect((await let_(id, bob, 'viewer')).body).toMatchObject({
    owner: { username: ada.user.username },
    members: [{ username: bob.user.username, role: 'viewer' }],
  });
  // The same again, and another role: no news.
  await let_(id, bob, 'viewer');
  await let_(id, bob, 'editor');
  const { notifications } = (await call(house.url, listNotifications, { as: bob.code })).body;
  expect(notifications.filter(({ kind }) => kind === 'projects')).toMatchObject([
    { title: `${ada.user.username} shared a project with you: Sample`, link: `/online-ide/${id}` },
  ]);
  const shared = async () => (await call(house.url, members.listSharedProjects, { as: bob.code })).body;
  expect(await shared()).toMatchObject([{ id, name: 'Sample', owner: ada.user.username, role: 'editor', files: 3 }]);
  // It is not one of their own.
  expect((await call(house.url, projects.listProjects, { as: bob.code })).body).toEqual([]);
  await takeOut(id, bob, bob);
  expect(await shared()).toEqual([]);
  expect((await refused(house.url, members.listMembers, { as: bob.code, params: { id } })).status).toBe(404);
});

test('nobody is let in who is not there, the owner not, and no more than there may be', async () => {
  const id = await make();
  const body = (username: string) => ({ as: ada.code, params: { id }, body: { username, role: 'editor' as const } });
  expect(await refused(house.url, members.addMember, body('nobody_of_this_name'))).toMatchObject({ status: 400 });
  expect(await refused(house.url, members.addMember, body(ada.user.username))).toMatchObject({ status: 400 });
  for (let n = 0; n < MAX_EDITORS; n++) await let_(id, await makeUser(house), 'editor');
  expect(await refused(house.url, members.addMember, body(bob.user.username))).toMatchObject({ status: 409 });
  await let_(id, bob, 'viewer');
  const other = await make();
  await house.database.run(
    `with many as (
       insert into ide_projects (user_id, name, opened_at, created_at, updated_at)
       select $2, 'Many', now(), now(), now() from generate_series(1, $3) returning id
     )
     insert into ide_members (project_id, user_id, role, joined_at, opened_at)
     select id, $1, 'viewer', now(), now() from many`,
    [bob.user.id, ada.user.id, MAX_MEMBERSHIPS],
  );
  expect(
    await refused(house.url, members.addMember, {
      as: ada.code,
      params: { id: other },
      body: { username: bob.user.username, role: 'viewer' },
    }),
  ).toMatchObject({ status: 409 });
});

test('a join link says what it leads to, lets in as many as it is for, and ends', async () => {
  const id = await make();
  const { token, usesLeft } = await linkOf(id, 'viewer', 2);
  expect(usesLeft).toBe(2);
  const offer = async (as: SignedIn) => (await call(house.url, members.showJoinOffer, joining(token, as))).body;
  const owner = { username: ada.user.username, name: 'Ada Lovelace' };
  expect(await offer(bob)).toEqual({ name: 'Sample', owner, role: 'viewer', project: null });
  expect(await roleIn(id, ada)).toBe('owner');
  // Twice at once, and its owner: one use.
  await Promise.all([bob, bob, ada].map((who) => call(house.url, members.joinProject, joining(token, who))));
  expect(await roleIn(id, bob)).toBe('viewer');
  expect(await roleIn(id, ada)).toBe('owner');
  expect(await offer(bob)).toMatchObject({ project: id });
  // Many at once: one place is left.
  const crowd = await Promise.all([1, 2, 3, 4].map(() => makeUser(house)));
  const came = await Promise.all(
    crowd.map(async ({ code }) => {
      const address = `${house.url}/api/ide/join/${token}/`;
      return (await fetch(address, { method: 'POST', headers: { 'x-session-code': code } })).status;
    }),
  );
  expect(came.toSorted()).toEqual([200, 404, 404, 404]);
  expect((await call(house.url, members.listJoinLinks, { as: ada.code, params: { id } })).body).toEqual([]);
  for (const endpoint of [members.showJoinOffer, members.joinProject])
    expect(await refused(house.url, endpoint, joining(token, crowd[0]!))).toMatchObject({ status: 404 });

  const late = await linkOf(id);
  await house.database.run('update ide_join_links set ends_at = $2 where id = $1', [late.id, house.clock.now()]);
  expect(await refused(house.url, members.joinProject, joining(late.token, crowd[1]!))).toMatchObject({ status: 404 });
  const off = await linkOf(id);
  await call(house.url, members.revokeJoinLink, { as: ada.code, params: { id, link: off.id } });
  expect(await refused(house.url, members.joinProject, joining(off.token, crowd[1]!))).toMatchObject({ status: 404 });
});

test('nobody comes back, or up, by a link: who was taken out ends all of them, who was made a viewer those for editors', async () => {
  const id = await make();
  const editors = await linkOf(id, 'editor');
  const viewers = await linkOf(id, 'viewer');
  await call(house.url, members.joinProject, joining(editors.token, bob));
  expect(await roleIn(id, bob)).toBe('editor');
  await let_(id, bob, 'viewer');
  // Also by leaving first.
  await takeOut(id, bob, bob);
  expect((await refused(house.url, members.joinProject, joining(editors.token, bob))).status).toBe(404);
  await call(house.url, members.joinProject, joining(viewers.token, bob));
  expect(await roleIn(id, bob)).toBe('viewer');
  await takeOut(id, bob);
  expect((await refused(house.url, members.joinProject, joining(viewers.token, bob))).status).toBe(404);
});

/** What a page hears, as far as it has come. */
async function listen(at: House, id: number, as: SignedIn, page?: string) {
  const left = new AbortController();
  const query = page === undefined ? '' : `?page=${page}`;
  const response = await fetch(`${at.url}${projects.followProject.path.replace(':id', String(id))}${query}`, {
    headers: { 'x-session-code': as.code },
    signal: left.signal,
  });
  let heard = '';
  const over = (async () => {
    for await (const bytes of response.body ?? []) heard += Buffer.from(bytes).toString();
  })().catch((error: unknown) => {
    if (!left.signal.aborted) throw error;
  });
  await expect.poll(() => heard).toContain('"project"');
  return { heard: () => heard, over, leave: () => left.abort() };
}

test('the pages of who is taken out hear it and nothing after it, at every server', async () => {
  const id = await make();
  await let_(id, bob, 'editor');
  const pages = await Promise.all([house, beside].map((at) => listen(at, id, bob)));
  const own = await listen(beside, id, ada);
  await takeOut(id, bob);
  await Promise.all(pages.map(({ over }) => over));
  await call(house.url, files.pushChanges, {
    as: ada.code,
    params: { id, file: 1 },
    body: { client: 'me', version: 0, updates: [[5, [0, '!']]] },
  });
  await expect.poll(own.heard).toContain('"text"');
  expect(own.heard()).toContain('"members"');
  for (const { heard } of pages) {
    expect(heard()).toContain('"removed"');
    expect(heard()).not.toContain('"text"');
  }
  await call(house.url, projects.deleteProject, { as: ada.code, params: { id } });
  await own.over;
  expect(own.heard()).toContain('"gone"');
});

test('files that others add take the room of the owner', async () => {
  const id = await make();
  await let_(id, bob, 'editor');
  const large = { name: 'Large', files: [{ name: 'a.py', content: 'x' }] };
  const { body: other } = await call(house.url, projects.createProject, { as: ada.code, body: large });
  await house.database.run('update ide_files set size = 200 * 1024 * 1024 where project_id = $1', [other.id]);
  const add = { params: { id }, body: { files: [{ name: 'new.txt', content: 'x'.repeat(100) }] } };
  expect(await refused(house.url, files.addFiles, { as: bob.code, ...add })).toMatchObject({
    status: 413,
    body: { message: 'The projects of this project’s owner have reached the maximum of 200 MB.' },
  });
});

test('a project whose owner is suspended is nobody’s for as long', async () => {
  const id = await make();
  await let_(id, bob, 'editor');
  const { token } = await linkOf(id);
  await house.database.run('update users set suspended_at = now() where id = $1', [ada.user.id]);
  expect((await refused(house.url, projects.showProject, { as: bob.code, params: { id } })).status).toBe(404);
  expect((await call(house.url, members.listSharedProjects, { as: bob.code })).body).toEqual([]);
  expect((await refused(house.url, members.joinProject, joining(token, bob))).status).toBe(404);
  await house.database.run('update users set suspended_at = null where id = $1', [ada.user.id]);
  expect(await roleIn(id, bob)).toBe('editor');
});

test('pages hear where others are and when they go, at every server; nobody speaks for another, and nothing is stored', async () => {
  const id = await make();
  await let_(id, bob, 'viewer');
  const own = await listen(house, id, ada, 'mine');
  const his = await listen(beside, id, bob, 'mine');
  const at = { file: 1, version: 0, anchor: 1, head: 3 };
  const tell = (as: SignedIn, at_: House, body: object = {}) =>
    call(at_.url, presence.tellPresence, { as: as.code, params: { id }, body: { page: 'mine', at, ...body } });
  expect((await tell(bob, beside, { asks: true })).body).toEqual({ told: true });
  const told = (who: SignedIn, asks: boolean) =>
    JSON.stringify({
      type: 'presence',
      username: who.user.username,
      page: `${who.user.id}-mine`,
      at,
      asks,
    });
  await expect.poll(own.heard).toContain(told(bob, true));
  await tell(ada, house);
  await expect.poll(his.heard).toContain(told(ada, false));
  // Not of themselves.
  expect(his.heard()).not.toContain(told(bob, true));
  // Of a flood in one second only so much is passed on, of a user alone, and as much in the next one.
  const flood = async () =>
    (await Promise.all(Array.from({ length: 30 }, () => tell(bob, beside)))).filter(({ body }) => body.told).length;
  const second = Date.now() + 1_000;
  still = second;
  expect(await flood()).toBe(10);
  still = second + 999;
  expect(await flood()).toBe(0);
  expect((await tell(ada, beside)).body).toEqual({ told: true });
  still = second + 1_000;
  expect(await flood()).toBe(10);
  still = null;
  his.leave();
  await expect.poll(own.heard).toContain(`{"type":"left","page":"${bob.user.id}-mine"}`);
  for (const body of [
    { page: 'no spaces', at },
    { page: 'a', at: { ...at, head: -1 } },
    { page: 'a', at: { ...at, head: 1e9 } },
    { page: 'a', at: { ...at, file: 0 } },
  ])
    expect(
      await refused(house.url, presence.tellPresence, { as: ada.code, params: { id }, body: body as never }),
    ).toMatchObject({ status: 400 });
  own.leave();
});

test('messages are kept, the last of them; who wrote one deletes it, and so does the owner; others hear of it', async () => {
  const id = await make();
  await let_(id, bob, 'viewer');
  const own = await listen(beside, id, ada);
  const say = (as: SignedIn, text: string) =>
    call(house.url, chat.writeMessage, { as: as.code, params: { id }, body: { text } });
  const said = async (as = ada) =>
    (await call(house.url, chat.listMessages, { as: as.code, params: { id } })).body.map(({ text }) => text);
  const first = (await say(bob, '  <b>Why 42?</b>  ')).body;
  expect(first).toMatchObject({ username: bob.user.username, text: '<b>Why 42?</b>' });
  await expect.poll(own.heard).toContain('"chat"');
  const mine = (await say(ada, 'See line 3')).body;
  expect(await said(bob)).toEqual(['<b>Why 42?</b>', 'See line 3']);
  for (const text of ['', ' ', 'x'.repeat(501), 'a\nb', '\u202eabc'])
    expect(await refused(house.url, chat.writeMessage, { as: bob.code, params: { id }, body: { text } })).toMatchObject(
      { status: 400 },
    );
  const remove = (as: SignedIn, message: number) => ({ as: as.code, params: { id, message } });
  expect(await refused(house.url, chat.deleteMessage, remove(bob, mine.id))).toMatchObject({ status: 403 });
  await call(house.url, chat.deleteMessage, remove(ada, first.id));
  expect(await refused(house.url, chat.deleteMessage, remove(ada, first.id))).toMatchObject({ status: 404 });
  expect(await said()).toEqual(['See line 3']);
  // No more than the last hundred.
  await house.database.run(
    `insert into ide_messages (project_id, user_id, text, at) select $1, $2, 'n' || n, now() from generate_series(1, 120) n`,
    [id, bob.user.id],
  );
  await say(ada, 'last');
  const all = await said();
  expect([all.length, all[0], all.at(-1)]).toEqual([MAX_MESSAGES, 'n22', 'last']);
  const { n } = (
    await house.database.raw('select count(*)::integer as n from ide_messages where project_id = $1', [id])
  ).rows[0] as { n: number };
  expect(n).toBe(MAX_MESSAGES);
  own.leave();
});

test('an account that is erased leaves the projects of others, where its text stays, and takes its own with it', async () => {
  const id = await make();
  await let_(id, bob, 'editor');
  await call(house.url, chat.writeMessage, { as: bob.code, params: { id }, body: { text: 'Hello' } });
  await call(house.url, files.pushChanges, {
    as: bob.code,
    params: { id, file: 1 },
    body: { client: 'me', version: 0, updates: [[5, [0, '!']]] },
  });
  await house.database.transaction((tx) => eraseTraces(tx, bob.user.id));
  const { body } = await call(house.url, members.listMembers, { as: ada.code, params: { id } });
  expect(body.members).toEqual([]);
  expect((await call(house.url, chat.listMessages, { as: ada.code, params: { id } })).body).toEqual([]);
  const { body: project } = await call(house.url, projects.showProject, { as: ada.code, params: { id } });
  expect(project.files[0]?.content).toBe('hello!');

  const eve = await makeUser(house);
  await let_(id, eve, 'editor');
  await linkOf(id);
  await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
  expect((await call(house.url, members.listSharedProjects, { as: eve.code })).body).toEqual([]);
  for (const table of ['ide_projects', 'ide_members', 'ide_join_links'])
    expect(
      (
        await house.database.raw(`select from ${table} where ${table === 'ide_projects' ? 'id' : 'project_id'} = $1`, [
          id,
        ])
      ).rows,
    ).toEqual([]);
});
