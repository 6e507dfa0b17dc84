import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';

test(
  'the list as a table, by topic and column, and a study plan from its first problem on',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const narrow = project.name !== 'desktop';
    await page.goto('/');
    const id = await problemId(page, TITLE);
    await signInFresh(page, project.name, '/QuickDSA');
    const list = page.getByRole('region', { name: 'Recommended Problems' });
    const table = list.getByRole('table', { name: 'Problems' });
    await list.getByRole('button', { name: 'Table' }).click();
    await expect(page).toHaveURL(/\?view=table$/);
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(list.getByRole('article')).toHaveCount(0);
    await accessible(page);

    await test.step('a topic narrows it, and stands in the address beside the view', async () => {
      await list
        .getByRole('navigation', { name: 'Topics' })
        .getByRole('link', { name: /^Hash Table/ })
        .click();
      await expect(page).toHaveURL(/view=table&tag=Hash\+Table$/);
      await expect(list.getByRole('combobox', { name: 'Tag' })).toHaveValue('Hash Table');
      await expect(table.getByRole('row', { name: new RegExp(TITLE) })).toContainText('Array, Hash Table');
    });

    if (!narrow)
      await test.step('a column sorts it one way, the other, and no more', async () => {
        const column = table.getByRole('columnheader', { name: 'Difficulty' });
        for (const [order, first] of [
          ['ascending', 'Easy'],
          ['descending', 'Hard'],
        ] as const) {
          await column.getByRole('button').click();
          await expect(column).toHaveAttribute('aria-sort', order);
          await expect(table.getByRole('row').nth(1)).toContainText(first);
        }
        await column.getByRole('button').click();
        await expect(page).toHaveURL(/view=table&tag=Hash\+Table$/);
      });

    await test.step('it is walked by keyboard, and its lines are links', async () => {
      const links = table.getByRole('rowheader').getByRole('link');
      await links.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(links.first()).toBeFocused();
      await expect(table.getByRole('link', { name: TITLE })).toHaveAttribute('href', `/problems/${id}`);
    });

    await test.step('nothing is wider than a screen of 320 px', async () => {
      const { width = 1280, height = 800 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: 320, height });
      for (const path of ['/QuickDSA?view=table', '/collections', '/collections/first-ten']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: /Pair for the Docking Bay|First ten/ }).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width, height });
    });

    await test.step('the view is remembered where the address says nothing', async () => {
      await page.goto('/QuickDSA');
      await expect(table).toBeVisible();
      await list.getByRole('button', { name: 'Cards' }).click();
      await expect(list.getByRole('article').first()).toBeVisible();
    });

    await test.step('a study plan leads to its first problem, which keeps it in its address', async () => {
      await page
        .getByRole('region', { name: 'Study plans' })
        .getByRole('link', { name: 'First ten', exact: true })
        .click();
      await expect(page).toHaveURL(/\/collections\/first-ten$/);
      await expect(page.getByRole('heading', { level: 1, name: 'First ten' })).toBeVisible();
      await expect(page.getByText('10 problems')).toBeVisible();
      await accessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Start/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/problems/${id}\\?collection=first-ten$`));
      await expect(page.getByRole('link', { name: 'Back to Problems' })).toHaveAttribute(
        'href',
        '/collections/first-ten',
      );
      await page.getByRole('link', { name: 'Next problem: First Lone Letter' }).click();
      await expect(page).toHaveURL(/\/problems\/\d+\?collection=first-ten$/);
      await expect(page.getByRole('link', { name: `Previous problem: ${TITLE}` })).toBeVisible();
    });

    await test.step('the drawer shows the plan, and leads on within it', async () => {
      await page.getByRole('button', { name: 'Problem list' }).click();
      const drawer = page.getByRole('dialog', { name: 'First ten' });
      await expect(drawer.getByRole('listitem')).toHaveCount(10);
      await expect(drawer.locator('[aria-current="page"]')).toContainText('First Lone Letter');
      await accessible(page);
      await drawer.getByRole('searchbox').fill('pair for');
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await drawer.getByRole('link', { name: TITLE }).click();
      await expect(page).toHaveURL(new RegExp(`/problems/${id}\\?collection=first-ten$`));
      await expect(drawer).toBeHidden();
    });

    await test.step('all plans stand on one page, and one that is none is lost', async () => {
      await page.goto('/collections');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Start here',
        'By topic',
        'By pattern',
      ]);
      await expect(page.getByRole('link', { name: 'Start First ten: Pair for the Docking Bay' })).toBeVisible();
      await accessible(page);
      const answer = await page.goto('/collections/nowhere');
      expect(answer?.status()).toBe(404);
    });
  },
);
