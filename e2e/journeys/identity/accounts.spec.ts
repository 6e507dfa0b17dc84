import { expect, freshName, signInFresh, test } from '../../fixtures/test.ts';

test(
  'the badge carries the initials; logging out clears the session everywhere',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    await signInFresh(page, project.name);
    const badge = page.getByRole('link', { name: 'AE, profile of Ada Example' });
    await expect(badge).toHaveText('AE');
    await expect(badge).toHaveAttribute('title', 'Ada Example');
    const other = await context.newPage();
    await other.goto('/QuickDSA');
    await badge.click();
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await expect
      .poll(() => other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')).length))
      .toBe(0);
  },
);

test('a wrong password says so and stays', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Username or Email').fill('demo_learner');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page).toHaveURL(/signin/);
});

test('a session that the server no longer knows is cleared at the next start', async ({ page }, { project }) => {
  await signInFresh(page, project.name);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('session'))
        localStorage.setItem(
          key,
          (localStorage.getItem(key) ?? '').replace(/"session_code":"[^"]+"/, '"session_code":"stale"'),
        );
  });
  await page.reload();
  if (project.name !== 'desktop') await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('registration names every faulty field', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Copy Cat');
  await page.getByLabel('Username').fill('demo_learner');
  await page.getByLabel('Email').fill('copycat@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('A user with that username already exists.')).toBeVisible();
});

test('signing in says so while it goes on, and goes home a second after it is done', async ({ page }) => {
  await page.route('**/api/login/', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username or Email').fill('demo_learner');
  await page.getByLabel('Password', { exact: true }).fill('devorbit-demo');
  // By the page's own clock: a busy machine looks late.
  const shownFor = page.evaluate(async () => {
    const until = async (holds: () => boolean): Promise<number> => {
      while (!holds()) await new Promise(requestAnimationFrame);
      return performance.now();
    };
    const told = await until(() => document.body.innerText.includes('Successfully logged in!'));
    return (await until(() => location.pathname === '/')) - told;
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  expect(await shownFor).toBeGreaterThan(500);
});

test('signing up says so while it goes on, clears the form and leads to the sign-in', async ({ page }) => {
  const answers: [number, string][] = [
    [400, JSON.stringify({ username: ['One.', 'Two.'], email: ['Three.'] })],
    [502, '"Bad gateway"'],
    [201, JSON.stringify({ message: 'Registration successful' })],
  ];
  const sent: unknown[] = [];
  await page.route('**/api/register/', async (route) => {
    sent.push(route.request().postDataJSON());
    const [status, body] = answers.shift() ?? [500, ''];
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fulfill({ status, contentType: 'application/json', body });
  });
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('  Ada Example ');
  await page.getByLabel('Username').fill(' ada ');
  await page.getByLabel('Email').fill('ada@example.org ');
  await page.getByLabel('Password', { exact: true }).fill(' a long enough password ');
  const button = page.getByRole('button', { name: 'Sign Up', exact: true });
  await button.click();
  await expect(page.getByRole('button', { name: 'Signing Up...' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'One.' })).toHaveText('One.\nTwo.\nThree.', {
    useInnerText: true,
  });
  await button.click();
  await expect(page.getByText('Registration failed. Please try again')).toBeVisible();
  await button.click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute(
    'href',
    '/signin',
  );
  expect(sent.at(-1)).toEqual({
    username: 'ada',
    name: 'Ada Example',
    email: 'ada@example.org',
    password: ' a long enough password ',
    auth_provider: 'email',
  });
});

test(
  'who signs up is helped while they type, and finds the sign-in filled in',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    const username = freshName(project.name).slice(0, 28);
    await page.goto('/signup?next=%2Fchallenges');
    await accessible(page);
    await page.getByLabel('Username').fill('demo_learner');
    await expect(page.getByText('demo_learner is taken. Try another one.')).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await expect(page.getByText(`${username} is available`)).toBeVisible();
    await page.getByLabel('Full Name').fill('Ada Example');
    await page.getByLabel('Email').fill('nowhere');
    const secret = page.getByLabel('Password', { exact: true });
    await secret.fill('sunshine');
    await expect(page.getByText('It contains one of the words people try first.')).toBeVisible();
    await accessible(page);
    const button = page.getByRole('button', { name: 'Sign Up', exact: true });
    await button.click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await expect(page.getByText('Enter a valid email address')).toBeHidden();
    // The meter never says no: the server does.
    await button.click();
    const refused = page.getByRole('alert').filter({ hasText: 'Password is too easy to guess.' });
    await expect(refused).toBeVisible();
    await secret.fill('seven quiet lighthouses');
    await expect(refused).toBeHidden();
    await expect(page.getByText('Very strong')).toBeVisible();
    await expect(page.getByText('Saved on this device')).toHaveCount(0);
    await button.click();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await page.getByRole('status').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Username or Email')).toHaveValue(username);
    await page.getByLabel('Password', { exact: true }).fill('seven quiet lighthouses');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/challenges');
  },
);

test('a press before the scripts are there is held, sends nothing, and is carried out', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  let begin = (): void => undefined;
  const held = new Promise<void>((resolve) => (begin = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Username or Email').fill('demo_learner');
  await page.getByLabel('Password', { exact: true }).fill('devorbit-demo');
  await page.keyboard.press('Enter');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await expect(page).toHaveURL(/\/signin$/);
  begin();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/login/']);
  await context.close();
});
