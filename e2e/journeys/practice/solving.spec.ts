import type { Page } from '@playwright/test';
import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

const TITLE = 'Pair for the Docking Bay';
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 850;
const result = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: /^Result/ }) }).last();

async function openTab(page: Page, name: 'Problem' | 'Code' | 'Result'): Promise<void> {
  if (!isWide(page)) await page.getByRole('tab', { name }).click();
}

test('figures wait, and say which of them failed', async ({ page }, { project }) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/progress/*', async (route) => {
    await held;
    await route.fulfill({ status: 418, json: { detail: 'No tea' } });
  });
  await page.goto('/QuickDSA');
  const figures = page.locator('dl[aria-busy]').first();
  await expect(figures).toHaveAttribute('aria-busy', 'true');
  await expect(figures.locator('dd')).toHaveText(['', '', '']);
  answer();
  await expect(figures.locator('dd')).toHaveText(['Failed to load', 'Streak unavailable', 'Points unavailable']);
  await expect(page.getByText('Failed to load dashboard. No tea')).toBeVisible();
});

test('the solving screen loads, has its parts, and keeps the editor’s options', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/problems/${id}/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/problems/${id}`);
  await expect(page.getByText('Loading problem...')).toBeVisible();
  answer();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Back to Problems')).toBeVisible();
  await expect(main.getByText('Admin', { exact: true })).toBeVisible();
  await expect(main.getByText('Easy', { exact: true }).first()).toBeVisible();
  for (const heading of ['Examples', 'Constraints', 'Tags'])
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  for (const label of ['Input', 'Output', 'Explanation']) await expect(main.getByText(label).first()).toBeVisible();
  for (const figure of ['Attempts', 'Solves', 'Success rate', 'Hardness score'])
    await expect(main.locator('dt', { hasText: figure })).toBeVisible();
  await openTab(page, 'Code');
  const languages = page.getByRole('combobox', { name: 'Language' }).locator('option');
  await expect(languages).toHaveText([/JavaScript/, /Python/, /Java/, /C\+\+/]);
  await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeVisible();
  const line = page.locator('.cm-line').first();
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
  if (isWide(page)) await expect(page.locator('.cm-minimap')).toBeVisible();
  await page.getByRole('textbox', { name: /^Code in/ }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveCount(1);
  const start = (await lines.first().boundingBox())?.height ?? 0;
  if (isWide(page)) {
    await page.keyboard.press('Tab');
    await expect(lines.first()).toHaveText(/^\s{2}$/);
  }
  await page.keyboard.insertText('wrapped '.repeat(60));
  const height = () => lines.evaluateAll((all) => all.reduce((sum, each) => sum + each.clientHeight, 0));
  await expect.poll(height).toBeGreaterThan(2 * start);
  for (const name of [/Run Tests/, /Submit Solution/, 'Reset', 'Custom Input'])
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
});

test('the editor stays where it is when its tools arrive, at every width', async ({ page }, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, '/');
  for (const width of [1440, 1350, 1100, 900]) {
    await page.setViewportSize({ width, height: 800 });
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const late = /\/(?:draft-tools|problem-in-ide)-[^/]+\.js$/;
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/problems/${id}`);
    const editor = page.getByRole('textbox', { name: /^Code in/ });
    await expect(editor).toBeVisible();
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    const places = async () => [await editor.boundingBox(), await reset.boundingBox()];
    const before = await places();
    const tools = page.getByRole('button', { name: 'Whole program' });
    await expect(tools).toHaveCount(0);
    arrive();
    await expect(tools).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open in the IDE/ })).toBeVisible();
    expect(await places(), `at ${width} px`).toEqual(before);
    await page.unroute(late);
  }
});

test('the badges of difficulties are green, amber and rose', async ({ page }) => {
  for (const [difficulty, inOrder] of [
    ['Easy', 'g>r g>b'],
    ['Medium', 'r>g g>b'],
    ['Hard', 'r>b b>g'],
  ] as const) {
    await page.goto(`/QuickDSA?difficulty=${difficulty}`);
    const badge = page.getByRole('article').first().getByText(difficulty, { exact: true });
    const colour = await badge.evaluate((element) => getComputedStyle(element).color);
    const [r = 0, g = 0, b = 0] = (colour.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    const amounts: Record<string, number> = { r, g, b };
    for (const pair of inOrder.split(' ')) {
      const [more = '', less = ''] = pair.split('>');
      expect(amounts[more], `${difficulty} is ${colour}`).toBeGreaterThan(amounts[less] ?? 0);
    }
  }
});

test('a failing problem says so, with the way back', async ({ page }) => {
  await page.route('**/api/problems/7777/', (route) => route.fulfill({ status: 418, json: { detail: 'No tea' } }));
  await page.goto('/problems/7777');
  await expect(page.getByText('No tea')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Back/ })).toBeVisible();
});

