import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, problemId, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const solution = readFileSync(
  join(import.meta.dirname, '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py'),
  'utf8',
);
const names = ['Dashboard', 'AI Challenges', 'Community Problems', 'Leaderboard', 'Profile'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const solve = (page: Page, title: string) => page.getByRole('link', { name: `Solve Challenge: ${title}` });
/** A title that no other run has used. */
const fresh = (project: string) => `Tide Table ${project} ${Date.now().toString(36)}`;

test(
  'the five tabs go by keyboard and stand in the address',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/');
    await signInFresh(page, project.name, '/QuickDSA');
    await expect(page.getByRole('tab')).toHaveText(names);
    await expect(tab(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Dashboard').focus();
    for (const [index, id] of ['ai', 'community', 'leaderboard', 'profile'].entries()) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`\\?tab=${id}$`));
      await expect(tab(page, names[index + 1] ?? '')).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: names[index + 1] ?? '' })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await accessible(page);
    }
    await page.reload();
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Leaderboard')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Leaderboard')).toBeInViewport({ ratio: 1 });
    await tab(page, 'AI Challenges').click();
    await page.getByRole('button', { name: 'Explore Community Problems' }).click();
    await expect(page).toHaveURL(/\?tab=community$/);
    await expect(page.getByRole('combobox', { name: 'Difficulty' }).locator('option')).toHaveText([
      'All Difficulties',
      'Easy',
      'Medium',
      'Hard',
    ]);
    await expect(page.getByRole('combobox', { name: 'Sort' }).locator('option')).toHaveText([
      'Newest First',
      'Hardest First',
      'Most Solved',
      'Highest Success Rate',
    ]);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('hardest');
    await expect(page).toHaveURL(/tab=community&sort=hardest/);
    await expect(page.getByRole('link', { name: 'View My Submissions' })).toHaveAttribute('href', '/submissions');
  },
);

