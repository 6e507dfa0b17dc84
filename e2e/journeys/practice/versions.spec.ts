import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, problemId, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';

/** One problem a screen: there is one rejudge of a problem at a time, and both screens run at once. */
const targets = {
  desktop: { title: 'Antenna Hours', file: 'antennahours/submissions/accepted/solution.py' },
  phone: { title: 'Close the Gaps', file: 'closethegaps/submissions/accepted/closethegaps.py' },
};
const targetOf = (project: string) => (project === 'phone' ? targets.phone : targets.desktop);
const solution = (project: string) =>
  readFileSync(join(import.meta.dirname, '../../../content/problems', targetOf(project).file), 'utf8');

/** Every journey here waits for verdicts of the real judge. */

const headers = async (page: Page) => ({ 'X-Session-Code': await sessionCode(page) });

async function submit(page: Page, problem: number, code: string): Promise<string> {
  const answer = await page.request.post('/api/submit/', {
    headers: await headers(page),
    data: { problem_id: problem, code, language: 'python' },
    timeout: 120_000,
  });
  const { submission_id } = (await answer.json()) as { submission_id: string };
  const shown = { headers: await headers(page) };
  const status = async () =>
    ((await (await page.request.get(`/api/submissions/${submission_id}/`, shown)).json()) as { status: string }).status;
  await expect.poll(status).toBe('Accepted');
  return submission_id;
}

test('staff see the versions of a problem, preview a rejudge of one submission and apply it', async ({
  page,
  accessible,
}, { project }) => {
  await page.goto('/');
  const username = await signInFresh(page, project.name, '/submissions');
  const problem = await problemId(page, targetOf(project.name).title);
  const submission = await submit(page, problem, solution(project.name));
  await page.goto(`/submissions/${submission}`);
  const head = page.getByRole('main');
  await expect(head.getByText(/^Version \d+ of the problem$/)).toBeVisible();
  await expect(head.getByText('judged against an older version')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rejudge this submission' })).toHaveCount(0);
  await page.goto(`/problems/${problem}/versions`);
  await expect(page.getByRole('alert')).toContainText("Only staff and a community problem's author see its versions");
  await accessible(page);

  await signInAsStaff(page, `/problems/${problem}`);
  const known = await page.request.get(`/api/problems/${problem}/`);
  const { statement } = (await known.json()) as { statement: string };
  const changed = await page.request.patch(`/api/problems/${problem}/`, {
    headers: await headers(page),
    data: { statement: `${statement}\n\nIt is meant as it was (${username}).` },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: targetOf(project.name).title })).toBeVisible();
  const versions = page.getByRole('table', { name: 'Versions of the problem' });
  await expect(versions.locator('tbody tr').first()).toContainText('@demo_staff');
  await expect(page.getByRole('button', { name: 'Rejudge older submissions' })).toBeVisible();
  await accessible(page);

  await page.goto(`/submissions/${submission}`);
  await expect(head.getByText('judged against an older version')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Rejudge this submission' }).click();
  await page.waitForURL(/\/versions\?rejudge=/);
  const rejudging = page.getByRole('region', { name: 'Rejudge', exact: true });
  await expect(rejudging.getByRole('status')).toHaveText('0 of 1 verdict changes.');
  await expect(page.getByText('No verdicts change.')).toBeVisible();
  await page.getByText('All (1)').click();
  await expect(page).toHaveURL(/show=all/);
  const rows = page.getByRole('table', { name: 'Rejudged submissions' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`@${username}`);
  await accessible(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply the new verdicts?' });
  await expect(dialog).toContainText('No verdicts change. 1 submission gets new test results');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(rejudging.getByRole('status')).toHaveText('0 of 1 verdict changed.');
  await expect(rejudging.getByText('Applied', { exact: true })).toBeVisible();
  await rows.first().getByRole('link').click();
  await expect(head.getByText('judged against an older version')).toHaveCount(0);
  await expect(head.getByText(/^Version \d+ of the problem$/)).toBeVisible();
});

test('a rejudge of many is followed while it is judged, and can be cancelled', async ({ page, accessible }, {
  project,
}) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/submissions');
  const problem = await problemId(page, targetOf(project.name).title);
  await submit(page, problem, solution(project.name));
  await signInAsStaff(page, '/submissions');
  await page.goto(`/problems/${problem}/versions`);
  await page.getByRole('button', { name: 'Rejudge all' }).click();
  await page.waitForURL(/\?rejudge=/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const begun = await page.evaluate(() => new URLSearchParams(location.search).get('rejudge'));
  // A second one of the same problem is refused, in words.
  const second = await page.request.post(`/api/problems/${problem}/rejudges/`, {
    headers: await headers(page),
    data: { scope: 'all' },
  });
  expect(second.status()).toBe(400);
  await page.goto(`/problems/${problem}/versions`);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();

  // How a long one looks on its way.
  await page.route(`**/api/rejudges/${begun}/?*`, async (route) => {
    const answer = await route.fetch();
    const rejudge = (await answer.json()) as object;
    const row = { username: 'ada', version: null, before: 'Accepted', after: 'Wrong Answer' };
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...row,
      submission_id: `0199a1f0-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
    }));
    const counts = { state: 'judging', total: 1_200, judged: 600, changed: 61, gained: 1, lost: 40 };
    await route.fulfill({ json: { ...rejudge, ...counts, rows } });
  });
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Rejudged' })).toHaveAttribute('value', '600');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(page.getByText('600 of 1,200 judged.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of submissions' })).toContainText('Page 1 of 2');
  await accessible(page);
  // What is being answered is answered first.
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('button', { name: 'Cancel' }).click();
  const rejudging = page.getByRole('region', { name: 'Rejudge', exact: true });
  await expect(rejudging.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a new rejudge' })).toBeFocused();
  await page.getByRole('link', { name: 'Start a new rejudge' }).click();
  await expect(page.getByRole('button', { name: 'Rejudge all' })).toBeVisible();
  const earlier = page.getByRole('table', { name: 'Earlier rejudges' }).locator('tbody tr').first();
  await expect(earlier).toContainText('Cancelled');
  await accessible(page);
  await earlier.getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Start a new rejudge' })).toBeVisible();
});

test('a visitor, an unknown problem and a failing call are told plainly', async ({ page, accessible }, { project }) => {
  await page.goto('/problems/1/versions');
  await expect(page.getByText('Sign in to see the versions of this problem')).toBeVisible();
  await accessible(page);
  await signInAsStaff(page, '/submissions');
  await page.goto('/problems/2000000/versions');
  await expect(page.getByRole('alert')).toContainText('Problem not found.');
  const problem = await problemId(page, targetOf(project.name).title);
  await page.route('**/api/problems/*/rejudges/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'There are no submissions to rejudge.' } }),
  );
  await page.goto(`/problems/${problem}/versions`);
  await page.getByRole('button', { name: 'Rejudge older submissions' }).click();
  await expect(page.getByRole('alert')).toContainText('There are no submissions to rejudge.');
  await page.route('**/api/problems/*/versions/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of orbit' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Out of orbit');
});
