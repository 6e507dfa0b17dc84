import { sessionCode } from '../../fixtures/session.ts';
import { expect, password, signInAs, signInFresh, test } from '../../fixtures/test.ts';

const better = 'nine purple submarines';

test('a password is changed: what is wrong is said, the other sessions end, the new one works', async ({
  page,
  accessible,
}, { project }) => {
  const username = await signInFresh(page, project.name, '/profile?tab=security');
  const elsewhere = await page.request.post('/api/login/', { data: { username, password } });
  const { session_code: other } = (await elsewhere.json()) as { session_code: string };
  const panel = page.getByRole('region', { name: 'Change Password' });
  const field = (name: string) => panel.getByLabel(name, { exact: true });
  const update = panel.getByRole('button', { name: 'Update Password' });

  await update.click();
  await expect(panel.getByText('Current password is required')).toBeVisible();
  await expect(panel.getByText('New password is required')).toBeVisible();
  await field('Current Password').fill('not the password');
  await field('New Password').fill('password1');
  await expect(panel.getByText('Very easy to guess')).toBeVisible();
  await field('New Password').fill(better);
  await expect(panel.getByText('Very strong')).toBeVisible();
  await field('Confirm New Password').fill('another one');
  await update.click();
  await expect(panel.getByText('The new passwords do not match')).toBeVisible();
  await accessible(page);
  await field('Confirm New Password').fill(better);
  await update.click();
  await expect(page.getByText('Failed to update password: The current password is incorrect')).toBeVisible();

  const making = { name: 'ci', scopes: ['read'], expires_in_days: 1 };
  const own = { 'x-session-code': await sessionCode(page) };
  for (let token = 0; token < 2; token++)
    expect((await page.request.post('/api/tokens/', { headers: own, data: making })).status()).toBe(201);
  await field('Current Password').fill(password);
  await update.click();
  await expect(
    page.getByText('Password updated successfully! Your 2 access tokens still work: you can revoke them below.'),
  ).toBeVisible();
  const tokens = page.getByRole('region', { name: 'Personal access tokens' });
  await tokens.getByRole('button', { name: 'Revoke all tokens' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke all tokens?' });
  await accessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tokens.getByRole('listitem')).toHaveCount(2);
  await tokens.getByRole('button', { name: 'Revoke all tokens' }).click();
  await dialog.getByRole('button', { name: 'Revoke all tokens' }).click();
  await expect(tokens.getByText('No tokens yet.')).toBeVisible();
  await expect(field('Current Password')).toHaveValue('');
  const dead = await page.request.get('/api/me/', { headers: { 'x-session-code': other } });
  expect(dead.status()).toBe(401);
  await page.reload();
  await expect(panel).toBeVisible();
  await signInAs(page, username, better, '/profile?tab=security');
  await expect(panel).toBeVisible();
});

test('sessions are listed and revoked; Logout from all devices ends this one too', async ({ page }, { project }) => {
  const username = await signInFresh(page, project.name, '/profile?tab=security');
  const login = () =>
    page.request.post('/api/login/', { data: { username, password }, headers: { 'user-agent': 'curl/8.0' } });
  const { session_code: one } = (await (await login()).json()) as { session_code: string };
  const statusOf = async (code: string) =>
    (await page.request.get('/api/me/', { headers: { 'x-session-code': code } })).status();
  await page.reload();
  const panel = page.getByRole('region', { name: 'Sessions' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  const row = panel.getByRole('listitem').filter({ hasText: 'curl' });
  await expect(row).toContainText('127.0.0.0/24');
  await row.getByRole('button', { name: 'Revoke curl' }).click();
  await expect(row).toHaveCount(0);
  expect(await statusOf(one)).toBe(401);
  const signIns = page.getByRole('region', { name: 'Recent sign-ins' });
  await expect(signIns.getByRole('listitem').filter({ hasText: 'curl' })).toHaveCount(1);

  const { session_code: two } = (await (await login()).json()) as { session_code: string };
  const own = await sessionCode(page);
  await panel.getByRole('button', { name: 'Logout from all devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(two)).toBe(200);
  await panel.getByRole('button', { name: 'Logout from all devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  for (const code of [own, two]) expect(await statusOf(code)).toBe(401);
});

test('a token is made after a proof of who it is, shown once, works and is revoked', async ({ page, accessible }, {
  project,
}) => {
  await signInFresh(page, project.name, '/profile?tab=security');
  // The session is younger than ten minutes: the first answer is that of an older one.
  const stale = { error: 'Confirm it’s you', details: { reauthenticate: true } };
  let asked = false;
  await page.route('**/api/tokens/', (route) => {
    if (asked || route.request().method() !== 'POST') return route.fallback();
    asked = true;
    return route.fulfill({ status: 403, json: stale });
  });
  const panel = page.getByRole('region', { name: 'Personal access tokens' });
  await expect(panel.getByText('No tokens yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New access token' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('laptop');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Create token' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('The password is incorrect')).toBeVisible();
  await accessible(page);
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();

  const shown = panel.locator('code');
  await expect(shown).toHaveText(/^dvo_[A-Za-z0-9_-]{43}$/);
  const token = await shown.innerText();
  const status = async () =>
    (await page.request.get('/api/me/', { headers: { authorization: `Token ${token}` } })).status();
  expect(await status()).toBe(200);
  await page.reload();
  await expect(panel.getByRole('listitem')).toContainText(['laptop']);
  await expect(panel.getByText('last used', { exact: false })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await accessible(page);
  await panel.getByRole('button', { name: 'Revoke laptop' }).click();
  await expect(panel.getByText('No tokens yet.')).toBeVisible();
  expect(await status()).toBe(401);
});
