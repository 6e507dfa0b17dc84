import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, freshName, signInFresh, test } from '../../fixtures/test.ts';

/** Staff of the demo world tell everybody something. */
async function announce(page: Page, title: string): Promise<void> {
  const login = await page.request.post('/api/login/', {
    data: { username: 'demo_staff', password: 'devorbit-demo' },
  });
  const { session_code } = (await login.json()) as { session_code: string };
  const told = await page.request.post('/api/announcements/', {
    headers: { 'X-Session-Code': session_code },
    data: { title, body: 'It begins on Monday.', link: '/challenges' },
  });
  expect(told.status()).toBe(202);
}

const item = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });

test(
  'news arrive in every tab without a reload, and what is read is read in all',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/');
    await signInFresh(page, project.name, '/notifications');
    await expect(page).toHaveTitle('Notifications · DevOrbit');
    await accessible(page);

    const tab = await page.context().newPage();
    await tab.goto('/challenges');
    await expect(tab.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const title = `New season ${freshName(project.name)}`;
    await announce(page, title);
    await expect(item(page, title)).toBeVisible();
    await expect(item(page, title)).toContainText('Announcements · just now');
    const bell = tab.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await expect(bell).toBeVisible();
    await bell.click();
    const panel = tab.getByRole('region', { name: 'Notifications', exact: true });
    await expect(panel.getByRole('region', { name: 'New · Today' }).getByRole('link', { name: title })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
    await accessible(tab);
    await tab.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
    await bell.click();
    await accessible(page);

    await page.getByText('Unread', { exact: true }).click();
    await expect(page).toHaveURL(/unread=true/);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('Nothing new in this orbit')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(
      panel.getByRole('region', { name: 'Today', exact: true }).getByRole('link', { name: title }),
    ).toBeVisible();
    await panel.getByRole('link', { name: title }).click();
    await expect(tab).toHaveURL(/\/challenges$/);
    await expect(panel).toHaveCount(0);

    await page.getByText('All', { exact: true }).click();
    await page.getByRole('button', { name: `Remove: ${title}` }).click();
    await expect(item(page, title)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await tab.close();
  },
);

test('the unsubscribe page changes nothing until its button is used', async ({ page, accessible }) => {
  await page.goto('/unsubscribe');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  let posts = 0;
  await page.route('**/api/unsubscribe/*/', (route) => {
    posts++;
    return route.continue();
  });
  await page.goto(`/unsubscribe#token=${'a'.repeat(64)}`);
  const button = page.getByRole('button', { name: 'Stop these emails' });
  await expect(button).toBeVisible();
  await accessible(page);
  expect(posts).toBe(0);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('This unsubscribe link is not valid');
  expect(posts).toBe(1);
});

test('what one hears of is chosen in a table, and kept', async ({ page, accessible }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/profile?tab=settings');
  const table = page.getByRole('table', { name: 'How we notify you' });
  await expect(table.getByRole('columnheader')).toHaveText(['About', 'In the app', 'Email']);
  await expect(table.getByRole('row', { name: /^Security/ })).toContainText('Always');
  await table.getByRole('combobox', { name: 'Community: Email' }).selectOption('Off');
  const announced = table.getByRole('switch', { name: 'Announcements: In the app' });
  await announced.click({ force: true });
  await expect(announced).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await accessible(page);
  await page.reload();
  await expect(table.getByRole('combobox', { name: 'Community: Email' })).toHaveValue('off');
  await expect(announced).not.toBeChecked();
  const answer = await page.request.get('/api/notification-preferences/', {
    headers: { 'X-Session-Code': await sessionCode(page) },
  });
  expect(await answer.json()).toMatchObject({
    preferences: expect.arrayContaining([expect.objectContaining({ kind: 'community', email: 'off' })]),
  });
});