test('a run that cannot be taken is an Error in words; a session that ended ends here too', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, `/problems/${id}`);
  await openTab(page, 'Code');
  await expect(page.getByRole('textbox', { name: /^Code in/ })).toBeVisible();
  const answers = (status: number, detail: string) =>
    page.route('**/api/run/', (route) => route.fulfill({ status, json: { error: detail, detail, message: detail } }));
  for (const [status, detail, said] of [
    [503, 'The judge rests', 'Piston API error: Service Unavailable'],
    [400, 'Selected language not supported', 'Selected language not supported'],
    [400, 'No test cases available for this problem', 'No test cases available for this problem'],
    [418, 'No tea', 'API Error 418: No tea'],
  ] as const) {
    await answers(status, detail);
    await openTab(page, 'Code');
    await page.getByRole('button', { name: /Run Tests/ }).click();
    await expect(result(page)).toContainText('Error');
    await expect(result(page)).toContainText(said);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await answers(401, 'No session');
  await openTab(page, 'Code');
  await page.getByRole('button', { name: /Run Tests/ }).click();
  await openTab(page, 'Code');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Sign In/i })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('devorbit.session'))).toBeNull();
});

test('long messages are capped: 160 px, and 96 px of a test', async ({ page }, { project }) => {
  await page.goto('/');
  const id = await problemId(page, TITLE);
  await signInFresh(page, project.name, `/problems/${id}`);
  const long = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
  // Not what stands above already, which is not said again.
  const message = long.replaceAll('line', 'row');
  const test = { name: 'Example 1', passed: false, message, verdict: 'Runtime Error', time_ms: 1, memory_kb: 9 };
  await page.route('**/api/run/', (route) =>
    route.fulfill({
      json: {
        status: 'Runtime Error',
        message: long,
        runtime_ms: 1,
        memory_kb: 9,
        test_results: [test],
        submission_id: '019ab0de-0000-7000-8000-000000000000',
        problem_id: id,
        kind: 'run',
        language: 'javascript',
        tests_total: 1,
        runtime_version: null,
        created_at: new Date().toISOString(),
        judged_at: new Date().toISOString(),
      },
    }),
  );
  await openTab(page, 'Code');
  await page.getByRole('button', { name: /Run Tests/ }).click();
  const height = async (name: string): Promise<number> =>
    (
      await page
        .getByRole('region', { name })
        .or(page.getByLabel(name, { exact: true }))
        .first()
        .boundingBox()
    )?.height ?? 0;
  await expect(page.getByText('Example 1: FAILED')).toBeVisible();
  expect(await height('Message')).toBe(160);
  expect(await height('Message of Example 1')).toBe(96);
});

test('the whole way by keyboard alone: to a problem, its language, its code, its verdict, and back', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await signInFresh(page, project.name, '/');
  await page.goto('/QuickDSA');
  await expect(page.getByRole('article').first()).toBeVisible();
  /** Tab until what has the focus is named so; a person would do no other. */
  const tabTo = async (name: RegExp, most = 80): Promise<void> => {
    for (let presses = 0; presses < most; presses++) {
      await page.keyboard.press('Tab');
      const named = await page.evaluate(() => {
        const focused = document.activeElement?.matches('body, main') ? null : document.activeElement;
        const labels = focused instanceof HTMLElement && 'labels' in focused ? focused.labels : null;
        const label = labels instanceof NodeList ? [...labels].map((each) => each.textContent).join(' ') : '';
        return `${focused?.getAttribute('aria-label') ?? ''} ${label} ${focused?.textContent ?? ''}`.trim();
      });
      if (name.test(named)) return;
    }
    throw new Error(`the focus never came to ${name}`);
  };
  await tabTo(/search problems/i);
  await page.keyboard.type('docking');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(/Solve Challenge/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeVisible();
  await tabTo(/Language/);
  await page.keyboard.press('p');
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('python');
  await tabTo(/code/i);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('import json, sys\nd = json.load(sys.stdin)\nprint(d["target"])');
  await tabTo(/Submit Solution/);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Wrong Answer');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').getByRole('link', { name: /Solve Challenge/ })).toBeFocused();
  await page.goto('/submissions');
  await expect(page.getByRole('link', { name: new RegExp(TITLE) }).first()).toBeVisible();
  await tabTo(new RegExp(TITLE));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/submissions\/.+/);
  await expect(page.getByText('Wrong Answer').first()).toBeVisible();
});

