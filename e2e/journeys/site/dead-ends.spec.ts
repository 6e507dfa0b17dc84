import type { Page } from '@playwright/test';
import { crawl } from '../../crawl/crawl.ts';
import { pressButtons } from '../../crawl/press-buttons.ts';
import { expect, signInAs, signInFresh, test } from '../../fixtures/test.ts';

/** Pages that nothing links to, or only after an act. */
const ALSO = ['/', '/login', '/forgot-password', '/search', '/submissions', '/notifications', '/styleguide'];

/** Pages that are others for members. */
const MEMBERS = /^\/(QuickDSA|dsa-challenges|problems|submissions|challenges|notifications|profile|u)\b/;

/** Pages that only staff have; every other is the same for them as for members. */
const STAFF_ONLY = /^\/(admin|problems\/[^/]+\/(edit|versions)|submissions)\b/;
const STAFF = ['/admin', '/submissions', '/problems/1', '/QuickDSA'];

/** A page is as wide as the smallest screen. */
async function sideways(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // What is laid out by scripts follows a moment later.
  for (let tries = 0; tries < 20 && (await over()) > 0; tries += 1) await page.waitForTimeout(50);
  const most = await over();
  if (size) await page.setViewportSize(size);
  return most > 0 ? [`is ${most} px wider than a screen of 320 px`] : [];
}

test('a visitor finds no dead end', async ({ page }) => {
  test.setTimeout(600_000);
  const pressed = new Set<string>();
  const { faults } = await crawl(page, ALSO, async (path) => [
    ...(await sideways(page)),
    ...(path === '/styleguide' ? [] : await pressButtons(page, path, pressed)),
  ]);
  expect(faults).toEqual([]);
});

test('somebody signed in finds no dead end', async ({ page }, { project }) => {
  test.setTimeout(600_000);
  await signInFresh(page, project.name);
  const pressed = new Set<string>();
  const { faults } = await crawl(page, [...ALSO, '/profile'], async (path) => [
    ...(await sideways(page)),
    ...(MEMBERS.test(path) ? await pressButtons(page, path, pressed) : []),
  ]);
  expect(faults).toEqual([]);
});

test('a superuser finds no dead end', async ({ page }) => {
  test.setTimeout(600_000);
  await signInAs(page, 'demo_admin', 'devorbit-demo');
  const { faults } = await crawl(
    page,
    STAFF,
    () => sideways(page),
    (path) => !STAFF_ONLY.test(path),
  );
  expect(faults).toEqual([]);
});
