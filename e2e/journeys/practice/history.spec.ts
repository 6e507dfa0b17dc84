import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, problemId, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const right = readFileSync(
  join(import.meta.dirname, '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py'),
  'utf8',
);
const wrong = `# a first try\n${right.replace(/print\(.*\)/, 'print("1 0")')}`;

/** Every journey here waits for verdicts of the real judge. */

async function submit(page: Page, code: string, status: string): Promise<void> {
  const session = await sessionCode(page);
  const answer = await page.request.post('/api/submit/', {
    headers: { 'X-Session-Code': session },
    data: { problem_id: await problemId(page, TITLE), code, language: 'python' },
    timeout: 120_000,
  });
  expect(((await answer.json()) as { status: string }).status).toBe(status);
}

const rows = (page: Page) => page.locator('tbody').getByRole('row');

test('submissions are listed, filtered, compared and sent again', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/submissions');
  await expect(page.getByText('No submissions yet')).toBeVisible();
  await accessible(page);
  await submit(page, wrong, 'Wrong Answer');
  await submit(page, right, 'Accepted');

  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 submissions' })).toBeVisible();
  for (const part of [TITLE, 'Accepted', 'Python', ' ms', ' KB']) await expect(rows(page).first()).toContainText(part);
  await accessible(page);

  await page.getByRole('combobox', { name: 'Verdict' }).selectOption('Wrong Answer');
  await expect(page).toHaveURL(/verdict=Wrong\+Answer/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('java');
  await expect(page.getByText('No submissions match these filters')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No submissions match these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search by problem' }).fill('docking');
  await expect(page).toHaveURL(/search=docking/);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Everyone' })).toHaveCount(0);

  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Accepted');
  await expect(result.getByRole('listitem').filter({ hasText: 'Example 1: PASSED' })).toBeVisible();
  await expect(result).toContainText(/solved this in Python/);
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('def solve(nums, target)');
  await page
    .getByRole('combobox', { name: 'Compare with an earlier submission' })
    .selectOption({ label: await optionWith(page, 'Wrong Answer') });
  await expect(page).toHaveURL(/against=/);
  const changed = page.getByRole('region', { name: 'What changed' });
  await expect(changed.getByText(/lines? removed/)).toBeVisible();
  await expect(changed.getByRole('listitem').filter({ hasText: 'Removed: # a first try' })).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: 'Resubmit' }).click();
  await page.waitForURL(/\/problems\/\d+$/);
  if ((page.viewportSize()?.width ?? 0) < 850) await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('python');
  await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Saved');

  // The first try would take the place of that draft: it is asked first.
  await page.goto('/submissions?verdict=Wrong+Answer');
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await expect(page.getByText('You already have a different Python draft for this problem.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Replace draft' }).click();
  await page.waitForURL(/\/problems\/\d+$/);
  if ((page.viewportSize()?.width ?? 0) < 850) await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('main')).toContainText('a first try');
});

/** The label of the first choice that names `part`. */
async function optionWith(page: Page, part: string): Promise<string> {
  const choices = page.getByRole('combobox', { name: 'Compare with an earlier submission' });
  await expect(choices).toBeVisible();
  const labels = await choices.locator('option').allTextContents();
  return labels.find((label) => label.includes(part)) ?? '';
}

test("staff see everyone's submissions; nobody else does", async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/submissions');
  await submit(page, right, 'Accepted');
  await page.goto('/submissions?everyone=true');
  await expect(page.getByRole('heading', { level: 1, name: 'My submissions' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const address = await rows(page).first().getByRole('link').getAttribute('href');
  await signInAsStaff(page, '/submissions');
  await page.getByRole('switch', { name: 'Everyone' }).click();
  await expect(page.getByRole('switch', { name: 'Everyone' })).toBeChecked();
  await expect(page).toHaveURL(/everyone=true/);
  await expect(page.getByRole('heading', { level: 1, name: "Everyone's submissions" })).toBeVisible();
  await expect(rows(page).filter({ hasText: '@e2e_' }).first()).toBeVisible();
  await accessible(page);
  await page.goto(address ?? '');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Accepted');
});

test('a visitor, an unknown submission and a failing list are told plainly', async ({ page, accessible }, {
  project,
}) => {
  await page.goto('/submissions');
  await expect(page.getByText('Sign in to see your submissions')).toBeVisible();
  await accessible(page);
  await signInFresh(page, project.name, '/submissions');
  expect((await page.goto('/submissions/00000000-0000-4000-8000-000000000000'))?.status()).toBe(404);
  await expect(page.getByText('Submission not found.')).toBeVisible();
  await page.route('**/api/submissions/**', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of orbit' } }),
  );
  await page.goto('/submissions');
  await expect(page.getByRole('alert')).toContainText('Out of orbit');
});

test(
  'the profile shows the account, the level and the year, also as a table',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/QuickDSA?tab=profile');
    const profile = page.getByRole('region', { name: 'Profile', exact: true });
    await expect(profile.getByRole('link', { name: 'Sign In' })).toBeVisible();
    const username = await signInFresh(page, project.name, '/challenges');
    await submit(page, right, 'Accepted');
    await page.goto('/QuickDSA?tab=profile');
    const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date());
    for (const text of [username, `${username}@example.org`, `Member since: ${month}`, 'Problems created: 0'])
      await expect(profile.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(profile.getByText('Data Structures and Algorithms')).toBeVisible();
    await expect(profile.getByText('Beginner', { exact: true })).toBeVisible();
    await expect(profile.locator('dt:has-text("Points Earned") + dd')).toHaveText('100');
    await expect(profile.locator('dt:has-text("Problems Solved") + dd')).toHaveText('1');
    await expect(profile.locator('dt:has-text("Current streak") + dd')).toHaveText('1 day');
    await expect(profile.getByRole('figure', { name: /1 submission on 1 day, 1 problem solved/ })).toBeVisible();
    await profile.getByText('Days as a table').click();
    await expect(profile.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(profile.getByRole('combobox', { name: 'Year' })).toHaveValue(String(new Date().getFullYear()));
    await accessible(page);
  },
);

test('the daily challenge is the same for everybody, and its streak is one’s own', async ({ page, accessible }, {
  project,
}) => {
  expect((await page.goto('/challenges'))?.status()).toBe(200);
  const daily = page.getByRole('region', { name: 'Daily challenge' });
  const title = await daily.getByRole('heading', { level: 3 }).textContent();
  await expect(daily.getByText(/Next challenge in/)).toBeVisible();
  await accessible(page);
  await signInFresh(page, project.name, '/challenges');
  await expect(daily.getByRole('heading', { level: 3 })).toHaveText(title ?? '');
  await expect(daily.getByText('0 days')).toBeVisible();
  await expect(daily.getByRole('list', { name: 'The last seven days' }).getByRole('listitem')).toHaveCount(7);
  await expect(daily.getByRole('img', { name: /still open/ })).toHaveCount(1);
  await accessible(page);
  await daily.getByRole('link', { name: 'Solve it today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});
