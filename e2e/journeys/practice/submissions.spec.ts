import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, freshName, password, problemId, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const submissions = join(import.meta.dirname, '../../../content/problems/pairforthedock/submissions');
const right = {
  Python: readFileSync(join(submissions, 'accepted/pairforthedock.py'), 'utf8'),
  JavaScript: readFileSync(join(submissions, 'accepted/pairforthedock.js'), 'utf8'),
  Java: readFileSync(join(submissions, 'accepted/pairforthedock.java'), 'utf8'),
  'C++': readFileSync(join(submissions, 'accepted/pairforthedock.cpp'), 'utf8'),
};
const wrong = 'print("1 0")\n';

async function chooseLanguage(page: Page, name: keyof typeof right): Promise<void> {
  const ids = { JavaScript: 'javascript', Python: 'python', Java: 'java', 'C++': 'cpp' };
  await page.getByRole('combobox', { name: 'Language' }).selectOption(ids[name]);
}

/** On a phone the screen is three tabs; on the desktop the panes stand side by side. */
async function openTab(page: Page, name: 'Code' | 'Result'): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((page.viewportSize()?.width ?? 0) < 850) await tab.click();
}

/** Pastes: an editor indents by itself what is typed. */
async function write(page: Page, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole('textbox', { name: /^Code in/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

const result = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: /^Result/ }) }).last();

