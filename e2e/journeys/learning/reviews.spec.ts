import type { Page } from '@playwright/test';
import { usable, expect, password, signInAs, signInFresh, test } from '../../fixtures/test.ts';

const DAY_MS = 86_400_000;
const MODULE = '/learn/react/state';
const PORTAL = '/roadmaps/role/frontend';
const QUIZ = '/learn/react/foundations/quiz';
/** Its two recall cards. */
const questions = ['Why does a changed variable not show?', 'When does the setter get a function?'];

const lessonOf = (page: Page) => page.getByRole('region', { name: 'What a component remembers', exact: true });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** Presses what waits for the scripts of its part, and hears that progress has reached the server. */
async function merged(page: Page, press: () => Promise<void>, item: string): Promise<void> {
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/api/learn/progress/') && (each.request().postData() ?? '').includes(item),
  );
  await press();
  await answer;
}

test(
  'a lesson of yesterday: its cards come, are answered, taken back, and are due later',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const username = await signInFresh(page, project.name, '/reviews');
    await expect(page.getByText('No cards yet')).toBeVisible();
    await accessible(page);

    // Finished on a device whose clock says yesterday: the server learns of it now.
    const context = await browser.newContext();
    const other = usable(await context.newPage());
    await other.clock.setFixedTime(new Date(Date.now() - DAY_MS));
    await signInAs(other, username, password, MODULE);
    const complete = lessonOf(other).getByRole('button', { name: 'Complete lesson' });
    await merged(other, () => complete.click(), 'lesson/react/state/what-a-component-remembers');
    await context.close();
    await page.goto('/my-roadmaps');
    await expect(page.getByRole('region', { name: 'Due for review' })).toContainText('2 cards due');
    await accessible(page);
    await page.goto(MODULE);
    await lessonOf(page).getByRole('link', { name: 'Your reviews' }).click();
    await expect(page).toHaveURL(/\/reviews$/);

    const card = (at: number) =>
      page.getByRole('group', { name: `Card ${at} of 2: What a component remembers`, exact: true });
    await expect(card(1)).toContainText(questions[0] ?? '');
    await expect(card(1).getByRole('heading', { name: 'Answer' })).toHaveCount(0);
    await accessible(page);
    await card(1).getByRole('button', { name: 'Show answer' }).click();
    await expect(card(1).getByText('Nothing asks React for a new drawing')).toBeVisible();
    await accessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(card(1).getByRole('button', { name: /^Again/ })).toHaveText('Again 1 day');
    await card(1).getByRole('button', { name: /^Good/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Comes back in \d+ days\.$/ })).toBeVisible();
    await expect(card(2)).toContainText(questions[1] ?? '');

    // By keys alone: undone, shown, rated.
    await page.keyboard.press('u');
    await expect(card(1)).toContainText(questions[0] ?? '');
    for (const at of [1, 2]) {
      await expect(card(at)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(card(at).getByRole('group', { name: 'How well did you remember it?' })).toBeFocused();
      await page.keyboard.press('3');
    }
    await expect(page.getByText('Done for today')).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(page.getByText(/^The next card is due on /)).toBeVisible();
    await page.goto('/my-roadmaps');
    await expect(page.getByRole('region', { name: 'Due for review' })).toContainText('Nothing to review today.');

    await page.goto('/reviews');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    expect((await file).suggestedFilename()).toBe('devorbit-reviews.json');
  },
);

