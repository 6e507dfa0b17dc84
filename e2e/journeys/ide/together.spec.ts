import type { Browser, Page } from '@playwright/test';
import { makePerson, narrow, send } from '../../fixtures/people.ts';
import { expect, password, signInAs, signInFresh, test, usable } from '../../fixtures/test.ts';

const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Panel' });
const people = (page: Page) => page.getByRole('region', { name: 'People' });
const activity = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Activity bar' }).getByRole('button', { name, exact: true }).click();
const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Status' }).getByText('Saved', { exact: true })).toBeVisible();
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 850;
async function front(page: Page, name: 'Files' | 'Code' | 'Output'): Promise<void> {
  if (!isWide(page))
    await page.getByRole('group', { name: 'Part of the screen' }).getByRole('button', { name }).click();
}
const idOf = (page: Page): number => Number(/\/online-ide\/(\d+)/.exec(page.url())?.[1]);

/** Somebody else's browser, of the same size. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  return usable(await context.newPage());
}

/** Sends what the page's person would. */
async function order<Reply>(page: Page, method: string, path: string, body: object): Promise<Reply> {
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('devorbit.session'))) ?? '{}') as {
    session_code: string;
  };
  return send<Reply>(page, session.session_code, method, path, body);
}

async function makeProject(page: Page): Promise<number> {
  const files = [{ name: 'main.py', content: 'name = input("Name? ")\nprint("Hello, " + name)\n' }];
  const body = { name: 'Pair work', files };
  return (await order<{ id: number }>(page, 'POST', '/api/ide/projects/', body)).id;
}

/** Signs somebody in with a project of theirs, and asks another one into it. */
async function shareProject(page: Page, { name }: { name: string }, role: string) {
  const owner = await signInFresh(page, name);
  const id = await makeProject(page);
  const other = await makePerson(page, name, 'Grace Example');
  const admit = (as: string) =>
    order(page, 'POST', `/api/ide/projects/${id}/members/`, { username: other.username, role: as });
  await admit(role);
  return { owner, id, other, admit };
}

