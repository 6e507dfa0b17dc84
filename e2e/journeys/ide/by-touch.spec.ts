import type { Locator, Page } from '@playwright/test';
import { code, panel, saved } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Debugging' });
const side = (page: Page) => page.getByRole('region', { name: 'Run and debug' });
const front = (page: Page, name: 'Files' | 'Code' | 'Output') =>
  page.getByRole('group', { name: 'Part of the screen' }).getByRole('button', { name }).tap();
const activity = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Activity bar' }).getByRole('button', { name, exact: true }).tap();
const tap = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).tap();

const PROGRAM = `const { createInterface } = require('node:readline');
const asking = createInterface({ input: process.stdin, output: process.stdout });
asking.question('Name? ', (name) => {
  const planet = { name, moons: 0 };
  for (const letter of name)
    planet.moons += letter.length;
  console.log('Hello, ' + name, planet.moons);
  asking.close();
})`;

/** Beside a line of the shown code, where breakpoints stand; the line itself is tapped before, so that all is in its place. */
async function tapBeside(page: Page, line: number): Promise<void> {
  const row = page.locator('.cm-line').nth(line - 1);
  await row.tap();
  await expect(page.locator('.cm-lineNumbers .cm-activeLineGutter')).toHaveText(String(line));
  const [at, column] = [await row.boundingBox(), await page.locator('.cm-breakpoints').boundingBox()];
  await page.touchscreen.tap((column?.x ?? 0) + 6, (at?.y ?? 0) + 10);
}

/** What a phone's keyboard writes into the terminal that was tapped. */
async function answer(page: Page, words: string): Promise<void> {
  const terminal = panel(page).locator('.xterm-screen');
  await expect(panel(page).locator('.xterm-rows')).toContainText('Name?');
  await terminal.tap();
  await expect(page.getByRole('textbox', { name: /^Output of the program/ })).toBeFocused();
  await page.keyboard.type(`${words}\n`);
}

test('by touch alone, on a phone: make a project and a file, type, run, answer, restore a version, set a breakpoint, debug, step, read a variable', async ({
  page,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await expect(code(page)).toBeVisible();
  await front(page, 'Files');
  await activity(page, 'Projects');
  await page
    .getByRole('dialog', { name: 'Projects' })
    .getByRole('button', { name: /^JavaScript/ })
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JavaScript project');
  await front(page, 'Files');
  await tap(page, 'New file');
  await expect(page.getByRole('textbox', { name: 'File name' })).toBeFocused();
  await page.keyboard.insertText('hello.js');
  await tap(page, 'Create');
  await expect(page.getByRole('textbox', { name: 'Code of hello.js' })).toBeVisible();
  await code(page).tap();
  await page.keyboard.insertText(PROGRAM);
  // A sign that a phone's keyboard hides.
  await tap(page.getByRole('toolbar', { name: 'Keys' }), ';');
  await expect(code(page)).toContainText('});');
  await expect(code(page)).toBeFocused();
  await saved(page);
  await tap(page, 'Run');
  await answer(page, 'Ada');
  await expect(panel(page).getByText('Hello, Ada 3').first()).toBeVisible();
  await expect(panel(page).getByText(/^Finished in/)).toBeVisible();

  await front(page, 'Files');
  await activity(page, 'History');
  await tap(page, 'Save a version');
  await expect(page.getByRole('textbox', { name: 'Version name' })).toBeFocused();
  await page.keyboard.insertText('By touch');
  await tap(page, 'Save');
  await expect(page.getByRole('button', { name: /By touch/ })).toBeVisible();
  await front(page, 'Code');
  await page.locator('.cm-line').last().tap();
  await page.keyboard.insertText('oops');
  await expect(code(page)).toContainText('oops');
  await saved(page);
  await front(page, 'Files');
  await page.getByRole('button', { name: /By touch/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'By touch' });
  await expect(dialog.getByRole('button', { name: /hello.js changed/ })).toBeVisible();
  await tap(dialog, 'Restore this version');
  await expect(dialog).toBeHidden();
  await front(page, 'Code');
  await expect(code(page)).not.toContainText('oops');

  await tapBeside(page, 6);
  await expect(page.locator('.cm-breakpoint[data-kind=stops]')).toBeVisible();
  await tap(page, 'Debug');
  await panel(page).getByRole('tab', { name: 'OUTPUT' }).tap();
  await answer(page, 'Ada');
  await expect(bar(page).getByText('Stopped at a breakpoint, line 6 of hello.js')).toBeVisible();
  await expect(page.locator('.cm-stoppedLine')).toContainText('planet.moons +=');
  await accessible(page);
  await tap(bar(page), 'Continue');
  await expect(page.locator('.cm-stoppedValues')).toHaveText(/letter = "d"/);
  await tap(bar(page), 'Step over');
  await expect(bar(page).getByText('Stopped after a step, line 5 of hello.js')).toBeVisible();
  await front(page, 'Files');
  await activity(page, 'Run and debug');
  const local = side(page)
    .getByRole('region', { name: 'Variables' })
    .locator('details')
    .filter({ has: page.getByText('Local', { exact: true }) });
  await local.getByText('Local', { exact: true }).tap();
  const planet = local.locator('details').filter({ hasText: 'planet' });
  await planet.locator('summary').tap();
  await expect(planet.getByText('moons = 2')).toBeVisible();
  await accessible(page);
  await tap(bar(page), 'Stop debugging');
  await expect(bar(page)).toBeHidden();
});
