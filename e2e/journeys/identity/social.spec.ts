import { startOidcProvider, type OidcProvider } from '@devorbit/testkit/oidc-provider.ts';
import { openIdProvider, port } from '../../fixtures/house.ts';
import { expect, freshName, test } from '../../fixtures/test.ts';

/** The name by which the house sends browsers back to itself. */
const own = `http://localhost:${port}`;
let google: OidcProvider;

test.beforeAll(async () => {
  google = await startOidcProvider(openIdProvider);
  google.trust(`${own}/api/auth/google/callback/`);
});
test.afterAll(() => google.close());

test('somebody signs up with Google, comes back with it, and sees it in their account', async ({ page, accessible }, {
  project,
}) => {
  const handle = freshName(project.name).slice(0, 25);
  google.person = {
    sub: handle,
    email: `${handle}@example.org`,
    email_verified: true,
    name: 'Grace Hopper',
    preferred_username: handle,
  };
  await page.goto(`${own}/signup`);
  const instead = 'GitHub sign-in isn’t set up here yet: please use a username and password instead.';
  const github = page.getByRole('button', { name: 'Continue with GitHub' });
  await expect(github).toContainText('Unavailable');
  await accessible(page);
  await github.click();
  await expect(page.getByRole('status').filter({ hasText: instead })).toBeVisible();
  await accessible(page);
  await expect(page).toHaveURL(`${own}/signup`);

  const began = page.waitForRequest((request) => request.url() === `${own}/api/auth/google/login/`);
  // The page is about to be left: what it says last is kept for the next one.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const last = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Redirecting...');
      if (last) sessionStorage.setItem('last', 'Redirecting...');
    }).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await began;
  await page.waitForURL(`${own}/`);
  expect(await page.evaluate(() => sessionStorage.getItem('last'))).toBe('Redirecting...');
  await expect(page.getByRole('banner').getByText('GH', { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own}/signin?next=/challenges`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${own}/challenges`);
  await page.goto(`${own}/profile?tab=security`);
  const accounts = page.getByRole('list', { name: 'Connected accounts' });
  await expect(accounts.getByText(`${handle}@example.org`)).toBeVisible();
  await accounts.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google is the only way into your account.')).toBeVisible();
});

test('staff are asked for their password before a provider opens their account, and connect it then', async ({
  page,
  accessible,
}) => {
  google.person = {
    sub: `staff-${Date.now()}`,
    email: 'demo_staff@example.com',
    email_verified: true,
    name: 'Demo Staff',
    preferred_username: 'demo_staff',
  };
  await page.goto(`${own}/auth/google`);
  await expect(page.getByText('we need your password once before you can use Google')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  await accessible(page);
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await page.getByLabel('Username or Email').fill('demo_staff');
  await page.getByLabel('Password', { exact: true }).fill('devorbit-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${own}/profile?tab=security&connect=google`);
  await expect(page.getByText('One last step: connect Google so you can sign in with it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeFocused();
  await accessible(page);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.waitForURL(`${own}/profile?tab=security`);
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own}/auth/google`);
  await page.waitForURL(`${own}/`);
  await page.goto(`${own}/profile?tab=security`);
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google is disconnected')).toBeVisible();
});

test('what does not work out is said in words, with ways on', async ({ page, accessible }) => {
  google.person = null;
  await page.goto(`${own}/auth/google`);
  await expect(page.getByText('You cancelled the sign-in with Google.')).toBeVisible();
  await accessible(page);
  await page.goto(`${own}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Continue with GitHub' }).click();
  await page.waitForURL(`${own}/auth/github?error=unavailable`);
  await expect(
    page.getByText('GitHub sign-in isn’t set up here yet: please use a username and password instead.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  await page.goto(`${own}/auth/google#handoff=made-up`);
  await expect(page.getByText('This sign-in has expired. Please start again.')).toBeVisible();
  expect(page.url()).not.toContain('made-up');
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await expect(page.getByLabel('Username or Email')).toBeVisible();
});
