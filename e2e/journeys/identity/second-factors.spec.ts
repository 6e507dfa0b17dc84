import { totpCode } from '@devorbit/testkit/totp-code.ts';
import { port } from '../../fixtures/house.ts';
import { expect, password, signInFresh, test } from '../../fixtures/test.ts';

test('an authenticator app is turned on, and asked for at sign-in; a recovery code works too', async ({
  page,
  accessible,
}, { project }) => {
  test.slow();
  const username = await signInFresh(page, project.name, '/profile?tab=security');
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  const codeAt = (time: number) => totpCode(secret, time);
  await panel.getByLabel('Code from your authenticator app').fill('12345');
  await panel.getByRole('button', { name: 'Verify' }).click();
  await expect(panel.getByText('That code isn’t right')).toBeVisible();
  await accessible(page);
  await panel.getByLabel('Code from your authenticator app').fill(codeAt(Date.now()));
  await panel.getByRole('button', { name: 'Verify' }).click();
  const codes = panel.getByRole('group', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('devorbit-recovery-codes.txt');
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(panel.getByText('10 recovery codes left.')).toBeVisible();

  const firstStep = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin');
    await page.getByLabel('Username or Email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  };
  await firstStep();
  await accessible(page);
  // The code of the next half minute: that of this one was used.
  await page.getByLabel('Code from your authenticator app').fill(codeAt(Date.now() + 30_000));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await expect(page).not.toHaveURL(/signin/);

  await firstStep();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await page.goto('/profile?tab=security');
  await expect(panel.getByText('9 recovery codes left.')).toBeVisible();
});

test.describe('passkeys', () => {
  // WebAuthn knows no IP addresses.
  test.use({ baseURL: `http://localhost:${port}` });

  test('a passkey is made, renamed, signs in, proves who it is, and is removed', async ({ page, accessible }, {
    project,
  }) => {
    test.slow();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInFresh(page, project.name, '/profile?tab=security');
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Passkey name').fill('Lapptop');
    await accessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(panel.getByRole('listitem')).toContainText(['Lapptop']);
    await panel.getByRole('button', { name: 'Rename Lapptop' }).click();
    await page.getByLabel('Passkey name').fill('Laptop');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(panel.getByRole('listitem')).toContainText(['Laptop']);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin?next=%2Fprofile%3Ftab%3Dsecurity');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('Successfully logged in!')).toBeVisible();
    await expect(page).toHaveURL(/profile\?tab=security/);
    await expect(panel.getByRole('listitem')).toContainText([/last used/]);

    // As after ten minutes: the server wants to know again who it is.
    await page.route(
      '**/api/passkeys/*/',
      (route) => route.fulfill({ status: 403, json: { details: { reauthenticate: true } } }),
      { times: 1 },
    );
    await panel.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await accessible(page);
    const proved = page.waitForResponse('**/api/reauthenticate/passkey/');
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    expect((await proved).status()).toBe(200);
    await expect(panel.getByText('No passkeys yet.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
  });
});

test('on an address of numbers it is said that passkeys need a name', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Passkeys don’t work with an IP address')).toBeVisible();
});
