import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const MODULE = '/learn/react/state';
const PORTAL = '/roadmaps/role/frontend';
const solution = readFileSync(
  join(import.meta.dirname, '../../../content/learning/react/foundations/state/turnstile/solution.jsx'),
  'utf8',
);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('frontendLearningProgress') ?? '{}') as Record<string, unknown>);
/** The first lesson of the module. */
const lessonOf = (page: Page) => page.getByRole('region', { name: 'What a component remembers', exact: true });
/** Puts a program into the editor. */
async function write(page: Page, label: string, code: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test(
  'first visit, a lesson that runs, an exercise that is proven, a quiz, and progress',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, PORTAL);

    await test.step('three levels that stand in the address', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Frontend learning portal' })).toBeVisible();
      const main = page.getByRole('main');
      const cards = main.getByRole('region', { name: 'Frameworks' }).getByRole('listitem');
      await expect(cards).toHaveCount(8);
      await page.getByRole('searchbox', { name: 'Search frameworks' }).fill('COMPILER');
      await expect(cards).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Search frameworks' }).fill('');
      await accessible(page);
      await cards.getByRole('link', { name: 'React' }).click();
      await expect(page).toHaveURL(/\?framework=react$/);
      await expect(page.getByRole('button', { name: 'Learning Paths' })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'Step-by-Step Guide' }).click();
      await expect(page).toHaveURL(/tab=steps$/);
      await page.goBack();
      await main.getByRole('heading', { name: 'Foundations' }).getByRole('link').click();
      await expect(page).toHaveURL(/framework=react&category=foundations$/);
      await expect(page.getByRole('button', { name: 'Modules', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'View Requirements' }).click();
      await expect(page.getByRole('dialog')).toContainText('State');
      await accessible(page);
      await page.keyboard.press('Escape');
    });

    const state = page.getByRole('article', { name: 'State', exact: true });
    await test.step('notes and bookmarks', async () => {
      await state.getByRole('button', { name: 'Notes' }).click();
      const dialog = page.getByRole('dialog');
      // Nobody has to save: the browser keeps it at once, the account after a pause.
      await dialog.getByRole('textbox').fill('State outlives');
      await expect(dialog.getByRole('status')).toHaveText('Saved to your account');
      await page.context().setOffline(true);
      await dialog.getByRole('textbox').fill('State outlives a call.');
      await expect(dialog.getByRole('status')).toHaveText('Saved in this browser');
      await page.context().setOffline(false);
      // A page that is opened tells the account what it has not heard.
      const told = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/learn/notes/') && answer.request().method() === 'PUT',
      );
      await page.reload();
      expect((await told).request().postDataJSON()).toMatchObject({ text: 'State outlives a call.' });
      await state.getByRole('button', { name: 'Notes' }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue('State outlives a call.');
      // Closed at once, it is saved all the same.
      const closed = page.waitForResponse((answer) => answer.url().endsWith('/api/learn/notes/'));
      await dialog.getByRole('textbox').pressSequentially(' ');
      await dialog.getByRole('textbox').press('Backspace');
      await page.keyboard.press('Escape');
      expect((await closed).ok()).toBe(true);
      await state.getByRole('button', { name: 'Bookmark' }).click();
      await expect
        .poll(() => record(page))
        .toMatchObject({
          bookmarks: ['react/state'],
          notes: { 'react/state': 'State outlives a call.' },
          lastAccessed: { frameworkId: 'react', categoryId: 'foundations' },
        });
      await state.getByRole('link', { name: 'Start', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${MODULE}$`));
    });

    const lesson = lessonOf(page);
    await test.step('a program runs, and stays in its frame', async () => {
      await lesson.getByRole('button', { name: 'Run program 1' }).click();
      const frame = lesson.getByRole('figure', { name: 'Program 1' }).locator('iframe').contentFrame();
      const button = frame.getByRole('button', { name: '0 inside' });
      await button.click();
      await expect(button).toHaveText('0 inside');
      await accessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    await test.step('the exercise: fails at first, is solved, is proven', async () => {
      const exercise = lesson.getByRole('group', { name: 'Exercise' });
      await exercise.getByRole('button', { name: 'Start coding' }).click();
      await exercise.getByRole('button', { name: 'Run tests' }).click();
      await expect(exercise.getByText('In your browser: 0 of 3 passed')).toBeVisible();
      await write(page, 'Your solution', solution);
      await exercise.getByRole('button', { name: 'Run tests' }).click();
      await expect(exercise.getByText('In your browser: 3 of 3 passed')).toBeVisible();
      await exercise.getByRole('button', { name: 'Submit for proof' }).click();
      await expect(exercise.getByText('On our server: 3 of 3 passed')).toBeVisible();
      await expect(exercise.getByText('Proven', { exact: true })).toBeVisible();
    });

    await test.step('the quiz says why, after the answers', async () => {
      expect(await page.content()).not.toContain('React draws again when a setter is called, and a plain variable');
      const quiz = lesson.getByRole('group', { name: 'Quiz' });
      await quiz.getByRole('button', { name: /^Take the quiz/ }).click();
      for (const choice of ['Nothing asks for a new drawing', 'It keeps its own number', 'Nothing at all', '3'])
        await quiz.getByRole('radio', { name: choice, exact: true }).check();
      await quiz.getByRole('button', { name: 'Check answers' }).click();
      await expect(quiz.getByText('4 of 4 right.')).toBeVisible();
      await accessible(page);
    });

    await test.step('the last lesson completes its module, here and on another device', async () => {
      const complete = page.getByRole('button', { name: 'Complete lesson' });
      await expect(complete).toHaveCount(4);
      for (const left of [3, 2, 1]) {
        await complete.first().click();
        await expect(complete).toHaveCount(left);
      }
      await expect(page.getByText('3 of 4 lessons completed')).toBeVisible();
      await complete.click();
      await expect(page.getByText('4 of 4 lessons completed')).toBeVisible();
      const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/learn/progress/'));
      await merged;
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('devorbit.progress.') || key === 'frontendLearningProgress') localStorage.removeItem(key);
      });
      await page.goto(`${PORTAL}?framework=react&category=foundations`);
      await expect(state.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
      await expect(state.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(() => record(page))
        .toMatchObject({
          completedModules: ['react/state'],
          completedLessons: expect.arrayContaining(['react/state/what-a-component-remembers']) as unknown,
          notes: { 'react/state': 'State outlives a call.' },
        });
    });
  },
);

const showing = (body: string) =>
  `export default function App() {\n  let said;\n  try { ${body} } catch (error) { said = 'refused: ' + error.name; }\n  return <p>{String(said)}</p>;\n}`;

test('a frame reaches no page, no storage and no network, and one that hangs is replaced', async ({ context }) => {
  // What a frame is refused stands in the console: this page is looked at without counting it.
  const page = await context.newPage();
  await page.goto(MODULE);
  const lesson = lessonOf(page);
  await lesson.getByRole('button', { name: 'Run program 1' }).click();
  const program = lesson.getByRole('figure', { name: 'Program 1' });
  const inside = program.locator('iframe').contentFrame();
  await expect(inside.getByRole('button')).toBeVisible();
  const run = async (code: string) => {
    await write(page, 'Program 1', code);
    await program.getByRole('button', { name: 'Run again' }).click();
  };
  for (const [body, said] of [
    ['said = parent.document.title;', /refused: SecurityError/],
    ['said = localStorage.length;', /refused: SecurityError/],
    ['said = document.cookie;', /refused: SecurityError/],
    ['said = origin;', /^null$/],
    ['said = indexedDB.open("x") && "opened";', /refused: SecurityError/],
    ['top.location = "/";', /refused: SecurityError/],
  ] as const) {
    await run(showing(body));
    await expect(inside.getByRole('paragraph')).toHaveText(said);
  }
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked += 1;
  });
  const before = asked;
  await run(
    `import { useEffect, useState } from 'react';
     export default function App() {
       const [said, set] = useState('waiting');
       useEffect(() => { fetch('/api/me/').then(() => set('reached'), (error) => set('refused: ' + error.name)); }, []);
       return <p>{said}</p>;
     }`,
  );
  await expect(inside.getByRole('paragraph')).toHaveText('refused: TypeError');
  expect(asked).toBe(before);

  await run('export default function App() { while (true); }');
  await expect(program.getByText(/A loop ran for more than a second/)).toBeVisible();
  await run(
    'export default function App() { for (const turn of { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }); }',
  );
  await expect(program.getByText('The program didn’t answer for two seconds, so we restarted it.')).toBeVisible();
});

test('nothing of the portal and of a lesson is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    MODULE,
    PORTAL,
    `${PORTAL}?framework=react`,
    `${PORTAL}?framework=react&category=foundations`,
    `${PORTAL}?framework=nextjs`,
    '/DevCourses',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('lessons, courses and the portal can be read', async ({ page }) => {
    await page.goto(MODULE);
    await expect(page.getByRole('heading', { level: 2, name: 'What a component remembers' })).toBeVisible();
    await expect(page.getByText('A guard at a stadium gate counts')).toBeVisible();
    await expect(page.getByText('Turn on JavaScript to run programs')).toBeVisible();
    await page.goto('/DevCourses');
    await expect(page.getByRole('link', { name: 'Foundations' })).toBeVisible();
    await page.goto(PORTAL);
    await expect(page.getByRole('region', { name: 'Frameworks' }).getByText('Angular')).toBeVisible();
  });
});
