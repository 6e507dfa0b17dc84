import { pageAt } from '@devorbit/contract/page-at.ts';
import { type PageId, pageIds, pages } from '@devorbit/contract/pages.ts';
import type { Page } from '@playwright/test';
import { crawl } from '../../crawl/crawl.ts';
import { pressButtons } from '../../crawl/press-buttons.ts';
import { expect, signInAs, signInFresh, test } from '../../fixtures/test.ts';

/** Every page whose address has no parameter, but those of staff: also what nothing links to, or only after an act. */
const STARTS = pageIds
  .filter((id) => pages[id].for !== 'staff')
  .map((id) => pages[id].path)
  .filter((path) => !path.includes(':') && !path.startsWith('/auth/'));

const idAt = (address: string): PageId | undefined => pageAt(address.split(/[?#]/)[0]!)?.id;

/** Pages for everybody that are others for members. */
const also: ReadonlySet<PageId | undefined> = new Set<PageId>([
  'practice',
  'dsa-challenges',
  'problem',
  'dsa-challenges-problem',
  'challenges',
  'public-profile',
]);
const isForMembers = (address: string): boolean => {
  const id = idAt(address);
  return id !== undefined && (also.has(id) || pages[id].for === 'members');
};

/** Pages of words and links ask the server nothing: only their bar is another for members, as it is on every page. */
const isSameForAll = (address: string): boolean => {
  const id = idAt(address);
  return id !== undefined && id !== 'home' && pages[id].kind === 'plain' && !isForMembers(address);
};

/** Pages that are others for staff than for members. */
const ofStaff: ReadonlySet<PageId | undefined> = new Set<PageId>([
  'admin',
  'edit-problem',
  'problem-versions',
  'submissions',
  'submission',
]);
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

test.describe.configure({ mode: 'parallel' });

test('a visitor finds no dead end', async ({ page }) => {
  // Hundreds of buttons are pressed.
  test.slow();
  const pressed = new Set<string>();
  const { faults } = await crawl(page, STARTS, async (path) => [
    ...(await sideways(page)),
    ...(path === '/styleguide' ? [] : await pressButtons(page, path, pressed)),
  ]);
  expect(faults).toEqual([]);
});

test('somebody signed in finds no dead end', async ({ page }, { project }) => {
  test.slow();
  await signInFresh(page, project.name);
  const pressed = new Set<string>();
  const { faults } = await crawl(
    page,
    STARTS.filter((path) => !isSameForAll(path)),
    async (path) => [...(await sideways(page)), ...(isForMembers(path) ? await pressButtons(page, path, pressed) : [])],
    isSameForAll,
  );
  expect(faults).toEqual([]);
});

test('a superuser finds no dead end', async ({ page }) => {
  await signInAs(page, 'demo_admin', 'devorbit-demo');
  const { faults } = await crawl(
    page,
    STAFF,
    () => sideways(page),
    (path) => !ofStaff.has(idAt(path)),
  );
  expect(faults).toEqual([]);
});
