import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const WIZARD = '/ai-learning-roadmap';
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const steps = (page: Page) => page.getByRole('main').getByRole('checkbox');

/** Steps 1 to 3, for a plan of 60 hours. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Beginner/ }).check();
  await page.getByRole('checkbox', { name: 'Build AI-Powered Applications' }).check();
  await page.getByRole('radio', { name: /^5-10 hours per week/ }).check();
  await page.getByRole('checkbox', { name: 'Interactive Coding' }).check();
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: /^Intermediate/ }).check();
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: /^None/ }).check();
  await button(page, 'Review and Generate').click();
}

test(
  'wizard, plan, edits, export, and what a guest planned is theirs when they sign in',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto(WIZARD);
    await expect(page.getByRole('heading', { name: 'Tell us about your learning preferences' })).toBeVisible();

    await test.step('Next says what is missing, and each step leads back', async () => {
      await button(page, 'Next').click();
      await expect(page.getByText('Choose your level, a goal, your time and a learning style first.')).toBeVisible();
      await accessible(page);
      await answer(page);
      await expect(page.getByRole('heading', { name: 'Review Your Profile' })).toBeVisible();
      await expect(page).toHaveURL(/step=3$/);
      await button(page, 'Back to Assessment').click();
      await expect(button(page, 'Back to Profile')).toBeVisible();
      await button(page, 'Question 2, answered').click();
      await expect(page.getByRole('radio', { name: /^None/ })).toBeChecked();
      await button(page, 'Review and Generate').click();
      await accessible(page);
    });

    await test.step('the check of knowledge can be left at any time', async () => {
      await button(page, 'Check what you know (4 minutes)').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'I don’t know' }).click();
      await expect(dialog.getByText(/^Question 2 of at most 10/)).toBeVisible();
      await accessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the plan is exact, and its first step is open', async () => {
      await button(page, 'Generate My Roadmap').click();
      await expect(page.getByText('Generating your roadmap…')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Build AI-Powered Applications' })).toBeVisible();
      await expect(page.getByText('60 hours', { exact: true })).toBeVisible();
      await expect(steps(page).first()).toBeEnabled();
      await expect(steps(page).first()).not.toBeChecked();
      await expect(page.getByText('High Priority').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /locked: finish/ }).first()).toBeDisabled();
      await accessible(page);
    });

    const count = await steps(page).count();
    await test.step('a step is ticked by the keyboard, and opens the next', async () => {
      const locked = await page.getByRole('checkbox', { name: /locked: finish/ }).count();
      await steps(page).first().focus();
      await page.keyboard.press('Space');
      await expect(steps(page).first()).toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: 'complete' })).toHaveText(
        `${Math.round(100 / count)}% complete`,
      );
      expect(await page.getByRole('checkbox', { name: /locked: finish/ }).count()).toBeLessThan(locked);
    });

    await test.step('edits: a note, hours, a step of one’s own, one removed; undone', async () => {
      const edit = button(page, /^Edit /);
      await edit.nth(1).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Note').fill('Ask Ravi about this');
      await dialog.getByLabel('Hours').fill('9');
      await accessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
      await button(page, 'Add a step').click();
      await dialog.getByLabel('What').fill('Read a good book');
      await dialog.getByRole('button', { name: 'Add step' }).click();
      await expect(steps(page)).toHaveCount(count + 1);
      await button(page, 'Edit Read a good book').click();
      await dialog.getByRole('button', { name: 'Move earlier' }).click();
      await expect(dialog.getByRole('status')).toHaveText(`Step ${count} of ${count + 1}`);
      await dialog.getByRole('button', { name: 'Remove step' }).click();
      await expect(steps(page)).toHaveCount(count);
      await button(page, 'Undo').click();
      await expect(steps(page)).toHaveCount(count + 1);
    });

    await test.step('a step is split in two and made one again; one is skipped, and taken up again', async () => {
      const dialog = page.getByRole('dialog');
      await button(page, /^Edit /)
        .nth(1)
        .click();
      await dialog.getByRole('button', { name: 'Split in two' }).click();
      await dialog.getByLabel('Hours of the first part').fill('4');
      await expect(dialog.getByRole('status')).toHaveText('4 hours, then 5 hours');
      await dialog.getByLabel('Title of the second part').fill('What Ravi said');
      await accessible(page);
      await dialog.getByRole('button', { name: 'Split', exact: true }).click();
      await expect(steps(page)).toHaveCount(count + 2);
      await expect(page.getByRole('checkbox', { name: /^What Ravi said, locked: finish/ })).toBeVisible();
      await button(page, /^Edit /)
        .nth(1)
        .click();
      await dialog.getByRole('button', { name: 'Skip it' }).click();
      await expect(page.getByRole('checkbox', { name: /, skipped$/ })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'What Ravi said', exact: true })).toBeEnabled();
      await accessible(page);
      await button(page, /^Edit /)
        .nth(1)
        .click();
      await dialog.getByRole('button', { name: 'Don’t skip it' }).click();
      await button(page, /^Edit /)
        .nth(1)
        .click();
      await dialog.getByRole('button', { name: 'Merge with the next' }).click();
      await expect(steps(page)).toHaveCount(count + 1);
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
    });

    await test.step('replanning shows what changes, and loses nothing', async () => {
      await button(page, 'Adjust plan').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^10-20 hours per week/ }).check();
      await dialog.getByRole('button', { name: 'Preview changes' }).click();
      await expect(dialog.getByText(/100 hours\s+in all/)).toBeVisible();
      await accessible(page);
      await dialog.getByRole('button', { name: 'Replan the rest' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('100 hours', { exact: true })).toBeVisible();
      await expect(steps(page).first()).toBeChecked();
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Read a good book/ })).toBeVisible();
    });

    await test.step('it lives in this browser, and goes along when one signs in', async () => {
      await page.reload();
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
      await signInFresh(page, project.name, `${WIZARD}?step=4`);
      await expect(page).toHaveURL(/\?plan=\d+$/);
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
      await expect(steps(page).first()).toBeChecked();
      const saved = page.waitForResponse((response) => response.url().includes('/edits/') && response.ok());
      await page.getByRole('checkbox', { checked: false, disabled: false }).first().click();
      await saved;
      await page.reload();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    });

    await test.step('four exports', async () => {
      await button(page, 'Export Roadmap').click();
      const dialog = page.getByRole('dialog');
      await accessible(page);
      for (const [title, begins] of [
        ['PDF', '%PDF-'],
        ['Markdown', '# Build AI-Powered Applications'],
        ['Calendar', 'BEGIN:VCALENDAR'],
        ['JSON', '{\n  "format": "devorbit-plan/1"'],
      ] as const) {
        const download = page.waitForEvent('download');
        await dialog.getByRole('button', { name: `Download ${title}` }).click();
        const text = await readFile(await (await download).path(), 'latin1');
        expect(text.slice(0, begins.length)).toBe(begins);
      }
      await page.keyboard.press('Escape');
    });

    await test.step('it stands under My Roadmaps', async () => {
      await page.goto('/my-roadmaps');
      const card = page.getByRole('region', { name: 'Generated' }).getByRole('listitem');
      await expect(card).toContainText('Build AI-Powered Applications');
      await expect(card).toContainText('100 hours');
      await accessible(page);
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\?plan=\d+$/);
      await expect(page.getByText('Ask Ravi about this')).toBeVisible();
    });
  },
);

test('at 320 px nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(WIZARD);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await answer(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await button(page, 'Generate My Roadmap').click();
  await expect(button(page, 'Export Roadmap')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await button(page, /^Edit /)
    .first()
    .click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('without the server it says so, and the answers stay', async ({ page }) => {
  await page.goto(WIZARD);
  await answer(page);
  await page.route('**/api/plans/draft/', (route) => route.abort());
  await button(page, 'Generate My Roadmap').click();
  await expect(page.getByText('No Roadmap Generated')).toBeVisible();
  await expect(page.getByText('There was an issue generating your roadmap. Please try again.')).toBeVisible();
  await button(page, 'Start Over').click();
  await expect(page.getByRole('radio', { name: /^Beginner/ })).toBeChecked();
});
