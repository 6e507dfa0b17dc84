import { expect, type Page } from '@playwright/test';

/** How long a page has to have nothing more to load, in ms. */
const QUIET_MS = 250;

/** Waits until the page has hydrated and nothing in it says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main')].some((main) =>
      Object.keys(main).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  // What has come meanwhile brings its own.
  await expect(page.locator('main h1').first()).toBeVisible();
}
