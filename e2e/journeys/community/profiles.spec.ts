import type { Page } from '@playwright/test';
import { expect, freshName, password, problemId, signInAs, signInFresh, test, usable } from '../../fixtures/test.ts';

// Whole journeys, with two looks of axe each.
const profile = (page: Page) => page.getByRole('complementary', { name: 'Your profile' });

/** A picture as a person would have it, 96 px square. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 96;
    canvas.getContext('2d')?.fillRect(10, 10, 60, 60);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The next call to an address of the API is answered so. */
const answerOnce = (page: Page, address: string, method: string, status: number, body: unknown) =>
  page.route(
    address,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
        : route.fallback(),
    { times: 1 },
  );

/** The account waits, comes to nothing, fails, and comes at last. */
async function loadsOrSaysWhyNot(page: Page, username: string): Promise<void> {
  await page.goto('/favicon.svg'); // no page that asks on its own
  const { promise: waited, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me/', (route) => waited.then(() => route.fulfill({ json: null })), { times: 1 });
  await page.goto('/profile');
  await expect(page.getByRole('status', { name: 'Loading profile' })).toBeVisible();
  answer();
  await expect(page.getByText('Failed to load user profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(profile(page)).toBeVisible();
  await page.route('**/api/me/', (route) => route.fulfill({ status: 500, json: { message: 'Not now' } }));
  await page.reload();
  await expect(page.getByText('Failed to fetch user profile. Please check your session.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.unroute('**/api/me/');
  await signInAs(page, username, password, '/profile');
}

test(
  'a profile is edited, nothing typed is lost, and the picture comes and goes',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/profile?tab=profile');
    await page.waitForURL('**/login?next=%2Fprofile%3Ftab%3Dprofile');
    const username = await signInFresh(page, project.name);
    await loadsOrSaysWhyNot(page, username);
    await expect(page).toHaveTitle('Profile · DevOrbit');
    const card = profile(page);
    await expect(card).toContainText('Ada Example');
    await expect(card).toContainText(`${username}@example.org`);
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'AI mentor' })).toHaveAttribute('href', '/ai-mentor');
    await expect(page.getByRole('button', { name: /picture/ })).toHaveCount(0);
    await accessible(page);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Phone').fill('+44 20 7946 0000');
    await page.getByLabel('Bio').fill('Writes programs\nfor engines.');
    await page.getByLabel('Location').fill('London');
    await expect(page.getByLabel('GitHub')).toHaveAttribute('type', 'url');
    await page.getByLabel('GitHub').fill('javascript:alert(1)');
    await page.getByRole('textbox', { name: 'Skills' }).fill('Graphs');
    await page.getByRole('textbox', { name: 'Skills' }).press('Enter');
    await page.getByRole('textbox', { name: 'Skills' }).fill(' graphs ');
    await page.getByRole('button', { name: 'Add to Skills' }).click();
    await page.getByRole('textbox', { name: 'Interests' }).fill('Music');
    await page.getByRole('button', { name: 'Add to Interests' }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove Music' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Enter a link that starts with http:// or https://')).toBeVisible();
    await expect(page.getByLabel('GitHub')).toBeFocused();
    await page.getByLabel('GitHub').fill('https://github.com/ada');
    await accessible(page);

    const details = [{ path: 'phone', message: 'Must be a phone number' }];
    await answerOnce(page, '**/api/profile/', 'PUT', 400, { message: 'phone: Must be a phone number', details });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Failed to update profile: phone: Must be a phone number')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await answerOnce(page, '**/api/profile/', 'PUT', 200, null);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('No data returned from server')).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Writes programs\nfor engines.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const saved = page.getByText('Profile updated successfully!');
    await expect(saved).toBeVisible();
    await expect(card).toContainText('Ada Lovelace');
    await expect(card.getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(page.getByRole('link', { name: 'AL, profile of Ada Lovelace' })).toBeVisible();
    await expect(saved).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const file = page.getByLabel('Profile picture', { exact: true });
    await expect(file).toHaveAttribute('accept', 'image/*');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Failed to upload profile picture: Choose an image file')).toBeVisible();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture either') });
    await expect(page.getByText(/^Failed to upload profile picture: ./)).toBeVisible();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
    await expect(page.getByText('Profile picture updated successfully!')).toBeVisible();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await answerOnce(page, '**/api/profile/picture/', 'DELETE', 503, { message: 'Not now' });
    await page.getByRole('button', { name: 'Remove profile picture' }).click();
    await expect(page.getByText('Failed to remove profile picture: Not now')).toBeVisible();
    await page.getByRole('button', { name: 'Remove profile picture' }).click();
    await expect(page.getByText('Profile picture removed successfully!')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    await page.getByLabel('Location').fill('Elsewhere');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Elsewhere')).toHaveCount(0);

    await answerOnce(page, '**/api/logout/', 'POST', 503, { message: 'Not now' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Failed to logout: Not now')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.goto('/profile');
    await page.waitForURL('**/login?next=%2Fprofile');
  },
);

test('settings go with the account into another browser', async ({ page, browser, accessible }, { project }) => {
  const username = await signInFresh(page, project.name, '/profile?tab=settings');
  const mail = page.getByRole('switch', { name: 'Email notifications' });
  await expect(mail).toBeChecked();
  await accessible(page);
  const saved = page.getByText('Settings saved.');
  await mail.click({ force: true });
  await expect(mail).not.toBeChecked();
  await expect(saved).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByLabel('Dark').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Default language').selectOption('python');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('devorbit.preferences'))).toContain('python');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const elsewhere = await browser.newContext({ colorScheme: 'light' });
  const other = usable(await elsewhere.newPage());
  await signInAs(other, username, password, '/profile?tab=settings');
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(other.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
  await expect(other.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await other.goto(`/problems/${await problemId(other, 'Pair for the Docking Bay')}`);
  await expect(other.getByRole('combobox', { name: 'Language' })).toHaveValue('python');
  await elsewhere.close();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  expect((await saving).suggestedFilename()).toMatch(new RegExp(`^devorbit-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  await expect(page.getByText('Your data is downloaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await dialog.getByLabel(`Type ${username} to confirm`).fill(username);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account won’t be deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).press('ArrowRight');
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByRole('heading', { name: 'Recent sign-ins' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.removeItem('mantine-color-scheme-value'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent sign-ins' })).toBeVisible();
  await accessible(page);
});

test(
  'the public profile shows each what they may see',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const username = await signInFresh(page, project.name, '/profile?tab=settings');
    const code = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('devorbit.session') ?? '{}') as { session_code: string }).session_code,
    );
    const changed = await page.request.put('/api/profile/', {
      headers: { 'X-Session-Code': code },
      data: {
        bio: '<img src=x onerror=alert(1)>',
        skills: ['Graphs'],
        social_links: { github: 'https://github.com/ada' },
      },
    });
    expect(changed.status()).toBe(200);
    await page.getByRole('combobox', { name: 'Links' }).selectOption('members');
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('nobody');
    await expect
      .poll(async () => (await page.request.get(`/api/users/${username}/`)).json())
      .toMatchObject({ rating: null, links: null });

    await page.goto(`/u/${username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible();
    await expect(page.getByText('Only you')).toBeVisible();
    await expect(page.getByText('Members', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile');
    await accessible(page);

    const elsewhere = await browser.newContext();
    const visitor = usable(await elsewhere.newPage());
    await visitor.goto(`/u/${username}`);
    await expect(visitor.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(visitor.getByRole('list', { name: 'Skills' })).toContainText('Graphs');
    await expect(visitor.getByRole('heading', { name: 'Solved problems' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: /^Contributions/ })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Rating' })).toHaveCount(0);
    await expect(visitor.getByRole('main').getByRole('link', { name: 'GitHub' })).toHaveCount(0);
    await expect(visitor.getByText('Only you')).toHaveCount(0);
    await signInFresh(visitor, project.name, `/u/${username}`);
    await expect(visitor.getByRole('main').getByRole('link', { name: 'GitHub' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Rating' })).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
    await visitor.goto(`/u/${freshName(project.name)}`);
    await expect(visitor.getByRole('heading', { name: 'User not found' })).toBeVisible();
    await elsewhere.close();
  },
);