test(
  'the quiz of a category: signed in, once a day, judged, and what was missed becomes cards',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto(QUIZ);
    await expect(page.getByText('Sign in to take this quiz')).toBeVisible();
    await accessible(page);
    await signInFresh(page, project.name, `${PORTAL}?framework=react&category=foundations`);
    await page.getByRole('button', { name: 'View Requirements' }).click();
    await expect(page.getByRole('dialog')).toContainText('0 of 12 exercises proven');
    await page.getByRole('dialog').getByRole('link', { name: 'Take the quiz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'React Foundations quiz' })).toBeVisible();

    const asked = page.getByRole('main').getByRole('group', { name: /^Question \d+/ });
    await expect(asked).toHaveCount(12);
    await accessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (let at = 0; at < 11; at += 1) await asked.nth(at).getByRole('radio').first().check();
    const submit = page.getByRole('button', { name: 'Submit answers' });
    await submit.click();
    await expect(page.getByText('One question is left.')).toBeVisible();
    await expect(asked.nth(11).getByRole('radio').first()).toBeFocused();

    // What was chosen survives leaving the page.
    await page.reload();
    await expect(page.getByText('11 of 12 answered')).toBeVisible();
    await asked.nth(11).getByRole('radio').first().check();
    await submit.click();
    const verdict = page.getByRole('heading', { name: /^(Passed|Not passed yet): \d+ of 12 right/ });
    await expect(verdict).toBeFocused();
    const right = Number(/: (\d+) of/.exec((await verdict.textContent()) ?? '')?.[1]);
    await expect(page.getByText('Right.', { exact: true })).toHaveCount(right);
    await expect(page.getByText('Not quite.', { exact: true })).toHaveCount(12 - right);
    await accessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You’ve taken this quiz today' })).toBeVisible();
    await accessible(page);
    await page.goto('/reviews');
    await expect(page.getByText(/^The next card is due on /)).toBeVisible();
  },
);

test('a program is taken to the IDE as far as somebody has come', async ({ page }, { project }) => {
  await page.goto(MODULE);
  const exercise = lessonOf(page).getByRole('group', { name: 'Exercise' });
  await exercise.getByRole('button', { name: 'Start coding' }).click();
  const open = page.getByRole('link', { name: 'Open in the IDE: exercise of What a component remembers' });
  await expect(open).toHaveAttribute('href', `/signin?next=${encodeURIComponent(MODULE)}`);

  await signInFresh(page, project.name, MODULE);
  await exercise.getByRole('button', { name: 'Start coding' }).click();
  await page.getByRole('textbox', { name: 'Your solution' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>Half of it</p>;');
  const toIde = page.getByRole('button', { name: 'Open in the IDE: exercise of What a component remembers' });
  await toIde.click();
  await expect(page).toHaveURL(/\/online-ide\/\d+/);
  const address = page.url();
  const tree = page.getByRole('tree', { name: 'Explorer' });
  for (const name of ['App.jsx', 'README.md', 'tests.js'])
    await expect(tree.getByRole('treeitem', { name })).toBeVisible();
  await tree.getByRole('treeitem', { name: 'App.jsx' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of App.jsx' })).toContainText('Half of it');

  // The second time the same project opens.
  await page.goto(MODULE);
  await exercise.getByRole('button', { name: 'Start coding' }).click();
  await toIde.click();
  await expect(page).toHaveURL(address);
});

test('a heading of a lesson is found, and opens at its place', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/search?q=each%20drawing%20has%20its%20own%20value');
  const results = page.getByRole('region', { name: 'Results' });
  const first = results.getByRole('article').first();
  await expect(first).toContainText('React: What a component remembers');
  await accessible(page);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/learn\/react\/state#what-a-component-remembers-each-drawing-has-its-own-value$/);
  await expect(page.getByRole('heading', { name: 'Each drawing has its own value' })).toBeInViewport();
});

test('another device knows where one was last', async ({ page, browser }, { project }) => {
  const username = await signInFresh(page, project.name, PORTAL);
  await merged(page, () => page.goto(`${PORTAL}?framework=react`).then(() => undefined), 'opened/react');
  const context = await browser.newContext();
  const other = usable(await context.newPage());
  await signInAs(other, username, password, PORTAL);
  const recent = (on: Page, name: string) =>
    on
      .getByRole('region', { name: 'Frameworks' })
      .getByRole('listitem')
      .filter({ has: on.getByRole('heading', { name, exact: true }) })
      .getByText('Recent', { exact: true });
  await expect(recent(other, 'React')).toBeVisible();
  await merged(other, () => other.goto(`${PORTAL}?framework=vue`).then(() => undefined), 'opened/vue');
  await context.close();
  await page.goto(PORTAL);
  await expect(recent(page, 'Vue')).toBeVisible();
  await expect(recent(page, 'React')).toHaveCount(0);
});