test(
  'the problem page keeps its place in the list, its tab, its timer and its borders',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/QuickDSA?difficulty=Easy&sort=most_solved');
    const listed = (await (
      await page.request.get('/api/problems/?difficulty=Easy&sort=most_solved&page_size=3')
    ).json()) as { id: number; title: string }[];
    const [first, second] = listed;
    if (!first || !second) throw new Error('The house has too few problems');
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(`/QuickDSA?difficulty=Easy&sort=most_solved&problem=${first.id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Full screen' }).click();
    await expect(title(first.title)).toBeVisible();

    // One low bar, and nothing lies on the statement.
    if (isWide(page)) {
      expect((await page.getByRole('banner').first().boundingBox())?.height).toBe(48);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    }
    const assistant = await page.getByRole('button', { name: 'Open the assistant' }).boundingBox();
    const heading = await title(first.title).boundingBox();
    expect((assistant?.y ?? 0) + (assistant?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);

    // The list that one came from, there and back.
    await page.getByRole('link', { name: `Next problem: ${second.title}` }).click();
    await expect(title(second.title)).toBeVisible();
    await page.getByRole('link', { name: `Previous problem: ${first.title}` }).click();
    await expect(title(first.title)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Random problem' })).toHaveAttribute('href', /\/problems\/\d+$/);
    await title(first.title).click();
    await page.keyboard.press('Alt+l');
    const drawer = page.getByRole('dialog', { name: 'Problem list' });
    await expect(drawer.locator('[aria-current="page"]')).toContainText(first.title);
    await expect(drawer.getByText('Hard', { exact: true })).toHaveCount(0);
    await accessible(page);
    await drawer.getByRole('searchbox').fill(second.title);
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await drawer.getByRole('link', { name: second.title }).click();
    await expect(title(second.title)).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Problems' })).toHaveAttribute(
      'href',
      '/QuickDSA?difficulty=Easy&sort=most_solved',
    );

    // Tabs by keyboard, kept in the address.
    await page.getByRole('tab', { name: 'Description' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Submissions' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/problems/${second.id}?tab=submissions`);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Submissions' })).toHaveAttribute('aria-selected', 'true');
    await accessible(page);

    // A visitor signs in over the page and has what was asked for.
    const askedFor = page.getByText('Sign in to see your submissions');
    await expect(askedFor).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Sign In', exact: true }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in to see your submissions' });
    await signIn.getByLabel('Username or Email').fill('demo_learner');
    await signIn.getByLabel('Password', { exact: true }).fill('devorbit-demo');
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'My submissions' })).toBeVisible();
    await expect(page).toHaveURL(`/problems/${second.id}?tab=submissions`);

    // A timer for who asks, which goes on after a reload.
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start a timer' }).click();
    await expect(page.getByRole('button', { name: 'Pause the timer' })).toBeFocused();
    await expect(page.getByRole('timer')).not.toHaveText('00:00');
    await page.keyboard.press('Enter');
    const stopped = (await page.getByRole('timer').textContent()) ?? '';
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(stopped);
    await page.getByRole('button', { name: 'Reset the timer' }).click();
    await expect(page.getByRole('timer')).toHaveText('00:00');
    await page.getByRole('button', { name: 'Hide the timer' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= globalThis.innerWidth)).toBe(true);
    if (!isWide(page)) return;

    // Both borders by keyboard, kept in the browser, and as at first by a double click.
    for (const [name, key] of [
      ['Width of the statement', 'ArrowRight'],
      ['Height of the result', 'ArrowUp'],
    ] as const) {
      const border = page.getByRole('separator', { name });
      const at = async () => Number(await border.getAttribute('aria-valuenow'));
      const unfold = async () => {
        if (name === 'Height of the result') await page.getByRole('button', { name: 'Result', exact: true }).click();
        await expect(border).toBeVisible();
      };
      await unfold();
      const before = await at();
      await border.focus();
      await page.keyboard.press(`Shift+${key}`);
      await expect.poll(at).not.toBe(before);
      const moved = await at();
      await page.reload();
      await unfold();
      await expect.poll(at).toBe(moved);
      await border.dblclick();
      await expect.poll(at).toBe(before);
    }
  },
);
