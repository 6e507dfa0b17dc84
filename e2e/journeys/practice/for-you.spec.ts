import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const SOLVE_FIRST = 'Solve this problem first to see community solutions.';
const right = readFileSync(
  join(import.meta.dirname, '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py'),
  'utf8',
);
const wrong = right.replace(/print\(.*\)/, 'print("1 0")');

/** Every journey here waits for verdicts of the real judge. */

/** Submits as the one who is signed in, and waits for the verdict, however busy the judge is. Answers the submission's id. */
async function submit(page: Page, code: string, status: string): Promise<string> {
  const headers = { 'X-Session-Code': await sessionCode(page) };
  const sent = await page.request.post('/api/submit/', {
    headers,
    data: { problem_id: await problemId(page, TITLE), code, language: 'python', wait: false },
  });
  const { submission_id } = (await sent.json()) as { submission_id: string };
  const shown = async () => {
    const answer = await page.request.get(`/api/submissions/${submission_id}/`, { headers });
    return ((await answer.json()) as { status: string }).status;
  };
  await expect.poll(shown).not.toMatch(/Queued|Running/);
  expect(await shown()).toBe(status);
  return submission_id;
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear());
const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard says where to begin, and then what is for you and why', async ({ page, accessible }, {
  project,
}) => {
  await page.goto('/QuickDSA');
  const begin = row(page, 'Where to begin');
  await expect(begin.getByRole('link')).toHaveCount(4);
  await expect(begin.getByText(/^Start with /)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Recommended Problems' })).toBeVisible();
  await accessible(page);
  const first = begin.getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await expect(first).toHaveAccessibleDescription(/^Start with /);
  await first.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/problem=\d+/);

  await page.goto('/');
  await signInFresh(page, project.name, '/QuickDSA');
  await expect(row(page, 'For you').getByRole('link')).toHaveCount(4);
  for (let go = 0; go < 2; go++) await submit(page, wrong, 'Wrong Answer');
  await page.reload();
  const tried = row(page, 'For you').getByRole('link', { name: TITLE });
  await expect(tried).toHaveAccessibleDescription('You’ve tried this twice. Give it another go.');
  await accessible(page);
  await submit(page, right, 'Accepted');
  await page.reload();
  await expect(
    row(page, 'For you')
      .getByText(/^\S.*: 1 of \d+ solved$/)
      .first(),
  ).toBeVisible();
  await expect(row(page, 'For you').getByRole('link', { name: TITLE })).toHaveCount(0);
});

test('a row that fails says so and tries again; one that is empty is not there', async ({ page }) => {
  let answer: { status: number; json: unknown } = { status: 500, json: { detail: 'Out of orbit' } };
  await page.route('**/api/recommendations/', (route) => route.fulfill(answer));
  await page.goto('/QuickDSA');
  await expect(row(page, 'Where to begin').getByRole('alert')).toContainText('Out of orbit');
  answer = { status: 200, json: [] };
  await row(page, 'Where to begin').getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Where to begin')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recommended Problems' })).toBeVisible();
});

test('the profile shows the skills as bars', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/challenges');
  await page.goto('/QuickDSA?tab=profile');
  const skills = row(page, 'Skills');
  await expect(skills).toContainText('Submit a solution to see your skills by topic.');
  await submit(page, wrong, 'Wrong Answer');
  await submit(page, right, 'Accepted');
  await page.reload();
  const bars = skills.getByRole('meter');
  await expect(bars).toHaveCount(12);
  await expect(bars.first()).toHaveAttribute('aria-valuetext', /^1 of \d+ solved$/);
  await expect(skills.getByText('50% of 2 attempts succeeded').first()).toBeVisible();
  const more = skills.getByRole('button', { name: /^Show all \(\d+\)$/ });
  await more.focus();
  await page.keyboard.press('Enter');
  expect(await bars.count()).toBeGreaterThan(12);
  await accessible(page);
  await skills.getByRole('button', { name: 'Show fewer' }).click();
  await expect(bars).toHaveCount(12);
});

test('a solution that its author shares is read by who has solved the problem, and by nobody else', async ({
  page,
  accessible,
}, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  const author = await signInFresh(page, project.name, '/challenges');
  const submission = await submit(page, right, 'Accepted');
  await page.goto(`/submissions/${submission}`);
  const share = page.getByRole('switch', { name: 'Share this solution with everyone who has solved the problem' });
  await expect(share).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Not shared.' })).toBeVisible();
  await accessible(page);
  await share.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('status').filter({ hasText: 'Everyone who has solved the problem can see it' }),
  ).toBeVisible();
  await page.reload();
  await expect(share).toBeChecked();
  await page.getByRole('textbox', { name: 'What’s the idea?' }).fill('Keep what was **seen** in a set.');
  await page.getByRole('combobox', { name: 'Time complexity' }).fill('O(n)');
  await page.getByRole('combobox', { name: 'Space complexity' }).fill('O(n)');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await accessible(page);
  await signOut(page);

  await page.goto(`/problems/${id}/solutions`);
  await expect(page.getByText(SOLVE_FIRST)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signInFresh(page, project.name, '/challenges');
  await page.goto(`/problems/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('tab', { name: 'Solutions' }).click();
  await expect(page.getByText(SOLVE_FIRST)).toBeVisible();
  await page.goto(`/problems/${id}/solutions`);
  await expect(page.getByRole('alert')).toContainText(SOLVE_FIRST);
  await accessible(page);
  await page.getByRole('link', { name: 'Back to the problem' }).click();
  await page.waitForURL(`**/problems/${id}`);

  await submit(page, right, 'Accepted');
  await page.goto(`/QuickDSA?problem=${id}`);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community solutions' })).toBeVisible();
  await page.goto(`/problems/${id}?tab=solutions`);
  await expect(page.getByRole('heading', { name: 'Community solutions' })).toBeVisible();
  await expect(page.getByText(`@${author}`).first()).toBeVisible();
  await page.goto(`/problems/${id}/solutions`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('java');
  await expect(page).toHaveURL(/language=java/);
  await page.reload();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  const solution = page.getByRole('button', { name: `code of @${author} in Python` });
  await openedBy(page, solution);
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('def solve');
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Code' })).toHaveCount(0);

  const card = page.getByRole('listitem').filter({ hasText: `@${author}` });
  await expect(card).toContainText('Keep what was seen in a set.');
  await expect(card).toContainText('Time O(n)');
  const helpful = card.getByRole('button', { name: 'Helpful' });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(helpful).toHaveAccessibleName(`Helpful: the solution of @${author}, 1 vote`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(card).toHaveCount(1);
});

/** Opens a row by the keyboard, on whatever page of the list it is. */
async function openedBy(page: Page, solution: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(page.getByRole('button', { name: /code of @\S+ in Python/ }).first()).toBeVisible();
  for (let at = 2; (await solution.count()) === 0; at++) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`page=${at}`));
    await expect(page.locator('main [data-stale]')).toHaveCount(0);
  }
  await solution.focus();
  await page.keyboard.press('Enter');
  await expect(solution).toHaveAttribute('aria-expanded', 'true');
}
