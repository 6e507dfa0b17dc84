import type { Page } from '@playwright/test';
import { expect, problemId, test } from '../../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('public pages and problems can be read, and say what needs scripts', async ({ page }) => {
    for (const path of ['/', '/about', '/team', '/universities', '/login', '/forgot-password', '/challenges']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const notice = page.locator('noscript [role="alert"]');
    await page.goto('/signup');
    await expect(notice).toContainText('This form needs JavaScript.');
    await page.goto('/QuickDSA');
    await expect(notice).toContainText('The list of problems, the editor and the judge need JavaScript.');
    await expect(notice).toBeVisible();
    const answer = await page.goto(`/problems/${await problemId(page, 'Pair for the Docking Bay')}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Pair for the Docking Bay' })).toBeVisible();
    await expect(page.locator('article h2').first()).toHaveText('Example 1');
    await expect(page.locator('[data-scripted]')).toBeHidden();
  });
});

/** What the head says now, each part once. */
const head = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
    return {
      titles: document.head.querySelectorAll('title').length,
      canonical: all('link[rel="canonical"]', 'href'),
      descriptions: all('meta[name="description"]', 'content').length,
      previews: all('[property="og:title"]', 'content').length,
      data: document.head.querySelectorAll('[type="application/ld+json"]').length,
    };
  });

test('the head names one address, on the page that was asked for and on those that follow', async ({ page }) => {
  const id = await problemId(page, 'Pair for the Docking Bay');
  await page.goto(`/dsa-challenges/problems/${id}`);
  const { origin } = new URL((await head(page)).canonical[0] ?? '');
  const one = (path: string) => ({ titles: 1, canonical: [origin + path], descriptions: 1 });
  const served = { previews: 1, data: 1 };
  const gone = { previews: 0, data: 0 };
  await expect(page.getByRole('heading', { level: 1, name: 'Pair for the Docking Bay' })).toBeVisible();
  await expect(page).toHaveTitle('Pair for the Docking Bay · DevOrbit');
  expect(await head(page)).toEqual({ ...one(`/problems/${id}`), ...served });

  const footer = page.getByRole('contentinfo');
  await page.goto('/universities');
  await page.waitForLoadState('networkidle');
  expect(await head(page)).toEqual({ ...one('/universities'), ...served });
  await footer.locator('a[href^="/about"]').first().click();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => head(page)).toEqual({ ...one('/about'), ...gone });
});

test('what is not there is a 404 with the look of the app', async ({ page }) => {
  for (const path of ['/problems/2147483647', '/u/nobody_of_that_name', '/universities/no-such-college']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on paper stands the statement, in light, without what one works with', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/problems/${await problemId(page, 'Pair for the Docking Bay')}`);
  const title = page.getByRole('heading', { level: 1, name: 'Pair for the Docking Bay' });
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page.getByText('Constraints').first()).toBeVisible();
  const [ink, paper] = await title.evaluate((heading) => [
    getComputedStyle(heading).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect([ink, paper]).toEqual(['rgb(21, 23, 42)', 'rgb(255, 255, 255)']);
});