test('a problem opens over the page at its own address, and gives the focus back', async ({ page, context }) => {
  await page.goto(`/QuickDSA?search=${encodeURIComponent('docking')}`);
  const id = await problemId(page, TITLE);
  const link = solve(page, TITLE);
  await expect(link).toHaveAttribute('href', `/problems/${id}`);
  const over = dialog(page, TITLE);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => over.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(over).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/QuickDSA\\?search=docking&problem=${id}$`));
    for (let press = 0; press < 30; press++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
    await close();
    await expect(over).toBeHidden();
    await expect(page).toHaveURL(/\/QuickDSA\?search=docking$/);
    await expect(link).toBeFocused();
  }
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(opened).toHaveURL(new RegExp(`/problems/${id}$`));
  await opened.close();
  await page.goto('/QuickDSA?tab=community&problem=999999');
  await expect(page.getByText('Problem not found.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/QuickDSA\?tab=community$/);
});

test('an address with filters opens with them', async ({ page }) => {
  await page.goto('/QuickDSA?difficulty=Hard&tag=Graph&sort=hardest');
  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('Graph');
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Hard');
  await expect(page.getByRole('article').first().getByText('Hard', { exact: true })).toBeVisible();
});

test('code runs and is judged in the dialog', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, '/QuickDSA');
  await page.goto(`/QuickDSA?problem=${id}`);
  const over = dialog(page, TITLE);
  const code = over.getByRole('textbox', { name: /^Code in/ });
  const language = over.getByRole('combobox', { name: 'Language' });
  await expect(code).toHaveValue(/^\/\/ Write your solution here\n/);
  await language.selectOption('python');
  await expect(code).toHaveValue(/^# Write your solution here\n/);
  for (const text of ['Input', 'Output', 'Attempts', 'Solves', 'Success rate', 'Hardness score', 'Constraints'])
    await expect(over.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(over.locator('dt:has-text("Hardness score") + dd')).toHaveText(/^–$|\/10$/);
  await accessible(page);
  await code.fill('print("1 0")\n');
  await over.getByRole('button', { name: 'Run Code' }).click();
  await expect(over.getByText('Example 1: FAILED')).toBeVisible();
  await expect(over.getByText('Some test cases failed')).toBeVisible();
  await accessible(page);
  await over.getByRole('button', { name: 'Reset Code' }).click();
  await expect(code).toHaveValue(/^# Write your solution here\n/);
  await code.fill(solution);
  await over.getByRole('button', { name: 'Submit Solution' }).click();
  await expect(over.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(over.getByText('All test cases passed!')).toBeVisible();
  await expect(over.getByText('Example 1: PASSED')).toBeVisible();
  await expect(over.locator('dt:has-text("Time") + dd').last()).toHaveText(/ ms$/);
  await expect(over.locator('dt:has-text("Memory") + dd').last()).toHaveText(/ KB$/);
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dt:has-text("Total Problems Solved") + dd')).toHaveText('1');
  await page.goto(`/problems/${id}`);
  if (project.name !== 'desktop') await tab(page, 'Code').click();
  await expect(page.getByRole('main')).toContainText(solution.split('\n').find((line) => /def /.test(line)) ?? '');
});

test('a community problem is in its author’s list at once, without tests', async ({ page, accessible }, {
  project,
}) => {
  const title = fresh(project.name);
  await page.goto('/');
  await signInFresh(page, project.name, '/QuickDSA');
  await tab(page, 'Community Problems').click();
  const open = page.getByRole('button', { name: 'Create Community Problem' });
  await open.click();
  const form = dialog(page, 'Create Community Problem');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Easy');
  await form.getByLabel('Title').fill('   ');
  await form.getByRole('button', { name: 'Create Problem' }).click();
  await expect(form.getByText('Title and statement are required')).toBeVisible();
  await accessible(page);
  await form.getByLabel('Title').fill('left behind');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Statement').fill('Print the height of the water.');
  await form.getByRole('combobox', { name: 'Difficulty' }).selectOption('Medium');
  await form.getByLabel('Tags').fill(' sea ,, math , moon, tide');
  await form.getByRole('button', { name: 'Create Problem' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, title).getByText('No tests yet')).toBeVisible();
  await expect(card(page, title).getByText('User')).toBeVisible();
  await expect(card(page, title).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'sea',
    'math',
    'moon',
  ]);
  await solve(page, title).click();
  const over = dialog(page, title);
  for (const name of ['Run Code', 'Submit Solution']) {
    await over.getByRole('button', { name }).click();
    await expect(over.getByText('No test cases available for this problem', { exact: true })).toBeVisible();
    await expect(over.getByText('Error', { exact: true })).toBeVisible();
  }
  await expect(over.getByRole('button', { name: 'Update Problem' })).toBeHidden();
});

test('staff create a problem and change it, in the dialog and on the solving screen', async ({ page, accessible }, {
  project,
}) => {
  const title = fresh(project.name);
  await signInAsStaff(page, '/QuickDSA');
  await page.getByRole('button', { name: 'Admin: Create New Problem' }).click();
  const form = dialog(page, 'Create Admin Problem');
  await accessible(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Statement').fill('First words.');
  await form.getByRole('button', { name: 'Create Problem' }).click();
  await expect(card(page, title).getByText('Admin', { exact: true })).toBeVisible();
  await solve(page, title).click();
  await dialog(page, title).getByRole('button', { name: 'Update Problem' }).click();
  const change = dialog(page, 'Update Problem');
  await expect(change.getByLabel('Title')).toHaveValue(title);
  await accessible(page);
  await change.getByLabel('Statement').fill('Second words.');
  await change.getByRole('combobox', { name: 'Difficulty' }).selectOption('Hard');
  await change.getByRole('button', { name: 'Update Problem' }).click();
  await expect(change).toBeHidden();
  await expect(dialog(page, title)).toContainText('Second words.');
  await expect(dialog(page, title).getByText('Hard', { exact: true })).toBeVisible();
  await dialog(page, title).getByRole('link', { name: 'Full screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Update Problem' }).click();
  await change.getByLabel('Title').fill('');
  await change.getByRole('button', { name: 'Update Problem' }).click();
  await expect(change.getByText('Title and statement are required')).toBeVisible();
  await change.getByLabel('Title').fill(`${title} II`);
  await change.getByRole('button', { name: 'Update Problem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} II` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Problems' }).click();
  await tab(page, 'Community Problems').click();
  await page.getByRole('button', { name: 'Create New Problem' }).click();
  await expect(form).toBeVisible();
});

