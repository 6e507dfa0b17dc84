import { expect, test } from '../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the public pages can be read', async ({ page }) => {
    for (const path of ['/', '/signin', '/signup', '/QuickDSA']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('home is accessible and leads to practice', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page);
  await page.getByRole('main').locator('a[href="/dsa-challenges"]').first().click();
  await expect(page).toHaveURL(/\/dsa-challenges$/);
});

test('an unknown address answers 404 and is Lost in Space', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/');
  const answer = await page.goto('/no/such/orbit');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Lost in Space')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Previous Orbit' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/no/such/orbit');
  await page.getByRole('link', { name: 'Return to Earth' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every link of every page leads somewhere', async ({ page }) => {
  const seen = new Set<string>();
  const waiting = ['/'];
  while (waiting.length > 0 && seen.size < 80) {
    const path = waiting.pop() ?? '/';
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await page.waitForLoadState('networkidle');
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) {
      const url = new URL(link);
      if (url.origin === new URL(page.url()).origin && !/^\/problems\/(?!1$)/.test(url.pathname))
        waiting.push(url.pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(4);
});

test(
  'the top bar folds below 850 px and gains a shadow after 50 px',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    const shadow = () =>
      bar.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).boxShadow !== 'none' && part.getBoundingClientRect().width > 300,
        ),
      );
    expect(await shadow()).toBe(false);
    expect((await bar.boundingBox())?.height).toBe(80);
    const contentTop = await page.getByRole('main').evaluate((main) => {
      const { top } = main.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(main).paddingTop);
    });
    expect(contentTop).toBeGreaterThanOrEqual(80);
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(shadow).toBe(true);
    const practice = bar.getByRole('link', { name: 'QuickDSA' });
    if (project.name === 'desktop') {
      await expect(practice).toBeVisible();
      return;
    }
    await expect(practice).toBeHidden();
    const open = () => page.getByRole('button', { name: /menu/i }).first().click();
    await open();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'QuickDSA' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'QuickDSA' }).click();
    await expect(page).toHaveURL(/QuickDSA$/);
    await expect(drawer).toBeHidden();
  },
);

test('nothing scrolls sideways at 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/signin', '/signup', '/QuickDSA', '/problems/1', '/nowhere']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
