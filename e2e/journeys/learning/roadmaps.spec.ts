import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

/** The portal stands at the address of the Frontend roadmap; this is its graph. */
const FRONTEND = '/roadmaps/role/frontend?view=roadmap';

/** Concepts whose note is not written yet; fewer with every landing. */
const bare = readConcepts(join(import.meta.dirname, '../../../content/concepts')).filter(({ note }) => !note);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const panelOf = (page: Page) => page.getByRole('dialog');

test('the catalogue: tabs, a search of the active one, View All, labels of visitors', async ({ page, accessible }) => {
  await page.goto('/roadmaps');
  await expect(page.getByRole('heading', { level: 1, name: 'Roadmaps' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Roadmaps' });
  await expect(tabs.getByRole('tab')).toHaveText(['Role-based', 'Skill-based', 'Projects', 'Guides', 'Videos']);
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(22);
  await expect(cards.filter({ hasText: 'Frontend' }).first()).toContainText('New');
  for (const [label, target] of [
    ['Get Started', '/signup'],
    ['Start for Free', '/signup'],
    ['Join Our Community', '/community'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', target);
  await expect(page.getByRole('link', { name: 'My Roadmaps' })).toHaveCount(0);

  await tabs.getByRole('tab', { name: 'Role-based' }).press('ArrowRight');
  await expect(page).toHaveURL(/\/roadmaps\?tab=skill$/);
  await expect(cards).toHaveCount(38);
  await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/skill');
  const search = page.getByRole('searchbox', { name: 'Search roadmaps' });
  await search.fill('PÝTHON');
  await expect(page).toHaveURL(/tab=skill&q=/);
  await expect(cards.first()).toContainText('Python');
  await search.fill('xylophone');
  await expect(page.getByRole('status').filter({ hasText: 'No Skill-based found' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(38);
  await expect(search).toBeFocused();

  await tabs.getByRole('tab', { name: 'Guides' }).click();
  await expect(cards.filter({ hasText: 'Textual' })).toHaveCount(3);
  await expect(cards.filter({ hasText: /Questions$|Questions ?In/ })).toHaveCount(2);
  await tabs.getByRole('tab', { name: 'Videos' }).click();
  for (const length of ['1h 30m', '2h 10m', '45m', '1h 5m'])
    await expect(cards.filter({ hasText: length })).toHaveCount(1);

  for (const [path, count] of [
    ['/role', 22],
    ['/skill', 38],
    ['/project', 5],
    ['/guide', 5],
    ['/video', 4],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
  }
  const answer = await page.goto('/roadmaps/role/Frontend');
  expect(answer?.url()).toMatch(/\/roadmaps\/role\/frontend$/);
  expect((await page.goto('/roadmaps/role/astronaut'))?.status()).toBe(404);
});

test(
  'first visit, marks without an account, and My Roadmaps on a second device',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    await page.goto('/roadmaps');
    await page.getByRole('link', { name: 'Frontend', exact: true }).click();
    await expect(page).toHaveURL(/\/roadmaps\/role\/frontend$/);
    await page.getByRole('link', { name: 'Frontend roadmap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frontend' })).toBeVisible();
    await accessible(page);

    await test.step('a node opens beside the map, is marked, and leads on', async () => {
      await page.getByRole('button', { name: /^Start/ }).click();
      const panel = panelOf(page);
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Client and server');
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await panel.getByText('Done', { exact: true }).click();
      await expect(panel.getByRole('radio', { name: 'Done' })).toBeChecked();
      await accessible(page);
      await panel.getByRole('button', { name: /^Next: / }).click();
      await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText('Client and server');
      await panel.getByText('Learning', { exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: '1 of 66 done' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Client and server\s*Done/ })).toBeVisible();
    });

    await test.step('it is kept in the browser', async () => {
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: '1 of 66 done' })).toBeVisible();
      await page.getByRole('button', { name: 'Save for later' }).click();
      await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('who is not signed in is led to sign up', async () => {
      await page.goto('/my-roadmaps');
      await expect(page).toHaveURL(/\/signup$/);
    });

    await test.step('signed in, it is theirs on another device', async () => {
      const merged = page.waitForResponse(
        (response) => response.url().endsWith('/api/learn/progress/') && response.ok(),
      );
      const username = await signInFresh(page, project.name, FRONTEND);
      await merged;
      await expect(page.getByRole('status').filter({ hasText: '1 of 66 done' })).toBeVisible();
      await page.goto('/roadmaps');
      for (const label of ['My Roadmaps', 'Continue Learning'])
        await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', '/my-roadmaps');
      for (const label of ['Get Started', 'Start for Free'])
        await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveCount(0);
      const second = await browser.newContext({ storageState: await page.context().storageState() });
      const other = await second.newPage();
      // The session alone goes along: progress comes from the server.
      await other.addInitScript(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('devorbit.progress')) localStorage.removeItem(key);
      });
      await other.goto('/my-roadmaps');
      const card = other.getByRole('listitem').filter({ hasText: 'Frontend' });
      await expect(card).toContainText('1 of 66');
      await expect(card).toContainText('Next up');
      expect(username).toBeTruthy();
      await second.close();
    });

    await test.step('offline a mark waits, and goes when the line is back', async () => {
      const first = page.waitForResponse((response) => response.url().endsWith('/api/learn/progress/'));
      await page.goto('/concepts/dns');
      await first;
      await page.context().setOffline(true);
      await page.getByText('Skipped', { exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Skipped' })).toBeChecked();
      await page.waitForTimeout(1_000);
      const sent = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/learn/progress/') && (request.postData() ?? '').includes('concept/dns'),
      );
      await page.context().setOffline(false);
      await sent;
    });
  },
);

test('a whole roadmap is walked by keyboard, as a map and as a list', async ({ page, accessible }) => {
  await page.goto(FRONTEND);
  const nodes = page.locator('[data-node]');
  await expect(nodes.first()).toBeVisible();
  const count = await nodes.count();
  expect(count).toBeGreaterThan(50);
  await nodes.first().focus();
  const met = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    met.add((await page.evaluate(() => (document.activeElement as HTMLElement).dataset['node'])) ?? '');
    await page.keyboard.press('ArrowRight');
  }
  expect(met.size).toBe(count);
  await page.keyboard.press('Home');
  await expect(nodes.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-node="ip-address"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(nodes.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Learning' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(nodes.first()).toBeFocused();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(page.getByText('A page begins with a question to another computer')).toBeVisible();
  await accessible(page);
});

test('on paper a roadmap is its headings and nodes, without its buttons', async ({ page }) => {
  await page.goto(FRONTEND);
  const views = page.getByRole('button', { name: 'List' });
  await expect(views).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(views).toBeHidden();
  const nodes = page.locator('[data-node]');
  await expect(nodes.first()).toBeVisible();
  await expect(nodes.last()).toBeVisible();
  await expect(page.locator('[data-node="react-state"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend' })).toBeVisible();
});

test('concept, project, guide, code-along and planned pages, each usable and accessible', async ({
  page,
  accessible,
}) => {
  await page.goto('/concepts/react-state');
  await page.getByRole('checkbox', { name: /^Keep a value in state/ }).check();
  await page.getByText('How is a form’s state thrown away on purpose?').click();
  await expect(page.getByText('By giving the form another key.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Effects' })).toHaveAttribute('href', '/concepts/react-effects');
  const lessons = page.getByRole('region', { name: 'Learn it' });
  await expect(lessons.getByRole('listitem').first()).toContainText(/React lesson · \d+m/);
  await accessible(page);
  for (const { id } of bare.slice(0, 1)) {
    await page.goto(`/concepts/${id}`);
    await expect(page.getByText('Concept note')).toBeVisible();
    await accessible(page);
  }

  await page.goto('/roadmaps/project/expense-ledger');
  await page.getByRole('checkbox', { name: /^Read lines/ }).check();
  await expect(page.getByRole('status').filter({ hasText: '1 of 7' })).toBeVisible();
  await accessible(page);

  await page.goto('/roadmaps/guide/page-to-screen');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Where the time goes' })
    .click();
  await expect(page.getByRole('heading', { name: 'Where the time goes' })).toBeInViewport();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await accessible(page);

  await page.goto('/roadmaps/video/git-for-two');
  await expect(page.getByText('/ 45:00')).toBeVisible();
  await page.getByRole('button', { name: /A conflict/ }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('brown rice');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await accessible(page);

  await page.goto('/roadmaps/skill/rust');
  await expect(page.getByText('In the making')).toBeVisible();
  await expect(page.getByText('Ownership, borrowing, lifetimes')).toBeVisible();
  await accessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    '/roadmaps',
    '/role',
    FRONTEND,
    '/concepts/css-cascade',
    '/roadmaps/project/expense-ledger',
    '/roadmaps/guide/page-to-screen',
    '/roadmaps/video/git-for-two',
    '/roadmaps/skill/rust',
  ]) {
    await page.goto(path);
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test('the sitemap has the pages of learning', async ({ page }) => {
  const answer = await page.request.get('/sitemap-pages.xml');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname);
  for (const path of [
    '/roadmaps',
    '/role',
    '/roadmaps/role/frontend',
    '/roadmaps/skill/javascript',
    '/roadmaps/guide/page-to-screen',
    '/DevCourses',
    '/learn/react/state',
    '/concepts/react-state',
    '/ai-learning-roadmap',
  ])
    expect(listed).toContain(path);
});

test('a heading of a guide is found by the search, and opens at its place', async ({ page }) => {
  await page.goto('/search?q=boxes+become+pixels');
  await page
    .getByRole('link', { name: /Boxes become pixels/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/roadmaps\/guide\/page-to-screen#boxes-become-pixels$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('texts are readable, and every node leads to its page', async ({ page }) => {
    await page.goto('/roadmaps');
    await expect(page.getByRole('link', { name: 'Skill-based' })).toHaveAttribute('href', '/skill');
    await page.getByRole('link', { name: 'Frontend', exact: true }).click();
    await page.getByRole('link', { name: /^Structure of a page/ }).click();
    await expect(page).toHaveURL(/\/concepts\/html-structure$/);
    await expect(page.getByText('Ask a screen reader for the headings of a page')).toBeVisible();
    await page.goto('/roadmaps/video/git-for-two');
    await expect(page.getByText('He pulls, and asks for a merge.').first()).toBeVisible();
    await page.goto('/skill');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(38);
  });
});