test(
  'a new user registers, solves a problem, and the figures move',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const username = freshName(project.name);

    await page.goto('/signup');
    await accessible(page);
    await page.getByLabel('Full Name').fill('Ada Example');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).first().click();

    await accessible(page);
    await page.getByLabel('Username or Email').fill(`${username}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Successfully logged in!')).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/QuickDSA');
    const figure = (name: string) => page.locator(`dt:has-text("${name}") + dd`);
    await expect(figure('Total Problems Solved')).toContainText('0');
    await expect(figure('Current Streak')).toContainText('0 days');
    await expect(figure('Points Earned')).toContainText('0');
    await accessible(page);
    await page.getByRole('searchbox').fill('docking');
    const found = page.getByRole('article').filter({ hasText: TITLE });
    await expect(found).toHaveCount(1);
    await expect(found.getByText('Easy')).toBeVisible();
    await page.goto((await found.getByRole('link', { name: /Solve Challenge/ }).getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

    await openTab(page, 'Code');
    await chooseLanguage(page, 'Python');
    await write(page, wrong);
    await accessible(page);
    await page.getByRole('button', { name: /Run Tests/ }).click();
    await expect(result(page)).toContainText('Wrong Answer');
    await expect(result(page)).toContainText('Some test cases failed');
    await expect(result(page)).toContainText(/Example 1: FAILED/);
    await accessible(page);

    await openTab(page, 'Code');
    await page.getByRole('button', { name: 'Custom Input' }).click();
    await page.getByRole('button', { name: 'Run with Custom Input' }).click();
    await expect(result(page)).toContainText('Please provide custom input');
    await openTab(page, 'Code');
    await page.getByRole('textbox', { name: 'Custom Input' }).fill('{"nums":[5,1,2],"target":3}');
    await write(page, right.Python);
    await page.getByRole('button', { name: 'Run with Custom Input' }).click();
    await expect(result(page)).toContainText('Success');
    await expect(result(page)).toContainText('1 2');

    await openTab(page, 'Code');
    await page.getByRole('button', { name: /Submit Solution/ }).click();
    await expect(result(page)).toContainText('Accepted');
    await expect(result(page)).toContainText('All test cases passed!');
    const moment = page.getByRole('region', { name: 'What this brought' });
    await expect(moment.getByRole('heading', { name: 'Your first problem is solved' })).toBeVisible();
    await expect(moment).toContainText('+100');
    await expect(moment).toContainText('1 day');
    await expect(moment).toContainText('New badge: First orbit');
    await expect(moment.getByText(/^Next · /)).toBeVisible();
    await accessible(page);
    await moment.getByRole('button', { name: 'Share card' }).click();
    const card = page.getByRole('dialog', { name: 'Share card' });
    await expect(card.getByRole('img')).toHaveAccessibleName(
      new RegExp(`^Solved on DevOrbit: ${TITLE}, Easy\\. Python, .+ ms, 1-day streak\\.$`),
    );
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download' }).click();
    const picture = readFileSync(await (await saved).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    await accessible(page);
    await page.keyboard.press('Escape');
    await moment.getByRole('link', { name: 'View submission' }).click();
    await expect(page).toHaveURL(/\/submissions\/[0-9a-f-]{36}$/);
    await expect(moment).toContainText('+100');

    await page.goto('/QuickDSA');
    await expect(figure('Total Problems Solved')).toContainText('1');
    await expect(figure('Current Streak')).toHaveText('1 day');
    await expect(figure('Points Earned')).toContainText('100');
    await page.getByRole('searchbox').fill('docking');
    await expect(found.getByText('Solved', { exact: true })).toBeVisible();
  },
);

test(
  'what went wrong helps: the error’s line and the failing input are one press away',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/');
    await signInFresh(page, project.name, `/problems/${await problemId(page, TITLE)}`);
    await openTab(page, 'Code');
    await chooseLanguage(page, 'Python');
    const submitted = async (code: string, verdict: string) => {
      await openTab(page, 'Code');
      await write(page, code);
      await page.getByRole('button', { name: /Submit Solution/ }).click();
      await expect(result(page).getByText(verdict, { exact: true })).toBeVisible();
    };

    await submitted('import sys\n\nsys.stdin.read()\nseen = {}\nprint(seen[7])\n', 'Runtime Error');
    await expect(result(page)).toContainText('Runtime error on test 1 of');
    await expect(result(page)).toContainText('KeyError: 7');
    await expect(result(page).getByText('Got', { exact: true })).toBeHidden();
    await accessible(page);
    await result(page).getByRole('button', { name: 'Line 5' }).click();
    await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeFocused();
    await expect(page.locator('.cm-activeLine')).toContainText('print(seen[7])');
    await expect(page.locator('.cm-activeLine')).toContainText('KeyError: 7');

    await submitted('def solve(:\n  pass\n', 'Compilation Error');
    await expect(result(page).getByRole('button', { name: 'Line 1' })).toBeVisible();
    await expect(result(page)).not.toContainText('0 ms');

    await submitted('print("[1, 3]")\n', 'Wrong Answer');
    await expect(result(page)).toContainText('The values are right, but they’re printed as a list.');
    await expect(result(page)).toContainText('First difference: line 1, character 1.');
    await accessible(page);
    await result(page).getByRole('button', { name: 'Use this input' }).click();
    const input = page.getByRole('textbox', { name: 'Custom Input' });
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('{"nums":[4,9,13,6],"target":15}');
  },
);

test(
  'who waits in the queue sees how many are ahead, until it is their turn',
  { tag: '@phone' },
  async ({ page, request, accessible }, { project }) => {
    await page.goto('/');
    const problem_id = await problemId(page, TITLE);
    await signInFresh(page, project.name, `/problems/${problem_id}`);
    await openTab(page, 'Code');
    await chooseLanguage(page, 'Python');
    await write(page, right.Python);
    // Another learner's programs sleep until the judge has had enough of each.
    const username = freshName(`${project.name}_other`);
    const data = { username, name: 'Ada Example', email: `${username}@example.org`, password, auth_provider: 'email' };
    expect((await request.post('/api/register/', { data })).status()).toBe(201);
    const opened = await request.post('/api/login/', { data: { username, password } });
    const { session_code } = (await opened.json()) as { session_code: string };
    for (let sent = 0; sent < 5; sent++) {
      const asleep = { problem_id, code: 'import time\ntime.sleep(60)', language: 'python', wait: false };
      const sending = { headers: { 'x-session-code': session_code }, data: asleep };
      expect((await request.post('/api/submit/', sending)).status()).toBe(202);
    }
    await page.getByRole('button', { name: /Submit Solution/ }).click();
    await expect(result(page)).toContainText(/Queued · \d+ ahead of you/);
    await accessible(page);
    await expect(result(page)).toContainText('All test cases passed!');
    await expect(result(page)).not.toContainText('Queued');
  },
);

test('each of the four languages is judged', async ({ page }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, `/problems/${await problemId(page, TITLE)}`);
  for (const language of ['JavaScript', 'Java', 'C++', 'Python'] as const) {
    await chooseLanguage(page, language);
    await write(page, right[language]);
    await page.getByRole('button', { name: /Submit Solution/ }).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(result(page)).toContainText('All test cases passed!');
  }
});

test('typed code survives a change of language and a reload; Reset brings the starter back', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await page.goto(`/problems/${await problemId(page, TITLE)}`);
  await openTab(page, 'Code');
  await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeVisible();
  await chooseLanguage(page, 'Python');
  await write(page, '# mine on ' + project.name);
  await chooseLanguage(page, 'Java');
  await expect(page.getByRole('main')).toContainText('public class Main');
  await chooseLanguage(page, 'Python');
  await expect(page.getByRole('main')).toContainText('# mine on');
  await page.reload();
  await openTab(page, 'Code');
  await expect(page.getByRole('main')).toContainText('# mine on');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('main')).toContainText('def solve');
});

test(
  'a visitor signs in over the problem, with the same code, and what was pressed is done',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/');
    const id = await problemId(page, TITLE);
    await page.goto(`/problems/${id}`);
    await openTab(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    const editor = page.getByRole('textbox', { name: /^Code in Python/ });
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('print("typed by a visitor")');
    const run = page.getByRole('button', { name: /Run Tests/ });
    await run.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to run your code' });
    await expect(dialog.getByLabel('Username or Email')).toBeFocused();
    await accessible(page);
    // Who closes it has pressed nothing, and is where they were.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(run).toBeFocused();
    await page.getByRole('button', { name: 'Submit Solution' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in to submit your solution' });
    await expect(again.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/signup?next=${encodeURIComponent(`/problems/${id}`)}`,
    );
    const sent = page.waitForRequest('**/api/submit/');
    await again.getByLabel('Username or Email').fill('demo_learner');
    await again.getByLabel('Password', { exact: true }).fill('devorbit-demo');
    await again.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ code: 'print("typed by a visitor")', language: 'python' });
    await expect(again).toBeHidden();
    await expect(page).toHaveURL(`/problems/${id}`);
    await openTab(page, 'Code');
    await expect(page.getByRole('main')).toContainText('typed by a visitor');
  },
);

test('a visitor who signs up on the way comes back to the problem dialog, where the press is done', async ({ page }, {
  project,
}) => {
  const username = freshName(project.name).slice(0, 28);
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await page.goto(`/QuickDSA?problem=${id}`);
  const problem = page.getByRole('dialog', { name: TITLE });
  await problem.getByRole('textbox', { name: /^Code in/ }).fill('// typed by a visitor');
  await problem.getByRole('button', { name: 'Run Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to run your code' });
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/signup?next=*');
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lighthouses');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('status').getByRole('link', { name: 'Sign In' }).click();
  // Both forms have such a field, and the first stays until the other is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lighthouses');
  const sent = page.waitForRequest('**/api/run/');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ code: '// typed by a visitor' });
  await expect(problem.getByRole('textbox', { name: /^Code in/ })).toHaveValue('// typed by a visitor');
});

test('a visitor may read, and is asked to sign in before anything runs', async ({ page }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await page.goto(`/dsa-challenges/problems/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await openTab(page, 'Code');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/problems/999999');
  await expect(page.getByText('Problem not found.')).toBeVisible();
});