test('who may not, is told so', async ({ page, accessible }) => {
  await page.goto('/QuickDSA?tab=community');
  await page.getByRole('button', { name: 'Create Community Problem' }).click();
  const community = dialog(page, 'Create Community Problem');
  await community.getByLabel('Title').fill('By nobody');
  await community.getByLabel('Statement').fill('Words');
  await community.getByRole('button', { name: 'Create Problem' }).click();
  await expect(community.getByText('You must be logged in to create a problem')).toBeVisible();
  await accessible(page);

  await signInAsStaff(page, '/QuickDSA');
  const loseRights = () =>
    page.evaluate(() => {
      const key = 'devorbit.session';
      localStorage.setItem(
        key,
        (localStorage.getItem(key) ?? '').replaceAll(/"(is_staff|is_superuser)":true/g, '"$1":false'),
      );
      dispatchEvent(new StorageEvent('storage', { key }));
    });
  await page.getByRole('button', { name: 'Admin: Create New Problem' }).click();
  await loseRights();
  const admin = dialog(page, 'Create Admin Problem');
  await expect(admin.getByText('Only admin users can create problems')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Create Problem' })).toBeDisabled();
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Admin: Create New Problem' })).toBeHidden();

  await page.reload();
  await page.goto(`/problems/${await problemId(page, TITLE)}`);
  await page.getByRole('button', { name: 'Update Problem' }).click();
  const update = dialog(page, 'Update Problem');
  await expect(update).toBeVisible();
  await loseRights();
  await expect(update.getByText('Only admin users can update problems')).toBeVisible();
});

test('a problem is generated, step by step', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/QuickDSA');
  await tab(page, 'AI Challenges').click();
  await page.getByRole('button', { name: 'Generate New Challenge' }).click();
  const form = dialog(page, 'Generate AI Problem');
  await expect(form.getByText('10 of 10 left today')).toBeVisible();
  await accessible(page);
  await page.route('**/api/ai/generate/?*', (route) => route.fulfill({ status: 501, body: 'not here' }), { times: 1 });
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(form.getByText('Failed to generate problem')).toBeVisible();
  const stack = form.getByRole('button', { name: 'Stack', exact: true });
  await stack.press('Enter');
  await expect(stack).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(form.getByRole('list', { name: 'Steps' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Open the problem' })).toBeVisible();
  await expect(
    form
      .getByRole('listitem')
      .filter({ hasText: /^(Waiting|Idea and tests|Solutions judged|Tests checked|Published), done[\d.]+ s$/ }),
  ).toHaveCount(5);
  await expect(form.getByText('9 of 10 left today')).toBeVisible();
  await accessible(page);
  await form.getByRole('button', { name: 'Open the problem' }).click();
  await expect(page).toHaveURL(/\?tab=ai&problem=\d+$/);
  const over = page.getByRole('dialog');
  await expect(over.getByText('AI', { exact: true })).toBeVisible();
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: /^Solve: / }).first()).toBeVisible();
  expect(await page.getByRole('link', { name: /^Solve: / }).count()).toBeLessThanOrEqual(3);
});

test('calls that fail for reasons of their own are said in the words of the form', async ({ page }) => {
  await signInAsStaff(page, '/QuickDSA');
  const id = await problemId(page, TITLE);
  const broken = (address: string, method: string) =>
    page.route(address, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: 'trouble' }) : route.fallback(),
    );
  await broken('**/api/problems/', 'POST');
  await broken(`**/api/problems/${id}/`, 'PATCH');
  await page.getByRole('button', { name: 'Admin: Create New Problem' }).click();
  const form = dialog(page, 'Create Admin Problem');
  await form.getByLabel('Title').fill('Never kept');
  await form.getByLabel('Statement').fill('Words');
  await form.getByRole('button', { name: 'Create Problem' }).click();
  await expect(form.getByText('Failed to create problem')).toBeVisible();
  await page.goto(`/QuickDSA?problem=${id}`);
  await page.getByRole('button', { name: 'Update Problem' }).click();
  const change = dialog(page, 'Update Problem');
  await change.getByRole('button', { name: 'Update Problem' }).click();
  await expect(change.getByText('Failed to update problem')).toBeVisible();
});

test('lists wait, are empty, or say why they failed', async ({ page }) => {
  for (const [place, count] of [
    ['/QuickDSA', 6],
    ['/QuickDSA?tab=community', 6],
    ['/QuickDSA?tab=ai', 3],
  ] as const) {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/problems/?*', async (route) => {
      await held;
      await route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } });
    });
    await page.goto(place);
    await expect(page.locator('[data-placeholder]')).toHaveCount(count);
    answer();
    await expect(
      page.getByText(/^(There are no problems yet\.|No community problems yet.*|No AI-generated problems yet\.)$/),
    ).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/problems/?*', (route) => route.fulfill({ status: 418, json: { detail: 'No tea' } }));
    await page.reload();
    await expect(page.getByText('Error loading problems: API Error 418: No tea')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