test(
  'somebody comes in by a join link, edits what the owner sees, becomes a viewer, and is taken out',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const owner = await signInFresh(page, project.name);
    const id = await makeProject(page);
    await page.goto(`/online-ide/${id}`);
    await expect(code(page)).toContainText('Hello');
    await front(page, 'Files');
    await activity(page, 'People');
    await expect(people(page).getByRole('list', { name: 'People in this project' })).toContainText(`${owner}`);
    await people(page).getByRole('button', { name: 'Create join link' }).click();
    const link = people(page).getByRole('list', { name: 'Join links' }).getByRole('listitem');
    await expect(link).toContainText('Editor, 5 more people, until');
    await accessible(page);
    const address = /http\S+\/online-ide\/join\/[\w-]{22}/.exec((await link.textContent()) ?? '')?.[0] ?? '';

    // Whoever has no account is asked to sign in before anything is told.
    const guest = await another(browser, page);
    await guest.goto(address);
    await expect(guest.getByText('You’re invited to a project')).toBeVisible();
    await expect(guest.getByText('Pair work')).toHaveCount(0);
    const other = await makePerson(page, project.name, 'Grace Example');
    await signInAs(guest, other.username, password, address);
    await expect(guest.getByText('Join Pair work?')).toBeVisible();
    await expect(
      guest.getByText(`Ada Example (${owner}) invites you to edit, run and debug this project.`),
    ).toBeVisible();
    await accessible(guest);
    await guest.getByRole('button', { name: 'Join project' }).click();
    await expect(code(guest)).toContainText('Hello');
    expect(idOf(guest)).toBe(id);
    // The owner's page knows without being loaded anew.
    await expect(people(page).getByRole('combobox', { name: `Role of ${other.username}` })).toHaveValue('editor');
    await expect(link).toContainText('4 more people');

    await code(guest).click();
    await guest.keyboard.press('ControlOrMeta+Home');
    await guest.keyboard.insertText('# by Grace\n');
    await saved(guest);
    await front(page, 'Code');
    await expect(code(page)).toContainText('# by Grace');

    // A viewer reads on, and everything that changes something is gone.
    await front(page, 'Files');
    await people(page)
      .getByRole('combobox', { name: `Role of ${other.username}` })
      .selectOption('viewer');
    await expect(guest.getByRole('region', { name: 'Status' }).getByText('View only')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Format', exact: true })).toHaveCount(0);
    await guest.keyboard.press('Shift+Alt+F');
    await expect(code(guest)).toHaveAttribute('aria-readonly', 'true');
    await code(guest).click();
    await guest.keyboard.type('not mine');
    await expect(code(guest)).not.toContainText('not mine');
    await front(guest, 'Files');
    await expect(guest.getByRole('button', { name: 'New file' })).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await accessible(guest);
    await front(page, 'Code');
    await code(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('# by Ada\n');
    await front(guest, 'Code');
    await expect(code(guest)).toContainText('# by Ada');

    await front(page, 'Files');
    await people(page)
      .getByRole('button', { name: `Remove ${other.username}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Remove ${other.username}?` });
    await expect(dialog).toContainText('Join links are turned off too');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(guest.getByRole('alert')).toContainText('You’re no longer in this project');
    await expect(link).toHaveCount(0);
    await guest.goto(address);
    await expect(guest.getByText('This invitation doesn’t work')).toBeVisible();
    if (!isWide(page)) await narrow(page);
    await guest.context().close();
  },
);

test('somebody is invited by name, is told, finds the project, runs it with the owner at one terminal, and leaves', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  const owner = await signInFresh(page, project.name);
  const id = await makeProject(page);
  const other = await makePerson(page, project.name, 'Grace Example');
  await page.goto(`/online-ide/${id}`);
  await expect(code(page)).toContainText('Hello');
  await activity(page, 'People');
  const invite = people(page).getByRole('form', { name: 'Invite by username' });
  await invite.getByRole('textbox', { name: 'Username' }).fill('nobody_of_this_name');
  await page.keyboard.press('Enter');
  await expect(invite.getByText('No user has this username')).toBeVisible();
  await invite.getByRole('textbox', { name: 'Username' }).fill(other.username);
  await page.keyboard.press('Enter');
  await expect(invite.getByText(`${other.username} can open this project now.`)).toBeVisible();

  const guest = await another(browser, page);
  await signInAs(guest, other.username, password, '/notifications');
  await guest.getByText(`${owner} shared a project with you: Pair work`).click();
  await expect(code(guest)).toContainText('Hello');
  await activity(guest, 'Projects');
  const shared = guest.getByRole('dialog', { name: 'Projects' }).getByRole('list', { name: 'Shared with me' });
  await expect(shared).toContainText(`by ${owner}, you can edit`);
  await accessible(guest);
  await guest.keyboard.press('Escape');

  // One program, one terminal: the owner starts it, the other answers it.
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Plain text' }).click();
  await panel(guest).getByRole('button', { name: 'Plain text' }).click();
  const output = (of: Page) => panel(of).getByRole('log', { name: 'Output of the program' });
  await expect(output(guest)).toContainText('Name?');
  await panel(guest).getByRole('textbox', { name: 'Input', exact: true }).fill('Grace');
  await guest.keyboard.press('Enter');
  await expect(output(page)).toContainText('Hello, Grace');
  await expect(output(guest)).toContainText('Hello, Grace');

  await activity(guest, 'People');
  await people(guest).getByRole('button', { name: 'Leave this project' }).click();
  await guest
    .getByRole('dialog', { name: 'Leave Pair work?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();
  await expect(guest).not.toHaveURL(new RegExp(`/online-ide/${id}`));
  await expect(people(page).getByRole('list', { name: 'People in this project' }).getByRole('listitem')).toHaveCount(1);
  await guest.context().close();
});

test('cursors with names, who is here, and following somebody into another file until Escape', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  const { owner, id, other } = await shareProject(page, project, 'editor');
  const long = { files: [{ name: 'long.py', content: Array.from({ length: 300 }, (_, n) => `# ${n}`).join('\n') }] };
  await order(page, 'POST', `/api/ide/projects/${id}/files/`, long);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/presence/')) told.push(request.url());
  });
  await page.goto(`/online-ide/${id}`);
  await expect(code(page)).toContainText('Hello');
  // Nobody is there to be told of it.
  await code(page).click();
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Ln 3,')).toBeVisible();
  expect(told).toHaveLength(1);

  const guest = await another(browser, page);
  await signInAs(guest, other.username, password, `/online-ide/${id}`);
  await expect(code(guest)).toContainText('Hello');
  const here = (of: Page) => of.getByRole('list', { name: 'Also here' });
  await expect(here(page).getByRole('button', { name: `Follow ${other.username}, in main.py` })).toBeVisible();
  await expect(here(guest).getByRole('button', { name: `Follow ${owner}, in main.py` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${other.username} joined` })).toBeAttached();

  // What the other selects is seen, and moves with what is typed before it.
  await code(guest).click();
  await guest.keyboard.press('ControlOrMeta+Home');
  await guest.keyboard.press('Shift+End');
  const cursor = page.locator('.cm-other');
  await expect(cursor).toHaveText(other.username);
  await expect(page.locator('.cm-otherSelection')).toBeVisible();
  await accessible(page);
  const top = async () => (await cursor.boundingBox())?.y ?? 0;
  const before = await top();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# one\n# two\n');
  await expect(code(guest)).toContainText('# two');
  await expect.poll(top).toBeGreaterThan(before + 20);
  // Names are no part of the text.
  await expect(code(page)).not.toContainText(other.username);

  // Followed into another file, far down, by keyboard; then alone again.
  await here(page)
    .getByRole('button', { name: `Follow ${other.username}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Following ${other.username}. Stop` })).toBeVisible();
  await guest.getByRole('treeitem', { name: 'long.py' }).click();
  await expect(guest.getByRole('textbox', { name: 'Code of long.py' })).toBeVisible();
  await code(guest).click();
  await guest.keyboard.press('ControlOrMeta+End');
  await expect(page.getByRole('textbox', { name: 'Code of long.py' })).toBeVisible();
  await expect(code(page)).toContainText('# 299');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Following/ })).toHaveCount(0);
  await guest.getByRole('treeitem', { name: 'main.py' }).click();
  await expect(here(page).getByRole('button', { name: `Follow ${other.username}, in main.py` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code of long.py' })).toBeVisible();
  // Typing ends it as well.
  await here(page)
    .getByRole('button', { name: `Follow ${other.username}` })
    .click();
  await expect(page.getByRole('textbox', { name: 'Code of main.py' })).toBeVisible();
  await code(page).click();
  await page.keyboard.type('x');
  await expect(page.getByRole('button', { name: /^Following/ })).toHaveCount(0);

  await guest.context().close();
  await expect(here(page)).toHaveCount(0);
  await expect(page.locator('.cm-other')).toHaveCount(0);
});

test('a terminal is as large for all as for who typed last in it; who has less room scrolls', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  const { id, other } = await shareProject(page, project, 'editor');
  const guest = await another(browser, page);
  await guest.setViewportSize({ width: 900, height: page.viewportSize()?.height ?? 0 });
  await page.goto(`/online-ide/${id}`);
  await signInAs(guest, other.username, password, `/online-ide/${id}`);
  await expect(code(guest)).toContainText('Hello');
  const screen = (of: Page) => panel(of).locator('.xterm-screen');
  const width = async (of: Page) => (await screen(of).boundingBox())?.width ?? 0;
  /** How much of the terminal is beyond its panel, in px. */
  const beyond = (of: Page) =>
    panel(of)
      .locator('.xterm')
      .evaluate(({ parentElement: room }) => (room ? room.scrollWidth - room.clientWidth : -1));

  await panel(page).getByRole('tab', { name: 'TERMINAL' }).click();
  await panel(page).getByRole('button', { name: 'Open a shell' }).click();
  await expect(panel(page).locator('.xterm-rows')).toContainText('$');
  await panel(page).locator('.xterm').click();
  await page.keyboard.type('echo one$((1))');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.xterm-rows')).toContainText('one1');
  const large = await width(page);
  await expect.poll(() => beyond(page)).toBe(0);
  await panel(guest).getByRole('tab', { name: 'TERMINAL' }).click();
  await expect(panel(guest).locator('.xterm-rows')).toContainText('one1');
  await expect.poll(() => width(guest)).toBe(large);
  expect(await beyond(guest)).toBeGreaterThan(50);
  expect(await width(page)).toBe(large);
  await accessible(guest);

  await panel(guest)
    .locator('.xterm')
    .click({ position: { x: 20, y: 20 } });
  await guest.keyboard.type('echo tw$((2))');
  await guest.keyboard.press('Enter');
  await expect(panel(page).locator('.xterm-rows')).toContainText('tw2');
  await expect.poll(() => beyond(guest)).toBe(0);
  const small = await width(guest);
  expect(small).toBeLessThan(large - 50);
  await expect.poll(() => width(page)).toBe(small);

  await page.keyboard.press('Enter');
  await expect.poll(() => width(page)).toBe(large);
  await expect.poll(() => width(guest)).toBe(large);
  await guest.context().close();
});

test('one shell and one debugger for all: an editor steps what the owner debugs, a viewer sees it and orders nothing', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  const { id, other, admit } = await shareProject(page, project, 'editor');
  const sums = { files: [{ name: 'sums.py', content: 'total = 1\ntotal += 1\ntotal += 1\nprint(total)\n' }] };
  await order(page, 'POST', `/api/ide/projects/${id}/files/`, sums);
  const guest = await another(browser, page);
  await page.goto(`/online-ide/${id}`);
  await signInAs(guest, other.username, password, `/online-ide/${id}`);
  await page.getByRole('treeitem', { name: 'sums.py' }).click();
  await expect(code(page)).toContainText('total');

  // A shell: one opens it, the other types.
  await panel(page).getByRole('tab', { name: 'TERMINAL' }).click();
  await panel(page).getByRole('button', { name: 'Open a shell' }).click();
  await panel(guest).getByRole('tab', { name: 'TERMINAL' }).click();
  await expect(panel(guest).getByRole('button', { name: 'Shell 1', exact: true })).toBeVisible();
  await panel(guest).getByRole('tab', { name: 'OUTPUT' }).click();
  await panel(guest).getByRole('button', { name: 'Plain text' }).click();
  await panel(guest).getByRole('tab', { name: 'TERMINAL' }).click();
  const shell = panel(guest).getByRole('log', { name: 'Shell 1' });
  await expect(shell).toContainText('$');
  await panel(guest).getByRole('textbox', { name: 'Input', exact: true }).fill('echo from-g$((0))race');
  await guest.keyboard.press('Enter');
  await expect(shell).toContainText('from-g0race');
  await expect(panel(page).getByText('from-g0race').first()).toBeAttached();

  // A breakpoint of the owner stands on the other's page, who steps on.
  await page.getByRole('treeitem', { name: 'sums.py' }).click();
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F9');
  await guest.getByRole('treeitem', { name: 'sums.py' }).click();
  await expect(guest.locator('.cm-breakpoint[data-kind=stops]')).toBeVisible();
  await page.getByRole('button', { name: 'Debug', exact: true }).click();
  const bar = (of: Page) => of.getByRole('region', { name: 'Debugging' });
  await expect(bar(guest).getByText(/line 2 of sums.py/)).toBeVisible();
  await bar(guest).getByRole('button', { name: 'Step over' }).click();
  await expect(bar(page).getByText(/line 3 of sums.py/)).toBeVisible();

  await admit('viewer');
  await expect(guest.getByRole('region', { name: 'Status' }).getByText('View only')).toBeVisible();
  await expect(bar(guest).getByRole('button')).toHaveCount(0);
  await panel(guest).getByRole('tab', { name: 'TERMINAL' }).click();
  await expect(
    panel(guest).getByText('You can view this shell. Only people who can edit can type in it.'),
  ).toBeVisible();
  await expect(panel(guest).getByRole('textbox', { name: 'Input', exact: true })).toHaveCount(0);
  await accessible(guest);
  await bar(page).getByRole('button', { name: 'Step over' }).click();
  await expect(bar(guest).getByText(/line 4 of sums.py/)).toBeVisible();
  await expect(guest.locator('.cm-stoppedLine')).toContainText('print(total)');
  await guest.context().close();
});

test(
  'a line of chat: written by the owner, read by a viewer who answers; the owner deletes it',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const { owner, id, other } = await shareProject(page, project, 'viewer');
    const guest = await another(browser, page);
    await page.goto(`/online-ide/${id}`);
    await signInAs(guest, other.username, password, `/online-ide/${id}`);
    for (const each of [page, guest]) {
      await expect(code(each)).toContainText('Hello');
      await front(each, 'Files');
    }
    await activity(page, 'Chat');
    const chat = (of: Page) => of.getByRole('region', { name: 'Chat' });
    await expect(chat(page).getByText('Everyone in this project reads what you write here.')).toBeVisible();
    await chat(page).getByRole('textbox', { name: 'Message' }).fill('Why <b>input</b>?');
    await page.keyboard.press('Enter');
    await expect(chat(page).getByRole('log')).toContainText(`${owner}`);
    await activity(guest, 'Chat, new messages');
    await expect(chat(guest).getByRole('log')).toContainText('Why <b>input</b>?');
    // Nobody else's.
    await expect(chat(guest).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await chat(guest).getByRole('textbox', { name: 'Message' }).fill('To ask for a name');
    await guest.keyboard.press('Enter');
    await expect(chat(page).getByRole('log')).toContainText('To ask for a name');
    await accessible(page);
    await chat(page).getByRole('button', { name: 'Delete the message “To ask for a name”' }).click();
    await expect(chat(guest).getByRole('log')).not.toContainText('To ask for a name');
    if (!isWide(page)) await narrow(page);
    await guest.context().close();
  },
);
