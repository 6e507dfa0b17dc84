import { crawl } from '../crawl/crawl.ts';
import { pressButtons } from '../crawl/press-buttons.ts';
import { expect, signInAs, signInFresh, test } from '../fixtures/test.ts';

/** Pages that nothing links to, or only after an act. */
const ALSO = ['/', '/login', '/forgot-password', '/search', '/submissions', '/notifications', '/styleguide'];

/** A page is as wide as the smallest screen, and axe finds nothing on it there. */
const sideways = async (page: Parameters<typeof crawl>[0]): Promise<string[]> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (size) await page.setViewportSize(size);
  return over > 0 ? [`is ${over} px wider than a screen of 320 px`] : [];
};

test('a visitor finds no dead end', async ({ page }) => {
  test.setTimeout(600_000);
  const pressed = new Set<string>();
  const { faults } = await crawl(page, ALSO, async (path) => [
    ...(await sideways(page)),
    ...(await pressButtons(page, path, pressed)),
  ]);
  expect(faults).toEqual([]);
});

test('somebody signed in finds no dead end', async ({ page }, { project }) => {
  test.setTimeout(600_000);
  await signInFresh(page, project.name);
  const pressed = new Set<string>();
  const { faults } = await crawl(page, [...ALSO, '/profile'], async (path) => [
    ...(await sideways(page)),
    ...(await pressButtons(page, path, pressed)),
  ]);
  expect(faults).toEqual([]);
});

test('a superuser finds no dead end', async ({ page }) => {
  test.setTimeout(600_000);
  await signInAs(page, 'demo_admin', 'devorbit-demo');
  const { faults } = await crawl(page, [...ALSO, '/profile', '/admin'], () => sideways(page));
  expect(faults).toEqual([]);
});
