import { expect, test } from '../../fixtures/test.ts';

test(
  'the assistant answers on every page, remembers the talk, and steps aside',
  { tag: '@phone' },
  async ({ page, accessible }) => {
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
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await open.click();
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

test(
  'a concept is explained before links, with problems and what to ask next',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Open the assistant' }).click();
    const panel = page.getByRole('region', { name: 'Assistant' });
    const log = panel.getByRole('log');
    const field = panel.getByRole('textbox', { name: 'Ask a question' });

    await field.fill('what is a hash tabel');
    await page.keyboard.press('Enter');
    await expect(log.getByText('I took that as “Hash table”.')).toBeVisible();
    await expect(log.getByText('A hash table stores values under keys')).toBeVisible();
    const next = log.getByRole('list', { name: 'Ask next' }).getByRole('button');
    await expect(next).toHaveCount(3);
    await accessible(page);

    await next.filter({ hasText: 'Cache' }).click();
    await expect(field).toBeFocused();
    await expect(log.getByText('A cache keeps results close at hand')).toBeVisible();
    await expect(next.filter({ hasText: 'Cache' })).toHaveCount(0);
    await expect(log.getByRole('list', { name: 'Ask next' })).toHaveCount(1);

    await field.fill('stack vs queue');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Stack: A stack is a collection')).toBeVisible();
    await expect(log.getByText('Queue: A queue hands its elements out')).toBeVisible();
    await log.getByRole('link', { name: 'Stack problems' }).click();
    await expect(page).toHaveURL(/\/QuickDSA\?tag=Stack$/);
    await expect(panel).toBeHidden();
  },
);

test(
  'the assistant covers nothing that cannot be read, and goes when one goes on',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const phone = project.name === 'phone';
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    const open = page.getByRole('button', { name: 'Open the assistant' });
    const panel = page.getByRole('region', { name: 'Assistant' });
    const last = page.getByRole('contentinfo').last();
    const box = async (of: typeof last) => {
      const found = await of.boundingBox();
      if (!found) throw new Error('not in sight');
      return found;
    };
    /** The lowest and rightmost edges of the footer’s texts. */
    const texts = () =>
      last.evaluate((footer) => {
        const leaves = [...footer.querySelectorAll('a, p, summary')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect());
        return {
          bottom: Math.max(...leaves.map(({ bottom }) => bottom)),
          right: Math.max(...leaves.map(({ right }) => right)),
        };
      });

    /** Scrolled to its end, the page has its last texts above or beside this. */
    const clears = (what: typeof last) =>
      expect
        .poll(async () => {
          await page.evaluate(() =>
            globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
          );
          const { bottom, right } = await texts();
          const { x, y } = await box(what);
          return bottom <= y || right <= x ? 'clear' : { bottom, right, x, y };
        })
        .toBe('clear');

    if (phone) {
      // It stands in the bar, beside what else is there.
      const bar = page.getByRole('banner');
      const { x, y, width, height } = await box(open);
      const { height: ofBar } = await box(bar);
      expect(y + height).toBeLessThanOrEqual(ofBar);
      const beside = await bar.evaluate(
        (header, [left, right]) =>
          [...header.querySelectorAll('a, button')]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect())
            .every((each) => each.right <= (left ?? 0) || each.left >= (right ?? 0)),
        [x, x + width],
      );
      expect(beside).toBe(true);
    } else await clears(open);
    await open.click();
    await expect(panel).toBeVisible();
    await clears(panel);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= globalThis.innerWidth)).toBe(true);

    // The page beside it stays in use; the page behind a sheet closes it.
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.getByRole('heading', { level: 1 }).click();
    if (phone) await expect(panel).toBeHidden();
    else await expect(panel).toBeVisible();
    if (phone) await open.click();
    await expect(panel).toBeVisible();

    // A reload finds it open, a link of the page, or going back, closes it.
    await page.reload();
    await expect(panel).toBeVisible();
    await page.getByRole('link', { name: 'DevOrbit' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(panel).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(panel).toBeHidden();
    await open.click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(panel).toBeHidden();
  },
);
