import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const status = (page: Page) => page.getByRole('region', { name: 'Status' });
const saved = (page: Page) => expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
const panel = (page: Page) => page.getByRole('region', { name: 'Panel' });
const front = (page: Page, name: 'Files' | 'Code' | 'Output') =>
  page.getByRole('group', { name: 'Part of the screen' }).getByRole('button', { name }).click();

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
const ready = (page: Page, title: string) =>
  expect(status(page).getByRole('button', { name: `Code assistance. ${title}: ready` })).toBeVisible();

const TOOLS = 'def orbit(days: int) -> str:\n    """Tells where the planet is."""\n    return "far" * days\n';

test('Python by keyboard: completion, what a name is, arguments, its definition, its uses, a new name, faults', async ({
  page,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'tools.py', TOOLS);
  await newFile(page, 'main.py', 'from tools import orbit\n\n');
  await ready(page, 'Python');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('orb');
  const list = page.getByRole('listbox', { name: 'Completions' });
  await page.keyboard.press('Control+Space');
  await expect(list.getByRole('option', { name: /^orbit/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('it("one"');
  await page.keyboard.press('Control+Shift+Space');
  await expect(page.locator('.cm-lsp-signature')).toContainText('days: int');
  await page.keyboard.press('Escape');
  // The fault is marked in the text, and told in PROBLEMS.
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/^main\.py 1/);
  await expect(panel(page).getByRole('button', { name: /not assignable to "int".*line 3, column 7/s })).toBeVisible();
  await accessible(page);
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(page.locator('.cm-lsp-hover-tooltip')).toContainText('Tells where the planet is.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-lsp-hover-tooltip')).toBeHidden();
  await page.keyboard.press('Shift+F12');
  const uses = page.getByRole('region', { name: 'References' });
  await expect(uses.getByRole('button', { name: /main\.py, line 3/ })).toBeVisible();
  await expect(uses.getByRole('button', { name: /tools\.py, line 1/ })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(uses).toBeHidden();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name' }).fill('place');
  await page.keyboard.press('Enter');
  await expect(code(page)).toContainText('from tools import place');
  await expect(page.getByText('Renamed in 2 files.')).toBeVisible();
  // The server hears of the other file's new name in a moment.
  const definition = page.getByRole('textbox', { name: 'Code of tools.py' });
  await expect(async () => {
    await page.keyboard.press('F12');
    await expect(definition).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(definition).toContainText('def place(days: int)');
});

test('TypeScript: faults come and go as one types; assistance is turned off and on, and stays as it was', async ({
  page,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.ts', 'const day: string = 3;\n');
  await ready(page, 'TypeScript');
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  const fault = panel(page).getByRole('button', { name: /'number' is not assignable to type 'string'/ });
  await expect(fault).toBeVisible();
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('"three"');
  await expect(fault).toBeHidden();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('day.toUp');
  await page
    .getByRole('option', { name: /^toUpperCase/ })
    .first()
    .click();
  await expect(code(page)).toContainText('day.toUpperCase');
  await saved(page);

  await status(page)
    .getByRole('button', { name: /^Code assistance/ })
    .click();
  await page.getByRole('button', { name: 'Turn code assistance off' }).click();
  await expect(
    status(page).getByRole('button', { name: 'Code assistance. TypeScript: code assistance is off' }),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('treeitem', { name: /main\.ts/ }).click();
  const off = status(page).getByRole('button', { name: 'Code assistance. TypeScript: code assistance is off' });
  await expect(off).toBeVisible();
  await off.click();
  await page.getByRole('button', { name: 'Turn code assistance on' }).click();
  await ready(page, 'TypeScript');
});

test('Java and Ruby are compiled on a pause: faults are marked and told, go as they are mended, and OUTPUT stays', async ({
  page,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'Main.java', 'class Main {\n  int day = "one";\n}\n');
  await expect(status(page).getByRole('button', { name: 'Code assistance. Java: checked as you pause' })).toBeVisible();
  const fault = page.locator('.cm-lintRange-error');
  await expect(fault.first()).toBeVisible();
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  await expect(panel(page).getByRole('button', { name: /String cannot be converted to int.*line 2/s })).toBeVisible();
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('class Main {\n  int day = 1;\n}\n');
  await expect(fault).toHaveCount(0);
  await newFile(page, 'main.rb', 'puts "RAN"\nputs 1 + )\n');
  await expect(panel(page).getByRole('button', { name: /syntax error.*line 2/s })).toBeVisible();
  await panel(page).getByRole('tab', { name: 'OUTPUT' }).click();
  await expect(panel(page)).not.toContainText('RAN');
  await expect(panel(page)).not.toContainText('syntax error');
});

test('on a phone @phone: faults are marked and told, and the state can be read', async ({ page, accessible }, {
  project,
}) => {
  await signInFresh(page, project.name, '/online-ide');
  const isPhone = project.name === 'phone';
  if (isPhone) await front(page, 'Files');
  await newFile(page, 'main.py', 'day: str = 3\n');
  await ready(page, 'Python');
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  if (isPhone) await front(page, 'Output');
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  await expect(panel(page).getByRole('button', { name: /not assignable/ })).toBeVisible();
  await accessible(page);
});
