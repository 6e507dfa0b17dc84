import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, freshName, password, signInAs, test } from '../../fixtures/test.ts';

const outbox = join(import.meta.dirname, '../../../var/e2e/house/mail');

/** The path of the link in the nth email to an address whose subject is this; waits for the email. */
async function linkIn(address: string, subject: string, nth = 1): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const emails = readdirSync(outbox)
        .toSorted()
        .map((file) => readFileSync(join(outbox, file), 'utf8'));
      const email = emails.filter((raw) => raw.includes(`To: ${address}`) && raw.includes(`Subject: ${subject}`))[
        nth - 1
      ];
      // Quoted-printable: lines that go on, and = signs.
      const text = email?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
      link = /https?:\/\/[^/\s]+(\/[a-z-]+#token=[\w-]+)/.exec(text)?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name}@example.org`;
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Rosa Example');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  return email;
}

test('a new account confirms its address with an email, then asks for another address', async ({ page, accessible }, {
  project,
}) => {
  const name = freshName(project.name);
  const email = await signUp(page, name);
  await signInAs(page, name, password, '/profile');
  await linkIn(email, 'Confirm your email address');
  const banner = page.getByRole('complementary', { name: 'Email address' });
  await expect(banner).toContainText('Your email address isn’t confirmed yet.');
  await banner.getByRole('button', { name: 'Send the email again' }).click();
  await expect(banner).toContainText('We’ve emailed you a new link.');
  const link = await linkIn(email, 'Confirm your email address', 2);
  await page.goto(link);
  await expect(page.getByText(`Your email address is confirmed. (${email})`)).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page).toHaveTitle('Confirm your email address · DevOrbit');
  await accessible(page);
  await page.goto('/favicon.svg');
  await page.goto(link);
  await expect(page.getByText('This link no longer works. Please request a new one.')).toBeVisible();

  await page.goto('/profile?tab=security');
  const panel = page.getByRole('region', { name: 'Email address' });
  await expect(panel).toContainText(`${email}Confirmed`);
  await expect(banner).toHaveCount(0);
  await panel.getByLabel('New email').fill(`new-${email}`);
  await panel.getByRole('button', { name: 'Change email' }).click();
  await expect(panel).toContainText('We’ve emailed a confirmation link to the new address.');
  await page.goto(await linkIn(`new-${email}`, 'Confirm your new email address'));
  await expect(page.getByText(`Your new email address is confirmed. (new-${email})`)).toBeVisible();
});

/** An access token of whoever is signed in there. */
async function makeToken(page: Page): Promise<string> {
  const answer = await page.request.post('/api/tokens/', {
    headers: { 'x-session-code': await sessionCode(page) },
    data: { name: 'ci', scopes: ['read'], expires_in_days: 1 },
  });
  return ((await answer.json()) as { token: string }).token;
}

test('a forgotten password is set anew with the email, and access tokens are revoked there @phone', async ({
  page,
  accessible,
}, { project }) => {
  const name = freshName(project.name);
  const email = await signUp(page, name);
  await signInAs(page, name, password);
  const tokens = [await makeToken(page), await makeToken(page)];
  const statuses = () =>
    Promise.all(
      tokens.map(async (token) =>
        (await page.request.get('/api/me/', { headers: { authorization: `Token ${token}` } })).status(),
      ),
    );
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle('Forgot password · DevOrbit');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const answer = page.getByText('If an account uses that address, we’ve emailed it a link.');
  await expect(answer).toBeVisible();
  await accessible(page);

  await page.goto(await linkIn(email, 'Reset your DevOrbit password'));
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New Password', { exact: true }).fill('seven quiet lighthouses');
  await page.getByLabel('Confirm New Password').fill('seven quiet lighthouse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The passwords don’t match')).toBeVisible();
  await accessible(page);
  await page.getByLabel('Confirm New Password').fill('seven quiet lighthouses');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been changed. You can now sign in with it.')).toBeVisible();

  await expect(page.getByText('Your 2 access tokens still work. A new password doesn’t end them.')).toBeVisible();
  await accessible(page);
  expect(await statuses()).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Revoke all access tokens' }).click();
  await expect(page.getByText('Your access tokens have been revoked.')).toBeVisible();
  expect(await statuses()).toEqual([401, 401]);

  await page.getByRole('status').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username or Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lighthouses');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('links without a token say so', async ({ page }) => {
  for (const path of ['/reset-password', '/verify-email']) {
    await page.goto(path);
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
  }
});
