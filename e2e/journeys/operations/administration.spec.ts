import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, freshName, password, signInAs, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';

const secret = 'devorbit-demo';

/** A community problem of the person whose page it is. */
async function communityProblem(page: Page, title: string): Promise<number> {
  const answer = await page.request.post('/api/community/problems/', {
    headers: { 'x-session-code': await sessionCode(page) },
    data: { title, statement: 'Rude words.', difficulty: 'Easy', tags: [] },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('a report goes to the queue, and what is hidden there is gone for learners', async ({ page, accessible }, {
  project,
}) => {
  test.slow();
  const title = `Reported ${freshName(project.name)}`;
  await signInFresh(page, project.name);
  const id = await communityProblem(page, title);

  await signInFresh(page, project.name, `/problems/${id}`);
  await page.getByRole('button', { name: `Report the problem '${title}'` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What’s wrong?').selectOption('offensive');
  await form.getByLabel('Details (optional)').fill('These are rude words.');
  await accessible(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Thank you.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Lost in Space' })).toBeVisible();
  const learner = await sessionCode(page);

  await signInAsStaff(page, '/admin?section=reports');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('These are rude words.');
  await accessible(page);
  await card.getByRole('button', { name: `Review the report on ${title}` }).click();
  await page.getByRole('radio', { name: 'Hide it', exact: true }).check();
  await page.getByLabel('Note').fill('Rude');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Hidden');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: `problem ${id}` })).toContainText('report.decide');

  const gone = await page.request.get(`/api/problems/${id}/`, { headers: { 'x-session-code': learner } });
  expect(gone.status()).toBe(404);
});

test(
  'a suspended person is out with their next call, and reads why where they sign in',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const username = await signInFresh(page, project.name);
    const code = await sessionCode(page);
    await signInAsStaff(page, '/admin');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await accessible(page);
    await page.getByLabel('Search').fill(username);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    // Whoever is newest stands in the list before as well, and a row that is just replaced takes no press.
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: username }).click();
    const person = page.getByRole('dialog');
    await person.getByLabel('Reason for suspension').fill('Spam in every statement');
    await accessible(page);
    await person.getByRole('button', { name: 'Suspend' }).click();
    await expect(person.getByRole('button', { name: 'Restore' })).toBeVisible();

    const next = await page.request.get('/api/me/', { headers: { 'x-session-code': code } });
    expect(next.status()).toBe(401);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin');
    await page.getByLabel('Username or Email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Your account is suspended: Spam in every statement')).toBeVisible();
  },
);

test('superusers give roles, and see how the parts are', async ({ page, accessible }, { project }) => {
  const username = await signInFresh(page, project.name);
  await signInAs(page, 'demo_admin', secret, `/admin?search=${username}`);
  await page.getByRole('link', { name: username }).click();
  const person = page.getByRole('dialog');
  await person.getByLabel('Role').selectOption('staff');
  await person.getByRole('button', { name: 'Change role' }).click();
  await expect(person.getByRole('definition').filter({ hasText: /^Staff$/ })).toBeVisible();
  await person.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { name: 'Queues' })).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByRole('region', { name: 'Emails' })).toBeVisible();
  await signInAs(page, username, password, '/admin');
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
});
