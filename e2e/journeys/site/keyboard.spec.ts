import { settled } from '../../crawl/settled.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';
import { walkByKeyboard } from '../../keyboard/focus-walk.ts';

// Every page is gone through by `npm run keyboard`; these are the ones that most of the others are made like.
test('pages are gone through with the Tab key, and every control shows that it has the focus', async ({ page }, {
  project,
}) => {
  await signInFresh(page, project.name);
  for (const path of ['/', '/QuickDSA', '/problems/1', '/profile?tab=security', '/search?q=graph']) {
    await page.goto(path);
    await settled(page);
    expect(await walkByKeyboard(page), path).toEqual([]);
  }
});

test('what is out of sight, covered, does not show the focus, holds it or answers to the mouse alone is found', async ({
  page,
}) => {
  await page.goto('/signin');
  await settled(page);
  await page.addStyleTag({ content: 'main button[type="submit"] { outline: none !important; transition: none }' });
  await page.evaluate(() => {
    const veil = document.createElement('div');
    veil.style.cssText = 'position: fixed; inset: auto 0 0; height: 40vh; z-index: 9999; background: gray';
    const link = document.createElement('a');
    link.href = '/';
    link.textContent = 'Far below';
    const away = document.createElement('a');
    away.href = '/';
    away.textContent = 'Far away';
    away.style.cssText = 'position: absolute; top: 0; left: -999px';
    const unreachable = document.createElement('div');
    unreachable.textContent = 'Press me';
    unreachable.style.cursor = 'pointer';
    Object.assign(unreachable, { __reactProps$x: { onClick: () => undefined } });
    document.querySelector('main')!.append(unreachable);
    document.body.append(away, link, veil);
  });
  const faults = await walkByKeyboard(page);
  expect(faults).toContain('button “Sign In” does not show that it has the focus');
  expect(faults).toContain('a “Far below” is covered when it has the focus');
  expect(faults).toContain('a “Far away” is out of sight when it has the focus');
  expect(faults).toContain('div “Press me” answers to the mouse alone');

  await page.goto('/signin');
  await settled(page);
  await page.evaluate(() => {
    const trap = document.createElement('button');
    trap.textContent = 'No way on';
    trap.className = 'cm-editor';
    trap.addEventListener('keydown', (event) => event.preventDefault());
    document.querySelector('main')!.prepend(trap);
  });
  expect(await walkByKeyboard(page)).toContain('button “No way on” holds the focus');
});
