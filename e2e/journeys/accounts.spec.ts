import { expect, signInFresh, test } from '../fixtures/test.ts';

test('the badge carries the initials; logging out clears the session everywhere', async ({ page, context }, {
  project,
}) => {
  await signInFresh(page, project.name);
  const badge = page.getByRole('link', { name: 'AE, profile of Ada Example' });
  await expect(badge).toHaveText('AE');
  await expect(badge).toHaveAttribute('title', 'Ada Example');
  const other = await context.newPage();
  await other.goto('/QuickDSA');
  await badge.click();
  await page.waitForURL('**/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')).length))
    .toBe(0);
});

test('a wrong password says so and stays', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Username or Email').fill('demo_learner');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page).toHaveURL(/signin/);
});

test('a session that the server no longer knows is cleared at the next start', async ({ page }, { project }) => {
  await signInFresh(page, project.name);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('session'))
        localStorage.setItem(
          key,
          (localStorage.getItem(key) ?? '').replace(/"session_code":"[^"]+"/, '"session_code":"stale"'),
        );
  });
  await page.reload();
  if (project.name !== 'desktop') await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('registration names every faulty field', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Copy Cat');
  await page.getByLabel('Username').fill('demo_learner');
  await page.getByLabel('Email').fill('copycat@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('A user with that username already exists.')).toBeVisible();
});
