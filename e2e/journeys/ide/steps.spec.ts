import type { Page } from '@playwright/test';
import { axeFaults, coloursSettled } from '../../fixtures/axe.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Panel' });
const view = (page: Page) => page.getByRole('region', { name: 'Step by step' });
const slider = (page: Page) => view(page).getByRole('slider', { name: 'Step' });
const drawing = (page: Page) => view(page).getByRole('region', { name: 'Drawing of this step' });
const said = (page: Page) => view(page).getByRole('status');
const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Status' }).getByText('Saved', { exact: true })).toBeVisible();

const PROGRAM = `def add(items, item):
    items.append(item)
    return len(items)
name = input("name? ")
a = [1]
b = a
print(name, add(b, 2))
`;

async function newFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('textbox', { name: 'File name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: `Code of ${name}` })).toBeVisible();
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await saved(page);
}

test('by keyboard: a run with typed input, its steps, two names of one list, the table, and back', async ({ page }, {
  project,
}) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'lists.py', PROGRAM);
  await page.keyboard.press('F1');
  await page.keyboard.type('step by step');
  await page.keyboard.press('Enter');
  // It runs as ever, and what it asks for is typed.
  await expect(panel(page).getByText('Running. Type below if it asks for input.')).toBeVisible();
  await expect(panel(page).locator('.xterm-rows')).toContainText('name?');
  await page.keyboard.type('Ada\n');
  await expect(slider(page)).toBeFocused();
  await expect(view(page).getByText('Step 1 of 10')).toBeVisible();
  await expect(said(page)).toHaveText('The program begins. Next: line 1.');
  for (let at = 2; at <= 6; at++) await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('add is called with items = [1], item = 2. Next: line 1.');
  const list = drawing(page).locator('[data-object]').filter({ hasText: 'list' });
  await expect(list).toHaveCount(1);
  // Three arrows lead to the one list: a, b and items.
  await expect(drawing(page).locator(`[data-ref="${await list.getAttribute('data-object')}"]`)).toHaveCount(3);
  await expect(drawing(page).locator('svg > path')).toHaveCount(3);
  await expect(drawing(page).getByRole('heading', { name: /^add line 1/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(view(page).locator('.cm-line[data-step=ran]')).toContainText('items.append(item)');
  await expect(view(page).locator('.cm-line[data-step=next]')).toContainText('return len(items)');
  await expect(list.getByRole('listitem')).toHaveText([/1/, /2.*changed/]);
  await page.keyboard.press('End');
  await expect(said(page)).toHaveText('The program ended with exit code 0. It wrote “Ada 2”.');
  await page.keyboard.press('ArrowLeft');
  await expect(said(page)).toHaveText('add returns 2.');
  await page.keyboard.press('End');
  await expect(view(page).locator('pre')).toHaveText('name? Ada\nAda 2\n');

  const table = view(page).getByRole('button', { name: 'Table' });
  await table.focus();
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  const rows = view(page).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(9)).toContainText('returns 2');
  await expect(rows.nth(10)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await expect(rows.nth(9)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(code(page)).toBeFocused();
  // The last recording can be looked at again, also by a page that comes later.
  await page.reload();
  await panel(page).getByRole('button', { name: 'Show the steps' }).click();
  await expect(view(page).getByText('Step 1 of 10')).toBeVisible();
});

test('an endless loop is cut and it is said so; a language without it, and a visitor, are told', async ({
  page,
  browser,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'endless.py', 'n = 0\nwhile True:\n    n += 1\n');
  await page.getByRole('button', { name: 'Step by step' }).click();
  await expect(view(page).getByText('Step 1 of 1000')).toBeVisible();
  await expect(view(page).getByText('The first 1,000 steps are shown. The program was stopped there.')).toBeVisible();
  await view(page).getByRole('button', { name: 'Last step' }).click();
  await expect(drawing(page).getByText('499')).toBeVisible();
  await view(page).getByRole('button', { name: 'Back to the code' }).click();
  await newFile(page, 'main.rb', 'puts 1\n');
  await page.getByRole('button', { name: 'Step by step' }).click();
  await expect(
    panel(page).getByText(/^Programs are shown step by step in Python, .*, not yet in Ruby\.$/),
  ).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto('/online-ide');
  await visitor.getByRole('button', { name: 'Step by step' }).click();
  await expect(visitor.getByText('Sign in to see your program step by step.')).toBeVisible();
  await visitor.close();
});

test(
  'by touch, at every width and in both themes: nothing is wider than its window, axe finds nothing',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const isWide = (page.viewportSize()?.width ?? 0) >= 850;
    await signInFresh(page, project.name, '/online-ide');
    const front = page.getByRole('group', { name: 'Part of the screen' });
    if (!isWide) await front.getByRole('button', { name: 'Files' }).click();
    await newFile(page, 'objects.py', 'class Moon:\n    pass\na = Moon()\na.of = {"planet": [a, 1]}\nprint("done")\n');
    await page.getByRole('button', { name: 'Step by step' }).click();
    const forward = view(page).getByRole('button', { name: 'Forward' });
    await expect(forward).toBeVisible();
    await forward.click();
    await expect(view(page).getByText('Step 2 of 7')).toBeVisible();
    await view(page).getByRole('button', { name: 'Last step' }).click();
    await expect(said(page)).toHaveText('The program ended with exit code 0. It wrote “done”.');
    await expect(drawing(page).locator('[data-object]')).toHaveCount(3);
    await expect(drawing(page).locator('svg > path')).toHaveCount(4);
    const table = view(page).getByRole('button', { name: 'Table' });
    for (const width of isWide ? [1440, 850] : [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await coloursSettled(page);
        expect(await axeFaults(page), `drawing at ${width} px, ${colorScheme}`).toEqual([]);
        await table.click();
        await expect(view(page).getByRole('table')).toBeVisible();
        expect(await axeFaults(page), `table at ${width} px, ${colorScheme}`).toEqual([]);
        await table.click();
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
  },
);
