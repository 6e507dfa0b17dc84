import { expect, test } from '../../fixtures/test.ts';

test(
  'the assistant answers on every page, remembers the talk, and steps aside',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    test.setTimeout(180_000);
    const phone = project.name === 'phone';
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const open = page.getByRole('button', { name: 'Open the assistant' });
    const panel = page.getByRole('region', { name: 'Assistant' });
    const log = panel.getByRole('log');
    const field = panel.getByRole('textbox', { name: 'Ask a question' });

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(log.getByRole('button')).toHaveCount(4);
    await page.keyboard.press('Enter');
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(log.getByText('You:')).toHaveCount(0);

    await field.fill('How do I delete');
    await page.keyboard.press('Shift+Enter');
    await field.pressSequentially('my account?');
    const sent = Date.now();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    const answer = log.getByText('From our help: In the settings of your profile');
    await expect(answer).toBeVisible();
    expect(Date.now() - sent).toBeGreaterThanOrEqual(1_000);
    await expect(log.getByRole('link').first()).toHaveAttribute('href', '/about#faq-delete');
    await expect(field).toBeFocused();
    await accessible(page);

    await field.fill('Half a quest');
    await expect(panel.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(answer).toBeVisible();
    await expect(field).toHaveValue('Half a quest');
    await expect(panel.getByText('Draft restored from')).toBeVisible();

    await log.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/about#faq-delete$/);
    if (phone) await open.click();
    await expect(answer).toBeVisible();

    await page.route('**/api/mentor/ask/', (call) => call.abort());
    await field.fill('Quorble the zanthoid?');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(log.getByText('“Quorble the zanthoid?” yet. Try rephrasing it')).toBeVisible();
    await page.unroute('**/api/mentor/ask/');

    await panel.getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(log.getByRole('button')).toHaveCount(4);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(open).toBeHidden();
  },
);
