import { expect, signInAsStaff, test } from '../../fixtures/test.ts';

test(
  'the footer has all its links, in columns or folded, with and without JavaScript',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    await page.goto('/resources');
    const footer = page.getByRole('contentinfo');
    const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
    const fold = footer.locator('summary', { hasText: 'Support' });
    await footer.scrollIntoViewIfNeeded();
    if (project.name === 'phone') {
      await expect(privacy).toBeHidden();
      await fold.focus();
      await page.keyboard.press('Enter');
    } else await expect(fold).toBeHidden();
    await expect(privacy).toBeVisible();
    await expect(privacy).toHaveAttribute('href', '/about#privacy');
    await expect(footer.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
    const elsewhere = footer.getByRole('list', { name: 'Social media' }).getByRole('link').first();
    await expect(elsewhere).toHaveAttribute('href', /^https:/);
    await expect(elsewhere).toHaveAttribute('rel', /noopener/);
    await accessible(page);

    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await bare.newPage();
    await still.goto(page.url());
    const faq = still.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    if (project.name === 'phone') await still.locator('summary', { hasText: 'Support' }).click();
    await expect(faq).toBeVisible();
    await bare.close();
  },
);

test('the bar stays one line down to 850 px, below it is a drawer that a click beside it closes', async ({
  page,
  accessible,
}) => {
  await page.setViewportSize({ width: 850, height: 700 });
  await signInAsStaff(page, '/events-hackathons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('banner');
  const middle = { Home: 0, Resources: 0, DevCourses: 0, QuickDSA: 0, Collaboration: 0, Hackathons: 0, Admin: 0 };
  let right = 0;
  for (const name of Object.keys(middle)) {
    const box = await bar.getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(right);
    right = (box?.x ?? 0) + (box?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2, name).toBeCloseTo(39.5, 0);
  }
  const badge = await bar.getByRole('link', { name: /profile of/ }).boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(850);
  const menu = bar.getByRole('button', { name: 'Account' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const account = bar.getByRole('navigation', { name: 'Account' });
  const links = ['Profile', 'Submissions', 'Daily challenge', 'Settings', 'Administration'];
  await expect(account.getByRole('link')).toHaveText(links);
  await accessible(page);
  await page.keyboard.press('Tab');
  await expect(account.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(850);
  await expect(bar.getByRole('link', { name: 'Hackathons' })).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 849, height: 700 });
  await expect(bar.getByRole('link', { name: 'Resources' })).toBeHidden();
  await bar.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link')).toHaveCount(8);
  await accessible(page);
  await page.mouse.click(40, 400);
  await expect(drawer).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused();
});
