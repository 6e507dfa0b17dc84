import { expect, freshName, signInAs, test, password } from '../../fixtures/test.ts';

test(
  'the palette finds pages, actions, problems and people by keyboard',
  { tag: '@phone' },
  async ({ page, accessible }, info) => {
    const username = freshName(info.project.name);
    test.slow();
    await page.request.post('/api/register/', {
      data: { username, name: 'Palette Person', email: `${username}@example.org`, password, auth_provider: 'email' },
    });
    await signInAs(page, username, password, '/about');
    // The page has its script when it knows who is here.
    await expect(page.getByRole('link', { name: /profile of/ })).toBeVisible();
    const button = page.getByRole('button', { name: 'Search', exact: true });
    const palette = page.getByRole('dialog', { name: 'Search' });
    const field = palette.getByRole('combobox', { name: 'Search' });
    const active = async () => palette.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);

    await button.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(await active()).toContainText('QuickDSA');
    await field.press('Escape');
    await expect(palette).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.fill('docknig');
    const problem = palette.getByRole('option', { name: /Pair for the Docking Bay/ });
    await expect(problem).toBeVisible();
    await expect(problem.locator('mark')).toHaveText('Docking');
    await expect(palette.getByRole('status')).toContainText('Showing the closest results');
    await accessible(page);
    await field.press('End');
    await expect(await active()).toContainText('All results for “docknig”');
    await field.press('Home');
    await expect(await active()).toContainText('Pair for the Docking Bay');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/problems\/\d+$/);
    await expect(palette).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option', { name: 'docknig' })).toBeVisible();
    await field.fill('dark');
    await field.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.keyboard.press('Control+k');
    await field.fill(username);
    await expect(palette.getByRole('option', { name: /Palette Person/ })).toBeVisible();
    await field.fill('log out');
    await expect(await active()).toContainText('Log out');
    await field.press('Enter');
    await expect(page.getByRole('link', { name: /profile of/ })).toHaveCount(0);
  },
);

test(
  '/search: results with marks, kinds, pages in the address, mistakes forgiven, nothing found',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/search');
    await accessible(page);
    await page.getByRole('searchbox').fill('graph');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=graph$/);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('article').first()).toBeVisible();
    await accessible(page);
    await page
      .getByRole('navigation', { name: 'Filter results' })
      .getByRole('link', { name: /^Problems/ })
      .click();
    await expect(page).toHaveURL(/q=graph&kind=problem$/);
    await expect(results).toContainText('Problem');

    await page.goto('/search?q=array');
    const pages = page.getByRole('navigation', { name: 'Result pages' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(pages).toContainText('Page 2 of');

    await page.goto('/search?q=docknig%20bay');
    await expect(results.getByRole('link', { name: 'Pair for the Docking Bay' })).toBeVisible();
    await expect(results.getByRole('status')).toContainText('Showing the closest results');
    await page.goto('/search?q=qqqzzz');
    await expect(page.getByText('No results for “qqqzzz”')).toBeVisible();
    await accessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
