import type { Page } from '@playwright/test';
import { code, panel, saved } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Debugging' });
const variables = (page: Page) =>
  page.getByRole('region', { name: 'Run and debug' }).getByRole('region', { name: 'Variables' });
const named = (page: Page, name: string) => page.getByRole('textbox', { name: `Code of ${name}` });

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('F1');
  await type(page, words);
}

/** Goes on by F6 until the keys are where they are wanted. */
async function paneTo(page: Page, pane: string): Promise<void> {
  const isThere = async () => (await page.locator(`${pane}:focus, ${pane} :focus`).count()) > 0;
  await expect(async () => {
    for (let at = 0; at < 6 && !(await isThere()); at++) await page.keyboard.press('F6');
    expect(await isThere()).toBe(true);
  }).toPass();
}
const toCode = (page: Page) => paneTo(page, '.cm-content');

/** Goes on by Tab to what is called so, within a dialog or from the activity bar on. Tab belongs to the editor. */
async function tabOn(page: Page, name: RegExp): Promise<void> {
  const isThere = () =>
    page.evaluate((source) => {
      const element = document.activeElement;
      const said = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
      return said.startsWith('Code of') || new RegExp(source).test(said);
    }, name.source);
  for (let at = 0; at < 40 && !(await isThere()); at++) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 1_000 });
}
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await paneTo(page, '[data-pane=activity]');
    await tabOn(page, name);
  }).toPass();
}

for (const width of [1440, 850, 390, 320])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`by keyboard alone, ${width} px wide: make a project and a file, type, run, answer, debug, read a variable, restore a version`, async ({
      page,
    }, { project }) => {
      await signInFresh(page, project.name, '/online-ide');
      await expect(code(page)).toBeVisible();
      await command(page, 'projects');
      const projects = page.getByRole('dialog', { name: 'Projects' });
      await expect(projects.getByRole('list', { name: 'Your projects' }).getByRole('button')).toHaveCount(1);
      await tabOn(page, /^Python/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Python project');
      await expect(projects).toBeHidden();
      await expect(named(page, 'main.py')).toBeVisible();

      await command(page, 'new file');
      await type(page, 'keys.py');
      await expect(named(page, 'keys.py')).toBeVisible();
      await toCode(page);
      await type(page, 'point = {"x": 7}');
      await page.keyboard.type('print(input("? ")[::-1], point)');
      await saved(page);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(panel(page).getByText(/^Running\. Type/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Output of the program/ })).toBeFocused();
      await type(page, 'tibro');
      await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
      await expect(panel(page).getByText("orbit {'x': 7}").first()).toBeVisible();
      await page.keyboard.press('F6');

      // A version of it, which is changed and comes back.
      await command(page, 'history');
      await tabTo(page, /^Save a version/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Version name' })).toBeFocused();
      await type(page, 'By keys');
      await expect(page.getByRole('button', { name: /By keys/ })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+p');
      await type(page, 'keys.py');
      await expect(named(page, 'keys.py')).toBeVisible();
      await toCode(page);
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('oops');
      await saved(page);
      await command(page, 'history');
      await tabTo(page, /By keys/);
      await page.keyboard.press('Enter');
      const version = page.getByRole('dialog', { name: 'By keys' });
      await expect(version.getByRole('button', { name: /keys.py changed/ })).toBeVisible();
      await tabOn(page, /^Restore this version/);
      await page.keyboard.press('Enter');
      await expect(version).toBeHidden();
      await page.keyboard.press('ControlOrMeta+p');
      await type(page, 'keys.py');
      await expect(named(page, 'keys.py')).toHaveText('point = {"x": 7}print(input("? ")[::-1], point)');

      await toCode(page);
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('F9');
      await expect(page.locator('.cm-breakpoint[data-kind=stops]')).toBeVisible();
      await command(page, 'debug');
      await expect(bar(page).getByText('Stopped at a breakpoint, line 1 of keys.py')).toBeVisible();
      await page.keyboard.press('F10');
      await expect(bar(page).getByText('Stopped after a step, line 2 of keys.py')).toBeVisible();
      await command(page, 'variables');
      await tabTo(page, /^point = /);
      await page.keyboard.press('Enter');
      await expect(variables(page).getByText("'x' = 7")).toBeVisible();
      await page.keyboard.press('Shift+F5');
      await expect(bar(page)).toBeHidden();
    });
  });

test('a question mark lists the keys of the screen, and Escape gives the focus back', async ({ page, accessible }) => {
  await page.goto('/online-ide');
  await expect(code(page)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // In the editor it is a letter.
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await expect(code(page)).toContainText('?');
  await expect(dialog).toBeHidden();

  await paneTo(page, '[data-pane=activity]');
  const before = page.locator(':focus');
  await expect(before).toHaveAccessibleName('Explorer');
  await page.keyboard.type('?');
  await expect(dialog).toBeVisible();
  for (const group of ['Files', 'Running', 'Debugging', 'Screen', 'Editor'])
    await expect(dialog.getByRole('region', { name: group }).getByRole('term').first()).toBeVisible();
  await expect(dialog.getByRole('term').filter({ hasText: 'Step over' })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(before).toHaveAccessibleName('Explorer');

  await command(page, 'keyboard');
  await expect(dialog).toBeVisible();
});
