import { expect, test } from '../../fixtures/test.ts';

test('a college is found by a slip of its short name, and its page names its sources', async ({ page, accessible }) => {
  await page.goto('/universities');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities in Pune' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(4);
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('cumins');
  await expect(page).toHaveURL(/\?q=cumins$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 university');
  await page.reload();
  await expect(search).toHaveValue('cumins');
  await page.getByRole('link', { name: /Cummins College/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cummins College of Engineering for Women');
  await expect(
    page.getByRole('row', { name: /Established 1991/ }).getByRole('link', { name: /^Source/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Students Not stated/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('main').locator('a[href="/resources?college=cummins-college-of-engineering"]'),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/events-hackathons"]')).toBeVisible();

  await page.goto('/universities?q=xylophone&city=Pune');
  await expect(page.getByText('No universities found')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/universities$/);
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(4);

  const answer = await page.goto('/universities/no-such-college');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Lost in Space' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the team: a selector in the address, profiles, and initials where a photo fails', async ({
  page,
  accessible,
}) => {
  await page.route('**/portraits/rohan-sample.svg', (route) => route.abort());
  await page.goto('/team?member=rohan-sample');
  const tabs = page.getByRole('tablist', { name: 'Team members' });
  await expect(tabs.getByRole('tab', { selected: true })).toContainText('Rohan Sample');
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('[data-fallback]')).toHaveText('RS');
  await expect(panel.getByRole('link', { name: 'Send Email' })).toHaveAttribute('href', 'mailto:rohan@example.com');
  await expect(panel.getByRole('link', { name: 'View LinkedIn' })).toHaveAttribute('href', 'https://www.linkedin.com/');
  for (const figure of ['50+ projects', '15+ years combined', '100% client satisfaction'])
    await expect(page.getByRole('listitem').filter({ hasText: figure })).toBeVisible();
  await tabs.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(page).toHaveURL(/\?member=meera-sample$/);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Meera Sample');
  await page.getByRole('link', { name: 'View Profile: Kabir Sample' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Kabir Sample');
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await accessible(page);
});
