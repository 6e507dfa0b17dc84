import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, freshName, password, problemId, signInFresh, test, usable } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const right = readFileSync(
  join(import.meta.dirname, '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py'),
  'utf8',
);

/** Every journey here waits for verdicts of the real judge. */

/** A person who exists by the API alone. */
async function joined(page: Page, project: string): Promise<{ username: string; code: string }> {
  const username = freshName(project);
  await page.request.post('/api/register/', {
    data: { username, name: 'Grace Example', email: `${username}@example.org`, password, auth_provider: 'email' },
  });
  const answer = await page.request.post('/api/login/', { data: { username, password } });
  const { session_code } = (await answer.json()) as { session_code: string };
  return { username, code: session_code };
}

/** Submits the right solution and waits for its verdict. */
async function solve(page: Page, code: string): Promise<void> {
  const answer = await page.request.post('/api/submit/', {
    headers: { 'X-Session-Code': code },
    data: { problem_id: await problemId(page, TITLE), code: right, language: 'python' },
    timeout: 120_000,
  });
  expect(((await answer.json()) as { status: string }).status).toBe('Accepted');
}

const board = (page: Page) => page.getByRole('region', { name: 'Leaderboard' });

async function secondBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize() ?? { width: 1440, height: 900 },
    baseURL: new URL(page.url()).origin,
  });
  return usable(await context.newPage());
}

test('a verdict in one browser moves the board in another within two seconds', async ({ page, browser, accessible }, {
  project,
}) => {
  await page.goto('/');
  const username = await signInFresh(page, project.name, '/challenges');
  const code = await sessionCode(page);

  const watcher = await secondBrowser(browser, page);
  await watcher.goto('/QuickDSA?tab=leaderboard&period=week');
  await expect(board(watcher).getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(board(watcher)).toHaveAttribute('aria-busy', 'false');
  await expect(board(watcher).getByText('to see your rank')).toBeVisible();
  const seen = watcher.getByText(/with points/);
  const before = await board(watcher).locator('p').first().textContent();

  await page.goto('/QuickDSA?tab=leaderboard');
  await expect(board(page).getByText(/to join the leaderboard/)).toBeVisible();

  await solve(page, code);
  const since = Date.now();
  await expect(board(watcher).locator('p').first()).not.toHaveText(before ?? '');
  expect(Date.now() - since).toBeLessThan(2_000);
  await expect(seen).toBeVisible();

  // The own row is there by itself, pinned or on the page, and says whose it is.
  const own = board(page)
    .getByRole('row')
    .filter({ hasText: `@${username}` });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('You');
  await expect(own).toContainText('100');
  await accessible(page);
  await watcher.context().close();
});

test('ten rows a page, medals, ties, and period and page in the address', async ({ page }, { project }) => {
  await page.goto('/');
  const rowsOf = async (place: number) => {
    const answer = await page.request.get(`/api/leaderboard/?page=${place}`);
    return ((await answer.json()) as { rows: { username: string; points: number }[] }).rows;
  };
  // Who took hints has fewer points than a newcomer, and would not stand before them.
  const missing = async () =>
    11 - [...(await rowsOf(1)), ...(await rowsOf(2))].filter(({ points }) => points >= 100).length;
  for (let left = await missing(); left > 0; left--) await solve(page, (await joined(page, project.name)).code);

  await page.goto('/QuickDSA?tab=leaderboard');
  const table = board(page).getByRole('table', { name: 'Leaderboard' });
  await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Name', 'Solved', 'Points']);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);
  await expect(table.getByRole('img', { name: 'Gold medal, rank 1' }).first()).toBeVisible();
  // Everybody here has solved the same: rank 1 is shared, and nobody is second.
  const answer = await page.request.get('/api/leaderboard/');
  const { rows } = (await answer.json()) as { rows: { rank: number }[] };
  const golds = rows.filter(({ rank }) => rank === 1).length;
  await expect(table.getByRole('img', { name: 'Gold medal, rank 1' })).toHaveCount(golds);

  await board(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/rank_page=2/);
  await expect(board(page).getByText(/Page 2 of/)).toBeVisible();
  await page.reload();
  await expect(board(page).getByText(/Page 2 of/)).toBeVisible();
  await board(page).getByText('This month').click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page).not.toHaveURL(/rank_page/);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);
  await page.goBack();
  await expect(page).toHaveURL(/rank_page=2/);

  await page.goto('/QuickDSA?tab=leaderboard&rank_page=150000');
  await board(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);

  // Who came last with the same points stands behind the others: pinned on the first page, marked on their own.
  const username = await signInFresh(page, project.name, '/challenges');
  await solve(page, await sessionCode(page));
  await page.goto('/QuickDSA?tab=leaderboard');
  await expect(table.locator('tfoot').getByRole('row')).toContainText(`@${username}`);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);
  let place = 2;
  while (place < 50 && !(await rowsOf(place)).some((row) => row.username === username)) place++;
  await page.goto(`/QuickDSA?tab=leaderboard&rank_page=${place}`);
  await expect(
    table
      .locator('tbody')
      .getByRole('row')
      .filter({ hasText: `@${username}` }),
  ).toContainText('You');
  await expect(table.locator('tfoot')).toHaveCount(0);
});

test('the board says plainly that it is empty, and that it failed', { tag: '@phone' }, async ({ page, accessible }) => {
  const shown = { rows: [], total: 0, own: null };
  await page.route('**/api/leaderboard/?*', (route) => route.fulfill({ json: shown }));
  await page.goto('/QuickDSA?tab=leaderboard');
  await expect(board(page).getByText('Nobody has points yet', { exact: true })).toBeVisible();
  await accessible(page);
  await page.unroute('**/api/leaderboard/?*');
  await page.route('**/api/leaderboard/?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of orbit' } }),
  );
  await page.reload();
  await expect(board(page).getByRole('alert')).toContainText('Out of orbit');
  await page.unroute('**/api/leaderboard/?*');
  await board(page).getByRole('button', { name: 'Try again' }).click();
  await expect(board(page).getByRole('alert')).toHaveCount(0);
});
