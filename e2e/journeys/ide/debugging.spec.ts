import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Panel' });
const bar = (page: Page) => page.getByRole('region', { name: 'Debugging' });
const side = (page: Page) => page.getByRole('region', { name: 'Run and debug' });
const part = (page: Page, name: string) => side(page).getByRole('region', { name });
const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Status' }).getByText('Saved', { exact: true })).toBeVisible();

const PROGRAM = `def square(n):
    point = {"n": n}
    return n * n
total = 0
for i in range(4):
    total += square(i)
print("total", total)
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

test('by keyboard: a breakpoint with a condition, steps, a variable, an expression, a watched one; the next page knows the breakpoint', async ({
  page,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'sums.py', PROGRAM);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F9');
  await expect(page.locator('.cm-breakpoint[data-kind=stops]')).toBeVisible();
  await page.keyboard.press('Shift+F9');
  const dialog = page.getByRole('dialog', { name: 'Breakpoint at sums.py, line 2' });
  await dialog.getByRole('textbox', { name: 'Condition' }).fill('n == 2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-breakpoint[data-kind=condition]')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('F1');
  await page.keyboard.type('debug');
  await page.keyboard.press('Enter');

  for (const line of ['Debug session started', 'Breakpoints set', 'Ready for debugging'])
    await expect(panel(page).getByText(line)).toBeVisible();
  await expect(bar(page).getByText('Stopped at a breakpoint, line 2 of sums.py')).toBeVisible();
  await expect(page.locator('.cm-stoppedLine')).toContainText('point =');
  await expect(part(page, 'Variables').getByText('n = 2')).toBeVisible();
  await expect(part(page, 'Call stack').getByRole('button')).toHaveText([/^square/, /module/]);
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('F10');
  await expect(bar(page).getByText('Stopped after a step, line 3 of sums.py')).toBeVisible();
  const point = part(page, 'Variables').locator('details details').filter({ hasText: 'point' });
  await point.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(point.getByText("'n' = 2")).toBeVisible();
  await part(page, 'Watch').getByRole('textbox').fill('n * 100');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Watch').getByText('n * 100 = 200')).toBeVisible();
  await panel(page).getByRole('textbox', { name: 'Expression to evaluate' }).fill('total + n');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('log').getByText('3', { exact: true })).toBeVisible();
  await accessible(page);
  await part(page, 'Call stack')
    .getByRole('button', { name: /module/ })
    .click();
  await expect(part(page, 'Variables').getByText('total = 1')).toBeVisible();
  await expect(page.locator('.cm-stoppedLine')).toContainText('total +=');
  await page.keyboard.press('F5');
  await expect(bar(page)).toBeHidden();
  await panel(page).getByRole('tab', { name: 'OUTPUT' }).click();
  await panel(page).getByRole('button', { name: 'Plain text' }).click();
  await expect(panel(page).getByRole('log', { name: 'Output of the program' })).toContainText('total 14');

  await page.reload();
  await page.getByRole('treeitem', { name: 'sums.py' }).click();
  await expect(page.locator('.cm-breakpoint[data-kind=condition]')).toBeVisible();
  // It moves with its line.
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# first');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Run and debug' }).click();
  await expect(part(page, 'Breakpoints').getByText('sums.py:3')).toBeVisible();
});
