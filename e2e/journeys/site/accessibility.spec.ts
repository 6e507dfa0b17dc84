import { join } from 'node:path';
import { axeFaults } from '../../fixtures/axe.ts';
import { screensSeen } from '../../fixtures/screens-seen.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what is wrong with a page is found, also when it comes later, and not where it is left out', async ({ page }) => {
  await page.goto('/signin');
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const field = document.createElement('input');
    const pale = document.createElement('p');
    pale.textContent = 'Hard to read';
    pale.style.cssText = 'color: #ddd; background: #fff';
    const added = document.createElement('div');
    added.className = 'added';
    added.append(field, pale);
    document.querySelector('main')!.append(added);
  });
  const [contrast, label] = await axeFaults(page);
  expect(contrast).toMatch(/^color-contrast: .*Hard to read/);
  expect(label).toMatch(/^label: <input/);
  expect(await axeFaults(page, { rules: ['color-contrast'] })).toEqual([contrast]);
  expect(await axeFaults(page, { exclude: '.added' })).toEqual([]);
});

test('a screen is the same with more rows and other words, and another with other elements', async ({ page }, {
  project,
}) => {
  const { markOf, isSeen, see } = screensSeen(join(project.outputDir, 'axe of the tests'));
  const mark = async (html: string) => {
    await page.setContent(`<main>${html}</main>`);
    return markOf(page);
  };
  const list = await mark('<ul><li>One</li></ul>');
  expect(isSeen(list)).toBe(false);
  see(list);
  expect(isSeen(await mark('<ul><li>Two</li><li>Three</li></ul>'))).toBe(true);
  for (const other of [
    '<ul><li></li></ul>',
    '<ul><li>One</li></ul><input>',
    '<ul><li class="pale">One</li></ul>',
    '<ul><li style="color: red">One</li></ul>',
    '<ul><li aria-hidden="true">One</li></ul>',
    '<ul role="tablist"><li>One</li></ul>',
    '<ol><li>One</li></ol>',
    '<ul><li>One</li></ul><div role="dialog"><ul><li>One</li></ul></div>',
  ])
    expect(isSeen(await mark(other)), other).toBe(false);
  await mark('<ul><li>One</li></ul>');
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
  expect(isSeen(await markOf(page))).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => document.documentElement.removeAttribute('data-mantine-color-scheme'));
  expect(isSeen(await markOf(page))).toBe(false);
});
