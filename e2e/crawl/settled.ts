import { expect, type Page } from '@playwright/test';

/** Waits until the page has hydrated and what it asked for has come; pages that follow live events never fall silent. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main')].some((main) =>
      Object.keys(main).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
}
