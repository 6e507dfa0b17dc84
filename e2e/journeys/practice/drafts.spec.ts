import type { Page } from '@playwright/test';
import { expect, password, problemId, signInAs, signInFresh, test, usable } from '../../fixtures/test.ts';

test('nothing typed is lost: by a reload, a crash or a lost connection, and it is said', async ({ page }, {
  project,
}) => {
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

/** Another device of the same size. */
async function openDevice(page: Page, base: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: base, viewport: page.viewportSize() });
  if (!context) throw new Error('no browser');
  return usable(await context.newPage());
}

async function openCode(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 850) await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeVisible();
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Code in/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test(
  'code follows its author to a second device; of two versions none is lost',
  { tag: '@phone' },
  async ({ page, accessible, baseURL }, { project }) => {
    await page.goto('/');
    const id = await problemId(page, 'Pair for the Docking Bay');
    const username = await signInFresh(page, project.name, `/problems/${id}`);
    await openCode(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    const main = page.getByRole('main');
    await expect(main).toContainText('def solve(nums, target):');
    await expect(main).not.toContainText('json.loads');
    await type(page, '# from the laptop');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const other = await openDevice(page, baseURL ?? '');
    await signInAs(other, username, password, `/problems/${id}`);
    await openCode(other);
    await expect(other.getByRole('combobox', { name: 'Language' })).toHaveValue('python');
    await expect(other.getByRole('main')).toContainText('# from the laptop');
    await expect(other.getByText(/^Restored from your other device/)).toBeVisible();

    await page.context().setOffline(true);
    await type(page, '# on the train');
    await expect(page.getByText('Saved on this device, not yet online')).toBeVisible();
    await type(other, '# at the desk');
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Two versions of this draft: this device’s and the one from/)).toBeVisible();
    await expect(main).toContainText('# on the train');
    await accessible(page);
    await page.getByRole('button', { name: 'See both' }).click();
    const both = page.getByRole('dialog', { name: 'Two versions of this draft' });
    await expect(both).toContainText('# at the desk');
    await expect(both).toContainText('# on the train');
    await both.getByRole('button', { name: 'Keep this' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await other.reload();
    await openCode(other);
    await expect(other.getByRole('main')).toContainText('# on the train');

    // Solved here; a third device, where the draft is gone, offers what was sent.
    const solve =
      'def solve(nums, target):\n    at = {}\n    for i, x in enumerate(nums):\n        if target - x in at:\n            return [at[target - x], i]\n        at[x] = i\n';
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('devorbit.session') ?? '{}'));
    const headers = { 'X-Session-Code': String(session.session_code) };
    const sent = await page.request.post('/api/submit/', {
      headers,
      data: { problem_id: id, code: solve, language: 'python', wait: false },
    });
    const { submission_id } = await sent.json();
    await expect
      .poll(
        async () => (await (await page.request.get(`/api/submissions/${submission_id}/`, { headers })).json()).status,
        {
          timeout: 120_000,
        },
      )
      .toBe('Accepted');
    await other.getByRole('button', { name: 'Reset' }).click();
    await expect(other.getByRole('main')).toContainText('def solve(nums, target):');
    await expect
      .poll(async () => (await (await page.request.get(`/api/problems/${id}/drafts/`, { headers })).json()).length)
      .toBe(0);
    const third = await openDevice(page, baseURL ?? '');
    await signInAs(third, username, password, `/problems/${id}`);
    await openCode(third);
    await expect(third.getByText(/^You solved this on/)).toBeVisible();
    await third.getByRole('button', { name: 'Load that code' }).click();
    await expect(third.getByRole('main')).toContainText('enumerate(nums)');
    await third.context().close();
    await other.context().close();
  },
);
