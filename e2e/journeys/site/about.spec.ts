import { expect, freshName, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';

const parts = ['Mission', 'Help', 'Contact', 'FAQ', 'Privacy', 'Terms', 'Accessibility', 'Licences'];

test(
  'a visitor finds an answer, writes to staff, and loses nothing that was typed',
  { tag: '@phone' },
  async ({ page, browser, baseURL, accessible }, { project }) => {
    test.slow();
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${baseURL}/about`);
    await expect(plain.getByRole('heading', { name: 'Verdicts' })).toBeVisible();
    await plain.getByText('What does it cost?').click();
    await expect(plain.getByText('There is no paid plan')).toBeVisible();
    await expect(plain.locator('#contact noscript p')).toBeVisible();
    await plain.context().close();

    await page.goto('/about#faq-judge-error');
    await expect(page.getByText(/our mistake, not yours[^]*it doesn’t count as an attempt/)).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').allTextContents()).toEqual(parts);
    await expect(contents.locator('[aria-current=location]')).toHaveText('FAQ');
    await contents.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(contents.locator('[aria-current=location]')).toHaveText('Contact');

    const form = page.getByRole('form', { name: 'Contact us' });
    const words = `Where is the sun? ${project.name} ${Date.now()}`;
    await form.getByLabel('Name').fill('Vera');
    await form.getByLabel('Email').fill('vera@');
    await form.getByLabel('Topic').selectOption('idea');
    await form.getByLabel('Message').fill(words);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
    await expect(form.getByLabel('Email')).toBeFocused();
    await accessible(page);
    await expect(form.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Message')).toHaveValue(words);
    await expect(form.getByLabel('Name')).toHaveValue('Vera');
    await form.getByLabel('Email').fill(`${freshName(project.name)}@example.org`);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
    await expect(page.getByText(/Your message number is #\d{4,}\./)).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Message')).toHaveValue('');
  },
);

test('staff note, answer and close what somebody wrote, who reads the answer and goes on', async ({
  page,
  accessible,
}, { project }) => {
  test.slow();
  const username = await signInFresh(page, project.name, '/about#contact');
  const words = `The dock is too narrow, says ${username}`;
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form.getByLabel('Email')).not.toHaveValue('');
  await form.getByLabel('Message').fill(words);
  await form.getByRole('button', { name: 'Send message' }).click();
  const said = await page.getByText(/Your message number is #\d+\./).textContent();
  const number = /#\d+/.exec(said ?? '')?.[0] ?? 'none';
  const session = await page.evaluate(() => localStorage.getItem('devorbit.session') ?? '');

  await signInAsStaff(page, '/admin?section=support');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  const request = page.getByRole('dialog', { name: `Message ${number}` });
  await expect(request).toContainText(words);
  await request.getByLabel('Reply or note').fill('Measure it first');
  await request.getByRole('button', { name: 'Add note' }).click();
  await expect(request.getByText('Staff note')).toBeVisible();
  await request.getByLabel('Reply or note').fill('It has been widened.');
  await accessible(page);
  await request.getByRole('button', { name: 'Send reply' }).click();
  await expect(request.getByText('Answered', { exact: true })).toBeVisible();
  await request.getByRole('button', { name: 'Close message' }).click();
  await expect(request.getByRole('button', { name: 'Reopen message' })).toBeVisible();

  await page.evaluate((kept) => localStorage.setItem('devorbit.session', kept), session);
  await page.goto('/notifications');
  await page.getByRole('link', { name: `We replied to your message ${number}.` }).click();
  await expect(page).toHaveURL(/\/about#contact$/);
  const own = page.getByRole('group').filter({ hasText: number });
  await own.getByText(number, { exact: true }).click();
  await expect(own.getByText('It has been widened.')).toBeVisible();
  await expect(own.getByText('Measure it first')).toHaveCount(0);
  await own.getByLabel('Add to message').fill('Thank you!');
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Waiting for a reply')).toBeVisible();
  await accessible(page);
});

test('a visitor finds under which licences all this is, and the notices of what others made', async ({ page }) => {
  await page.goto('/team');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  );
  await footer.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { name: 'Licences' })).toBeInViewport();
  const answered = page.waitForResponse(/third-party-notices\.txt$/);
  await page.getByRole('link', { name: 'third-party notices' }).click();
  const answer = await answered;
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const name of ['react', '@codemirror/view', 'lucide-react', '@mantine/core'])
    expect(await answer.text()).toMatch(new RegExp(`^${name} [\\d.]+ \\((MIT|ISC)\\)$`, 'm'));
  for (const font of ['Bricolage Grotesque', 'Instrument Sans', 'JetBrains Mono'])
    expect(await answer.text()).toContain(font);
});
