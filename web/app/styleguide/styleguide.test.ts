import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownSelector } from './states.ts';

test('states become an attribute, whatever stands around them', () => {
  expect(shownSelector('.a:hover .b')).toBe(".a[data-shown='hover'] .b");
  expect(shownSelector('.a:focus-visible, .b:focus-within > i')).toBe(
    ".a[data-shown='focus'], .b[data-shown='focus'] > i",
  );
  expect(shownSelector('.a:focus:not(:hover)')).toBe(".a[data-shown='focus']:not([data-shown='hover'])");
  expect(shownSelector('.hover')).toBeNull();
});

test('every component and every scene of web/ui is shown', () => {
  // Around pages, a page of its own, or too plain to show: the kit, the banner of a lost connection, a page that is a
  // SignInPrompt under a title, a box that scrolls.
  const unseen = ['kit.tsx', 'connection-banner.tsx', 'sign-in-page.tsx', 'scroll-box.tsx', 'scenes/scene.tsx'];
  const shown = globSync('web/app/styleguide/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const components = globSync('web/ui/{*,scenes/*}.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/^web\/ui\//, ''));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !unseen.includes(file) && !shown.includes(`/ui/${file}'`))).toEqual([]);
});
