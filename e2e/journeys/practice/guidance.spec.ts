import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const accepted = join(
  import.meta.dirname,
  '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py',
);
const right = readFileSync(accepted, 'utf8');
const LOCKED = 'Unlocks when you solve it, or if you give up the points';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 850;
const hint = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const editorial = (page: Page) => page.getByRole('button', { name: 'Editorial', exact: true });

/** The figures that the server keeps of who is signed in. */
async function figures(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/progress/', { headers: { 'X-Session-Code': await sessionCode(page) } });
  const [own] = (await answer.json()) as Record<string, unknown>[];
  return { points: own?.['points'], solved_count: own?.['solved_count'], current_streak: own?.['current_streak'] };
}

async function write(page: Page, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole('textbox', { name: /^Code in/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test('hints are taken in steps at their cost, and an Accepted opens the editorial', async ({ page, accessible }, {
  project,
}) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, `/problems/${id}`);
  await expect(page.getByText('100 of 100 points left')).toBeVisible();
  await expect(page.getByText('Hint 1 of 3')).toBeVisible();
  const editorialTab = page.getByRole('tab', { name: 'Editorial' });
  await editorialTab.click();
  await expect(page.getByText(LOCKED)).toBeVisible();
  await expect(page).toHaveURL(`/problems/${id}?tab=editorial`);
  await page.getByRole('tab', { name: 'Description' }).click();

  // By keyboard: the new hint has the focus, and what it cost is told.
  await page.getByRole('button', { name: 'Show hint 1 (costs 10 points)' }).focus();
  await page.keyboard.press('Enter');
  await expect(hint(page, 'Hint 1 of 3')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Hint 1 of 3 is shown. 90 of 100 points left' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show hint 2 (costs 10 points)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hint(page, 'Hint 2 of 3')).toBeFocused();
  await accessible(page);
  await page.reload();
  await expect(hint(page, 'Hint 2 of 3')).toBeVisible();
  await expect(hint(page, 'Hint 3 of 3')).toHaveCount(0);
  await expect(page.getByText('80 of 100 points left', { exact: true })).toBeVisible();

  if (isPhone(page)) await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  await write(page, right);
  await page.getByRole('button', { name: /Submit Solution/ }).click();
  const read = page.getByRole('link', { name: 'Read the editorial' });
  await expect(read).toBeVisible();
  await accessible(page);
  await read.click();
  await expect(editorialTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Editorial', exact: true })).toBeFocused();
  await expect(page.locator('#editorial').getByRole('heading', { name: 'Idea' })).toBeVisible();
  await expect(page.getByText(LOCKED)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Description' }).click();
  await expect(page).toHaveURL(`/problems/${id}`);
  await expect(hint(page, 'Hint 3 of 3')).toBeAttached();
  await expect(page.getByText(/points left/)).toHaveCount(0);
  await accessible(page);
  expect(await figures(page)).toEqual({ points: 80, solved_count: 1, current_streak: 1 });
});

test('giving up asks first, opens everything, and leaves no points', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, '/QuickDSA');
  await page.goto(`/QuickDSA?problem=${id}`);
  const problem = page.getByRole('dialog', { name: TITLE });
  const ask = problem.getByRole('button', { name: 'Read it now' });
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Read the editorial and give up the points?' });
  await expect(question).toContainText('You’ll lose the remaining 100 points;');
  await expect(question.getByRole('button', { name: 'Keep the points' })).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(problem.getByText('100 of 100 points left')).toBeVisible();

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Give up the points' }).click();
  await expect(question).toHaveCount(0);
  await expect(editorial(page)).toBeFocused();
  await expect(problem.locator('#editorial pre')).toBeVisible();
  await expect(hint(page, 'Hint 3 of 3')).toBeAttached();
  await expect(problem.getByText('You gave up this problem’s points')).toBeAttached();
  await accessible(page);

  await page.request.post('/api/submit/', {
    headers: { 'X-Session-Code': await sessionCode(page) },
    data: { problem_id: id, language: 'python', code: right, wait: true },
  });
  await expect.poll(() => figures(page)).toEqual({ points: 0, solved_count: 1, current_streak: 1 });
});

test('a visitor signs in over the problem, and has the hints', async ({ page, accessible }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await page.goto(`/problems/${id}`);
  const link = page.getByRole('link', { name: 'Sign in to see hints' });
  await expect(link).toHaveAttribute('href', `/signin?next=${encodeURIComponent(`/problems/${id}`)}`);
  await expect(page.getByRole('button', { name: /Show hint/ })).toHaveCount(0);
  await accessible(page);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to see hints' });
  await dialog.getByLabel('Username or Email').fill('demo_learner');
  await dialog.getByLabel('Password', { exact: true }).fill('devorbit-demo');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hints', exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(`/problems/${id}`);
});

test('hints that do not come can be asked for again, and a refusal is told', async ({ page }, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await page.route('**/guidance/', (route) => route.fulfill({ status: 500, json: { detail: 'Not now.' } }));
  await signInFresh(page, project.name, `/problems/${id}`);
  await expect(page.getByText('The hints could not be loaded')).toBeVisible();
  await page.unroute('**/guidance/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/hints/', (route) => route.fulfill({ status: 429, json: { detail: 'Too many requests.' } }));
  await page.getByRole('button', { name: /Show hint 1/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Too many requests.' })).toBeVisible();
  await expect(page.getByText('100 of 100 points left')).toBeVisible();
});
