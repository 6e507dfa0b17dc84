import { axeFaults } from '../../fixtures/axe.ts';
import { markOf } from '../../fixtures/screen-mark.ts';
import { keepScreens, readMarks, screensSeen, writeMarks } from '../../fixtures/screens-seen.ts';
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

test('a screen is the same with more rows and other words, and another with other elements', async ({ page }) => {
  const mark = async (html: string) => {
    await page.setContent(`<main>${html}</main>`);
    return markOf(page);
  };
  const same = async (one: string, other: string) => (await mark(one)) === (await mark(other));
  const list = '<ul><li>One</li></ul>';
  expect(await same(list, '<ul><li>Two</li><li>Three</li></ul>')).toBe(true);
  expect(await same('<p style="width: 12px">1</p>', '<p style="width: 13.5px">2</p>')).toBe(true);
  for (const other of [
    '<ul><li></li></ul>',
    '<ul><li>One</li></ul><input>',
    '<ul><li class="pale">One</li></ul>',
    '<ul><li style="color: red">One</li></ul>',
    '<ul><li aria-hidden="true">One</li></ul>',
    '<ul role="tablist"><li>One</li></ul>',
    '<ol><li>One</li></ol>',
    '<ul><li>One</li></ul><div role="dialog"><ul><li>One</li></ul></div>',
    '<style>li { color: #ddd }</style><ul><li>One</li></ul>',
  ])
    expect(await same(list, other), other).toBe(false);
  for (const [one, other] of [
    ['<label for="a">A</label><input id="a">', '<label for="b">A</label><input id="a">'],
    ['<b id="a">A</b><input aria-labelledby="a">', '<b id="a"></b><input aria-labelledby="a">'],
    ['<img alt="A">', '<img alt="">'],
    ['<p id="a">A</p><p id="b">B</p>', '<p id="a">A</p><p id="a">B</p>'],
    ['<h2>A</h2><h3>B</h3>', '<h3>B</h3><h2>A</h2>'],
  ] as const)
    expect(await same(one, other), other).toBe(false);
  const before = await mark(list);
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
  expect(await markOf(page)).not.toBe(before);
  await page.evaluate(() => document.documentElement.removeAttribute('data-mantine-color-scheme'));
  expect(await markOf(page)).toBe(before);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await markOf(page)).not.toBe(before);
});

test('screens are kept from run to run, until a whole one has other style sheets', () => {
  const info = test.info();
  const [folder, file] = [info.outputPath('screens'), info.outputPath('screens.txt')];
  const mark = (sheets: string, screen: string) => `${sheets.repeat(12)}-${screen.repeat(32)}`;
  const [old, away, known, fresh] = [mark('0', '1'), mark('1', '1'), mark('1', '2'), mark('1', '3')];
  writeMarks(file, [old, away, known]);
  const { isSeen, see } = screensSeen(folder, file);
  expect([known, fresh].map(isSeen)).toEqual([true, false]);
  see(fresh);
  // Another worker of the same run.
  expect(screensSeen(folder, file).isSeen(fresh)).toBe(true);
  keepScreens(folder, file, false);
  expect(readMarks(file)).toEqual([old, away, known, fresh]);
  keepScreens(folder, file, true);
  expect(readMarks(file)).toEqual([away, known, fresh]);
});
