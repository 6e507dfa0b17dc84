import { code, front, isWide, newFile, panel, saved, status, write } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

// Of what runs say alone: language servers have journeys of their own.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('devorbit.ide.assistance', 'false')));

test(
  'what a compiler says stands in PROBLEMS by file, with its kind, and leads to its place; it goes with the next run',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, '/online-ide');
    await newFile(page, 'lib/one.h');
    await write(page, 'static int half(int x) {\n  return x / two;\n}\n');
    await newFile(page, 'main.c');
    await write(page, '#include "lib/one.h"\n\nint main(void) {\n  int y = "text";\n  return nothing;\n}\n');
    await saved(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(panel(page).getByText('Execution failed')).toBeVisible();
    const counts = status(page).getByRole('button', { name: '2 errors, 1 warning' });
    await counts.click();
    await expect(panel(page).getByRole('tab', { name: /PROBLEMS/ })).toHaveText('PROBLEMS3');
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText([/^lib\/one\.h 1/, /^main\.c 2/]);
    await expect(
      panel(page).getByRole('button', { name: /Warning .*makes integer.* line 4, column 11/s }),
    ).toBeVisible();
    await accessible(page);

    await panel(page)
      .getByRole('button', { name: /Error .*‘two’ undeclared.* line 2, column 14/s })
      .click();
    await expect(page.getByRole('textbox', { name: 'Code of lib/one.h' })).toBeFocused();
    await expect(status(page).getByText('Ln 2, Col 14')).toBeVisible();
    await expect(page.locator('.cm-lintRange-error')).toHaveText('two');
    await accessible(page);

    // What is typed above moves it, in the editor and in the list.
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('\n\n');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('two');
    await front(page, 'Output');
    await expect(panel(page).getByRole('button', { name: /‘two’ undeclared.* line 4, column 14/s })).toBeVisible();

    if (isWide(page)) {
      await code(page).focus();
      await page.keyboard.press('F8');
      await expect(status(page).getByText('Ln 4, Col 14')).toBeVisible();
      await page.keyboard.press('F8');
      await expect(page.getByRole('textbox', { name: 'Code of main.c' })).toBeFocused();
      await expect(status(page).getByText('Ln 4, Col 11')).toBeVisible();
      await expect(page.locator('.cm-lintRange-warning')).toHaveText('"text"');
      await page.keyboard.press('F8');
      await expect(status(page).getByText('Ln 5, Col 10')).toBeVisible();
      await page.keyboard.press('F8');
      await expect(page.getByRole('textbox', { name: 'Code of lib/one.h' })).toBeFocused();
      await page.keyboard.press('Shift+F8');
      await expect(page.getByRole('textbox', { name: 'Code of main.c' })).toBeFocused();
      await expect(status(page).getByText('Ln 5, Col 10')).toBeVisible();
    }

    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'main.c' }).click();
    await write(page, 'int main(void) { return 0; }\n');
    await saved(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(panel(page).getByText('No output received')).toBeVisible();
    await expect(status(page).getByRole('button', { name: 'No problems' })).toBeVisible();
    await front(page, 'Code');
    await expect(page.locator('.cm-lintRange, .cm-markedLine')).toHaveCount(0);
  },
);

test('a traceback leads to the line that failed, from PROBLEMS and from OUTPUT; hidden characters are spelled out', async ({
  page,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'deep.py');
  await write(page, 'def deep():\n    raise ValueError("no\\u202e \\x1b[31mred\\x07")\n');
  await newFile(page, 'main.py');
  await write(page, 'import deep\n\nprint("begins")\ndeep.deep()\n');
  await saved(page);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText('Execution failed')).toBeVisible();
  const output = page.getByRole('log', { name: 'Output of the program' });
  await output.getByRole('button', { name: /main\.py", line 4/ }).click();
  await expect(page.getByRole('textbox', { name: 'Code of main.py' })).toBeFocused();
  await expect(status(page).getByText('Ln 4,')).toBeVisible();
  await accessible(page);
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  const problem = panel(page).getByRole('button', { name: /ValueError/ });
  await expect(problem).toContainText('ValueError: no<U+202E> red<U+0007>');
  await problem.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of deep.py' })).toBeFocused();
  await expect(status(page).getByText('Ln 2,')).toBeVisible();
  await expect(page.locator('.cm-markWords')).toContainText('<U+202E>');
});

test('a place that stands in the terminal leads there', async ({ page }, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.rb');
  await write(page, '# one\n# two\nraise "no"\n');
  await saved(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText('Execution failed')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  const row = page.locator('.xterm-rows > div').filter({ hasText: 'main.rb:3' });
  await expect(row).toBeVisible();
  // A layer for screen readers lies over the rows.
  const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 5);
  await page.mouse.move(x + 24, y + 6);
  await expect(page.locator('.xterm-cursor-pointer')).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(code(page)).toBeFocused();
  await expect(status(page).getByText('Ln 3,')).toBeVisible();
});
