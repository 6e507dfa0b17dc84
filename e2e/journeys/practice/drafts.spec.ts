import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

test('nothing typed is lost: by a reload, a crash or a lost connection, and it is said', async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000);
  const title = `Kept ${project.name} ${Date.now().toString(36)}`;
  const context = page.context();
  const openForm = async (on: Page) => {
    await on.getByRole('button', { name: 'Create Community Problem' }).click();
    return on.getByRole('dialog', { name: 'Create Community Problem' });
  };
  await page.goto('/');
  await signInFresh(page, project.name, '/QuickDSA?tab=community');

  const form = await openForm(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Statement').fill('Count the boats that');
  await expect(form.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  const again = await openForm(page);
  await expect(again.getByLabel('Title')).toHaveValue(title);
  await expect(again.getByLabel('Statement')).toHaveValue('Count the boats that');
  await expect(again.getByText('Draft restored from')).toBeVisible();
  await again.getByLabel('Statement').fill('Count the boats that lie in the harbour.');
  await expect(again.getByText('Saved on this device')).toBeVisible();

  // Without unload, as when the browser is killed.
  await page.close();
  const other = await context.newPage();
  await other.goto('/QuickDSA?tab=community');
  const restored = await openForm(other);
  await expect(restored.getByLabel('Statement')).toHaveValue('Count the boats that lie in the harbour.');

  await context.setOffline(true);
  await expect(
    restored.getByText('You’re offline. What you type is saved on this device', { exact: true }),
  ).toHaveCount(0);
  await expect(other.getByText('You’re offline. What you type is saved on this device.')).toBeVisible();
  await restored.getByLabel('Tags').fill('harbour');
  await expect(
    restored.getByText('You’re offline. What you type is saved on this device', { exact: true }),
  ).toBeVisible();
  await restored.getByRole('button', { name: 'Create Problem' }).click();
  await expect(restored.getByRole('alert')).toBeVisible();
  await expect(restored.getByLabel('Title')).toHaveValue(title);

  await context.setOffline(false);
  await expect(other.getByText('You’re offline. What you type is saved on this device.')).toBeHidden();
  await restored.getByRole('button', { name: 'Create Problem' }).click();
  await expect(restored).toBeHidden();
  await expect(other.getByText(title).first()).toBeVisible();
  await other.goto('/QuickDSA?tab=community');
  await expect((await openForm(other)).getByLabel('Title')).toHaveValue('');
});
