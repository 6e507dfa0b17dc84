import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, password, signInFresh, test, usable } from '../../fixtures/test.ts';

/** As much of a draft as is read here. */
type Stored = { revision: number; draft: Record<string, unknown> };

const reference = 'a, b = map(int, input().split())\nprint(a + b)\n';
const wrong = 'a, b = map(int, input().split())\nprint(a - b)\n';
const generator = 'import sys\nprint(int(sys.argv[1]), int(sys.argv[2]))\n';

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the problem' }).getByRole('link', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pastes: an editor indents by itself what is typed. */
async function write(page: Page, file: string, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole('textbox', { name: `Code of ${file}` }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** A community problem with its four fields, by the signed-in user. Answers its id. */
async function create(page: Page, title: string): Promise<number> {
  const made = await page.request.post('/api/community/problems/', {
    headers: { 'X-Session-Code': await sessionCode(page) },
    data: { title, statement: 'Print the sum of `a` and `b`.' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

/** Stores a draft that lacks nothing, as another page of the author's would. */
async function store(page: Page, id: number, change: Record<string, unknown> = {}): Promise<void> {
  const address = `/api/problems/${id}/authoring/`;
  const headers = { 'X-Session-Code': await sessionCode(page) };
  const { revision, draft } = (await (await page.request.get(address, { headers })).json()) as Stored;
  const whole = {
    ...draft,
    examples: [{ input: '1 2', output: '3' }],
    solutions: [{ name: 'reference.py', language: 'python', source: reference, role: 'reference' }],
    tests: ['1 1', '2 5', '-4 4'].map((input, index) => ({ kind: 'text', name: `t${index}`, input, answer: null })),
    ...change,
  };
  const saved = await page.request.put(address, { headers, data: { revision, draft: whole } });
  expect(saved.status()).toBe(200);
}

async function asSomebodyElse(browser: Browser, project: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  const page = usable(await context.newPage());
  await page.goto('/');
  await signInFresh(page, project, '/');
  return page;
}

const fresh = (project: string) => `Sum of Tides ${project} ${Date.now().toString(36)}`;

test(
  'a learner writes a problem with tests and solutions, verifies it, and another solves it',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const title = fresh(project.name);
    await page.goto('/');
    await signInFresh(page, project.name, '/QuickDSA');
    await page.goto('/QuickDSA?tab=community');
    await button(page, 'Create Community Problem').click();
    const form = dialog(page, 'Create Community Problem');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Statement').fill('Print the **sum** of `a` and `b`.');
    await form.getByRole('button', { name: 'Create Problem' }).click();
    await page.getByRole('link', { name: 'Add tests' }).click();
    await page.waitForURL(/\/problems\/\d+\/edit$/);
    const id = Number(/problems\/(\d+)/.exec(page.url())?.[1]);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('No tests yet')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Preview of Statement' }).locator('strong')).toHaveText('sum');
    await accessible(page);

    await button(page, 'Verify').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Verification' })).toBeVisible();
    await expect(page.getByText('Add a reference solution. It answers the tests.')).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: 'Go to Examples' }).click();
    await expect(page).toHaveURL(/\?part=examples$/);
    await expect(page.getByText('Add at least one example.')).toBeVisible();
    await button(page, 'Add an example').click();
    await page.getByLabel('Input of example 1').fill('7 8');
    await page.getByLabel('Output of example 1').fill('15');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await accessible(page);

    await part(page, 'Generators and validator').click();
    await button(page, 'Add a generator').click();
    await write(page, 'generator.py', generator);
    await accessible(page);

    await part(page, 'Tests').click();
    await button(page, 'Add a test').click();
    await dialog(page, 'Add a test').getByLabel('Input').fill('0 0');
    await accessible(page);
    await dialog(page, 'Add a test').getByRole('button', { name: 'Add the test' }).click();
    await button(page, 'Upload files').click();
    const text = (name: string, body: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(body) });
    await dialog(page, 'Upload tests')
      .getByLabel('Choose files, or drop them here')
      .setInputFiles([text('big.in', '1000 1'), text('big.ans', '1001\n'), text('alone.in', '5 6'), text('x.md', '#')]);
    await expect(dialog(page, 'Upload tests').getByText('x.md is neither an input (.in) nor an answer')).toBeVisible();
    await accessible(page);
    await dialog(page, 'Upload tests').getByRole('button', { name: 'Add 2 tests' }).click();
    await button(page, 'Generate tests').click();
    await dialog(page, 'Generate tests').getByLabel('Arguments').fill('{1,10} {1..2}');
    await accessible(page);
    await dialog(page, 'Generate tests').getByRole('button', { name: 'Add 4 tests' }).click();
    await expect(page.getByRole('rowheader')).toHaveText([
      'test-1',
      'alone',
      'big',
      'generator-1',
      'generator-2',
      'generator-3',
      'generator-4',
    ]);
    await button(page, 'Delete test generator-4').click();
    await accessible(page);

    await part(page, 'Solutions').click();
    await button(page, 'Add a solution').click();
    await write(page, 'reference.py', reference);
    await button(page, 'Add a solution').click();
    await write(page, 'solution.py', wrong);
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('wrong_answer');
    await accessible(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await button(page, 'Verify').click();
    await expect(page.getByText(/^Version \d+ is live with 7 tests\./)).toBeVisible();
    await expect(page.getByText(/^Live: version \d+, 7 tests$/)).toBeVisible();
    await expect(page.getByText('3 tests generated')).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(page.getByText(/^Version \d+ is live with 7 tests\./)).toBeVisible();

    const phone = project.name !== 'desktop';
    const solver = await asSomebodyElse(browser, project.name, phone);
    await solver.goto(`/problems/${id}`);
    await expect(solver.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(solver.getByRole('link', { name: 'Edit tests and more' })).toBeHidden();
    const sent = await solver.request.post('/api/submit/', {
      headers: { 'X-Session-Code': await sessionCode(solver) },
      data: { problem_id: id, code: reference, language: 'python' },
    });
    expect(sent.ok()).toBe(true);
    await solver.goto('/submissions');
    await expect(solver.getByRole('row', { name: new RegExp(title) })).toContainText('Accepted');
    await solver.goto(`/problems/${id}/edit`);
    await expect(solver.getByRole('alert')).toHaveText('Only the author and admin users can edit this problem');
    await solver.context().close();

    await page.goto(`/problems/${id}`);
    await page.getByRole('link', { name: 'Edit tests and more' }).click();
    await expect(page).toHaveURL(new RegExp(`/problems/${id}/edit$`));
  },
);

test('nothing typed is lost: leaving asks, and a draft that somebody else saved is not overwritten', async ({
  page,
  accessible,
}, { project }) => {
  await page.goto('/');
  const username = await signInFresh(page, project.name, '/');
  const id = await create(page, fresh(project.name));
  await store(page, id);
  await page.goto(`/problems/${id}/edit?part=statement`);
  await page.getByLabel('Title').fill('Another title');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const leave = dialog(page, 'Leave without saving?');
  await page.getByRole('link', { name: 'Open the problem' }).click();
  await expect(leave.getByRole('button', { name: 'Save and leave' })).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Another title');
  await part(page, 'Examples').click();
  await expect(leave).toBeHidden();

  await store(page, id, { hints: ['Saved by another page'] });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Someone else has changed this draft. Reload it before you continue.')).toBeVisible();
  await accessible(page);
  await button(page, 'Reload').click();
  const again = dialog(page, 'Reload the draft?');
  await accessible(page);
  await again.getByRole('button', { name: 'Reload' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await part(page, 'Hints and editorial').click();
  await expect(page.getByRole('textbox', { name: 'Hint 1' })).toHaveValue('Saved by another page');
  await page.getByRole('textbox', { name: 'Hint 1' }).fill('Mine');
  await page.getByRole('link', { name: 'Open the problem' }).click();
  await leave.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(new RegExp(`/problems/${id}$`));
  await page.goto(`/problems/${id}/edit?part=help`);
  const hint = page.getByRole('textbox', { name: 'Hint 1' });
  await expect(hint).toHaveValue('Mine');

  await hint.fill('Typed before the session ended');
  await page.request.post('/api/logout/', { headers: { 'X-Session-Code': await sessionCode(page) }, data: {} });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('they are kept in this browser')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(hint).toHaveValue('Typed before the session ended');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('by keyboard alone: examples are added, moved and saved, dialogs give the focus back', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/');
  const id = await create(page, fresh(project.name));
  await page.goto(`/problems/${id}/edit`);
  await part(page, 'Examples').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Add an example').focus();
  for (const _ of [1, 2]) await page.keyboard.press('Enter');
  await page.getByLabel('Input of example 1').focus();
  await page.keyboard.type('first');
  await button(page, 'Move example 1 down').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Input of example 2')).toHaveValue('first');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await part(page, 'Tests').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Add a test').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Add a test').getByLabel('Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add a test')).toBeFocused();
  await button(page, 'Packages').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Import package')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Packages')).toBeFocused();
});

test('a verified package is exported, and imported into another problem', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/');
  const title = fresh(project.name);
  const id = await create(page, title);
  await store(page, id, { hints: ['Add them.'] });
  await page.goto(`/problems/${id}/edit`);
  await button(page, 'Packages').click();
  await button(page, 'Export package (2025-09)').click();
  await expect(dialog(page, 'Export package').getByRole('alert')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Verify').click();
  await expect(page.getByText(/^Version \d+ is live with 4 tests\./)).toBeVisible();
  await button(page, 'Packages').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export package (2025-09)').click(),
  ]);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');

  const other = await create(page, `${title} again`);
  await page.goto(`/problems/${other}/edit`);
  await button(page, 'Packages').click();
  await accessible(page);
  await button(page, 'Import package').click();
  const box = dialog(page, 'Import package');
  const choose = box.getByLabel('Choose a package, or drop it here');
  await choose.setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  await expect(box.getByText('replaces the statement of this draft')).toBeVisible();
  await box.getByRole('button', { name: 'Replace the draft' }).click();
  await expect(box.getByRole('alert')).toBeVisible();
  await choose.setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer: archive });
  await accessible(page);
  await box.getByRole('button', { name: 'Replace the draft' }).click();
  await expect(page.getByText('Package imported and saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await part(page, 'Tests').click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await button(page, 'Verify').click();
  await expect(page.getByText(/^Version \d+ is live with 4 tests\./)).toBeVisible();
});

test('a visitor is asked to sign in, and an unknown problem is not found', async ({ page, accessible }, {
  project,
}) => {
  await page.goto('/problems/1/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to edit this problem' })).toBeVisible();
  await accessible(page);
  await signInFresh(page, project.name, '/');
  await page.goto('/problems/999999/edit');
  await expect(page.getByRole('alert')).toHaveText('Problem not found.');
  await accessible(page);
});
