import { sessionCode } from '../../fixtures/session.ts';
import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

test('home is accessible and leads to practice', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page);
  await page.getByRole('main').locator('a[href="/dsa-challenges"]').first().click();
  await expect(page).toHaveURL(/\/dsa-challenges$/);
});

test('the hero finds pages, roadmaps and problems without a call, and Enter searches everything', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  for (const place of ['/roadmaps', '/dsa-challenges', '/signup', '/challenges', '/ai-learning-roadmap', '/ai-mentor'])
    await expect(main.locator(`a[href="${place}"]`).first()).toBeVisible();
  const box = main.getByRole('searchbox');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await box.pressSequentially('dock', { delay: 40 });
  await expect(main.getByRole('link', { name: 'Pair for the Docking Bay Problem' })).toBeVisible();
  await box.fill('frontend');
  await expect(main.getByRole('link', { name: 'Frontend roadmap Roadmap' })).toBeVisible();
  await box.fill('hackathons');
  await expect(main.getByRole('link', { name: 'Hackathons Page' })).toHaveAttribute('href', '/events-hackathons');
  expect(calls).toEqual([]);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=hackathons$/);
});

test('three files in tabs, and a Run that runs them', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/');
  const files = page.getByRole('tablist', { name: 'Files' });
  await expect(page.getByRole('region', { name: 'Source of game.mjs' })).toContainText("from './player.mjs'");
  await files.getByRole('tab', { name: 'Game' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(files.getByRole('tab', { name: 'Player' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(files.getByRole('tab', { name: 'Utils' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Source of utils.mjs' })).toContainText('export function dice');
  await expect(page.getByRole('region', { name: 'Source of game.mjs' })).toBeHidden();

  await page.getByLabel('Seed').fill('0');
  await expect(page.getByText('Enter a whole number from 1 to 9999.')).toBeVisible();
  await page.getByLabel('Seed').fill('4821');
  await page.getByLabel('Seed').press('Enter');
  const printed = page.getByRole('region', { name: 'Program output' });
  await expect(printed).toContainText('Sky 4821: 10 rows of rocks to cross.');
  await expect(page.getByRole('region', { name: 'Output', exact: true })).toContainText(
    /Node\.js \d+.* ms · exit code 0/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Nova is through. Stars aboard: 2.' })).toBeAttached();

  await page.getByRole('tab', { name: 'AI Challenges' }).click();
  await expect(page.getByRole('link', { name: 'Latch Check' })).toBeVisible();
  await accessible(page);
});

test(
  'who is signed in has a home above the page, and nothing moves when it comes',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const home = page.getByRole('region', { name: 'Your home' });
    await expect(home).toHaveCount(0);
    await signInFresh(page, project.name);
    await expect(home.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    await expect(home.getByRole('region', { name: 'Solve your first problem' })).toContainText('Easy');
    await expect(home.getByRole('region', { name: 'Daily challenge' })).toContainText(/left$/);
    await expect(home.getByRole('region', { name: 'Streak' })).toContainText('0 days');
    await expect(home.getByRole('region', { name: 'For you' }).getByRole('listitem')).toHaveCount(3);
    await expect(home.getByRole('link', { name: 'My submissions' })).toHaveAttribute('href', '/submissions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Solve it\. ?Run it\. ?Reach orbit\./);
    const shifts = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    await accessible(page);

    const id = await problemId(page, 'Pair for the Docking Bay');
    const tried = await page.request.post('/api/submit/', {
      headers: { 'X-Session-Code': await sessionCode(page) },
      data: { problem_id: id, code: 'nothing', language: 'python', wait: false },
    });
    expect(tried.status()).toBe(202);
    await page.reload();
    const resume = home.getByRole('region', { name: 'Continue where you stopped' });
    await expect(resume).toContainText('Pair for the Docking Bay');
    await expect(resume).toContainText('Python');
    await resume.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/problems/${id}$`));
  },
);

test('an unknown address answers 404 and is Lost in Space', async ({ page, accessible }) => {
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
