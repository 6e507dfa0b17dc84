import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import type { Page } from '@playwright/test';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, password, signInAs, signInAsStaff, signInFresh, test, usable } from '../../fixtures/test.ts';

const ROADMAP = '/roadmaps/skill/javascript';
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const verdict = (page: Page, title: string) => page.getByRole('heading', { name: title });

/** Marks these topics as done, as another device of the learner would. */
async function markDone(page: Page, topics: readonly string[]): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('devorbit.session') ?? '{}');
  const marks = topics.map((id) => ({ item: `concept/${id}`, state: 'done', at: Date.now(), device: 'journey' }));
  const answer = await page.request.post('/api/learn/progress/', {
    headers: { 'x-session-code': (JSON.parse(session) as { session_code: string }).session_code },
    data: { since: 0, marks },
  });
  expect(answer.status()).toBe(200);
}

test(
  'a roadmap is finished, certified, shared, checked without a network, and revoked',
  { tag: '@phone' },
  async ({ page, browser, accessible }, { project }) => {
    const username = await signInFresh(page, project.name, ROADMAP);
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.keyboard.press('Escape');

    await test.step('what is missing is told, topic by topic', async () => {
      await page.goto('/certificates');
      await expect(page.getByText('No certificates yet')).toBeVisible();
      await page.getByRole('button', { name: 'View Requirements: JavaScript' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: 'Closure' })).toHaveAttribute('href', '/concepts/closure');
      await accessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('all core topics done: claimed under a name', async () => {
      const claims = (await (
        await page.request.get('/api/certificates/claims/', {
          headers: {
            'x-session-code': await page.evaluate(
              () =>
                (JSON.parse(localStorage.getItem('devorbit.session') ?? '{}') as { session_code: string }).session_code,
            ),
          },
        })
      ).json()) as { id: string; left: { id: string }[] }[];
      await markDone(page, claims.find(({ id }) => id === 'javascript')?.left.map(({ id }) => id) ?? []);
      await page.reload();
      await accessible(page);
      await page.getByRole('button', { name: 'Claim Certificate: JavaScript' }).click();
      const dialog = page.getByRole('dialog');
      const name = dialog.getByLabel('Name on the certificate');
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('Ada Example');
      await name.fill('');
      await dialog.getByRole('button', { name: 'Claim Certificate' }).click();
      await expect(dialog.getByText('Enter your name as it should appear on the certificate')).toBeVisible();
      await name.fill('李小龍');
      await dialog.getByRole('button', { name: 'Claim Certificate' }).click();
      await expect(dialog.getByText(/Some letters of this name can’t be printed/)).toBeVisible();
      await name.fill('Zoë Example');
      await accessible(page);
      await dialog.getByRole('button', { name: 'Claim Certificate' }).click();
      await expect(page).toHaveURL(/\/verify\/cert-javascript-roadmap-\d+$/);
      await expect(verdict(page, 'This certificate is valid')).toBeVisible();
      await expect(page.getByText('Congratulations!')).toBeVisible();
    });

    const address = new URL(page.url()).pathname;
    const visitor = await browser.newContext();
    const stranger = usable(await visitor.newPage());
    await test.step('a stranger sees it, checked line by line, and gets its files', async () => {
      await stranger.goto(address);
      await expect(verdict(stranger, 'This certificate is valid')).toBeVisible();
      await expect(stranger.getByText('Zoë Example', { exact: true })).toBeVisible();
      await expect(stranger.getByText(/28 of 28 core topics marked as done/)).toBeVisible();
      await expect(stranger.getByText('Nothing has changed since it was signed.')).toBeVisible();
      await expect(stranger.getByText('Not revoked.')).toBeVisible();
      await expect(stranger.getByRole('img', { name: /JavaScript Roadmap Certificate, awarded to/ })).toBeVisible();
      await expect(stranger.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expect(stranger.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
      await accessible(stranger);
      await stranger.getByRole('link', { name: 'What it takes to earn this' }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('JavaScript Roadmap Certificate');
      await expect(stranger.getByText('Every core topic of the JavaScript roadmap is marked as done.')).toBeVisible();
      await accessible(stranger);
      await stranger.goBack();
    });

    const download = async (name: string): Promise<Buffer> => {
      const waiting = stranger.waitForEvent('download');
      await stranger.getByRole('link', { name }).or(stranger.getByRole('button', { name })).click();
      return readFile(await (await waiting).path());
    };
    const files = {
      'c.pdf': await download('Download PDF'),
      'c.png': await download('Download PNG'),
      'c.json': await download('Download JSON'),
      'c.bundle.json': await download('Offline bundle'),
    };

    await test.step('its files are checked with the network off; a changed one is found', async () => {
      // Its checker, and our keys, come with the page.
      await stranger.goto('/verify', { waitUntil: 'networkidle' });
      await accessible(stranger);
      const choose = stranger.locator('input[type=file]');
      const check = (name: string, buffer: Buffer) =>
        choose.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await visitor.setOffline(true);
      await check('c.png', files['c.png']);
      await expect(verdict(stranger, 'We couldn’t check everything')).toBeVisible();
      await expect(stranger.getByText('Nothing has changed since it was signed.')).toBeVisible();
      await check('c.bundle.json', files['c.bundle.json']);
      await expect(verdict(stranger, 'This certificate is valid')).toBeVisible();
      await visitor.setOffline(false);
      await check('c.pdf', files['c.pdf']);
      await expect(verdict(stranger, 'This certificate is valid')).toBeVisible();
      const forged = files['c.json'].toString().replace('Zoë Example', 'Mal Example');
      await check('c.json', Buffer.from(forged));
      await expect(verdict(stranger, 'This isn’t what DevOrbit signed')).toBeVisible();
      await expect(stranger.getByText('Mal Example')).toHaveCount(0);
      await accessible(stranger);
      await check('notes.txt', Buffer.from('nothing'));
      await expect(stranger.getByText('This file doesn’t hold a DevOrbit certificate.')).toBeVisible();
    });

    await test.step('numbers that are none, and that nobody has', async () => {
      const number = stranger.getByLabel('Certificate number or link');
      await number.fill('DEVORBIT-1');
      await number.press('Enter');
      await expect(stranger.getByText(/That isn’t a certificate number/)).toBeVisible();
      await number.fill(`https://elsewhere.example${address}?from=mail`);
      await number.press('Enter');
      await expect(stranger).toHaveURL(new RegExp(`${address}$`));
      expect((await stranger.goto('/verify/cert-javascript-roadmap-7'))?.status()).toBe(404);
      await expect(verdict(stranger, 'No certificate with this number')).toBeVisible();
      await accessible(stranger);
      expect((await stranger.goto('/verify/DEVORBIT-1'))?.status()).toBe(404);
      await expect(verdict(stranger, 'That isn’t a certificate number')).toBeVisible();
    });

    await test.step('nothing is wider than a small phone', async () => {
      await stranger.setViewportSize({ width: 320, height: 700 });
      for (const path of ['/verify', address, '/achievements/javascript/roadmap/completed', '/certificates']) {
        await stranger.goto(path);
        await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
        expect([path, await overflow(stranger)]).toEqual([path, 0]);
      }
    });

    await test.step('staff revoke it for a reason that everybody reads', async () => {
      await signInAsStaff(stranger, address);
      await stranger.getByRole('button', { name: 'Revoke' }).click();
      const dialog = stranger.getByRole('dialog', { name: 'Revoke this certificate?' });
      await dialog.getByLabel('Reason').fill('Issued for a journey.');
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await expect(verdict(stranger, 'This certificate was revoked')).toBeVisible();
      await expect(stranger.getByText(/Revoked on .*: Issued for a journey\./)).toBeVisible();
      await accessible(stranger);
      await visitor.close();
    });

    await test.step('its holder sees that, claims another one, and withdraws it', async () => {
      await signInAs(page, username, password, '/certificates');
      await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Claim Certificate: JavaScript' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Claim Certificate' }).click();
      await expect(page).toHaveURL(/\/verify\/cert-javascript-roadmap-\d+$/);
      await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
        'href',
        /certId=cert-javascript/,
      );
      const address = page.url();
      await page.goto('/certificates');
      await expect(page.getByText('Every roadmap you’ve started has its certificate.')).toBeVisible();
      await page.goto(address);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(verdict(page, 'This certificate was withdrawn')).toBeVisible();
      await expect(page.getByRole('main').getByText('Ada Example')).toHaveCount(0);
    });
  },
);

const PORTAL = '/roadmaps/role/frontend';
const CATEGORY = `${PORTAL}?framework=react&category=foundations`;
const foundations = readFrameworks(join(import.meta.dirname, '../../../content'))
  .find(({ id }) => id === 'react')!
  .categories.find(({ id }) => id === 'foundations')!;
const lessons = foundations.modules.flatMap((module) => module.lessons);
const exercises = lessons.flatMap((lesson) => lesson.exercises);
/** As it is read: without the signs of code. */
const plain = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

test('a category: lesson, exercise, proof, Completed, quiz, upgraded to Verified, checked without a network', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  await page.goto(PORTAL);
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend learning portal' })).toBeVisible();
  await signInFresh(page, project.name, '/learn/react/state');
  const lesson = page.getByRole('region', { name: 'What a component remembers', exact: true });
  const [byHand, ...others] = exercises.toSorted(
    (a, b) => Number(b.id === 'react/state/turnstile') - Number(a.id === 'react/state/turnstile'),
  );

  await test.step('the exercise of a lesson is proven', async () => {
    const exercise = lesson.getByRole('group', { name: 'Exercise' });
    await exercise.getByRole('button', { name: 'Start coding' }).click();
    await page.getByRole('textbox', { name: 'Your solution' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(byHand?.solution ?? '');
    await exercise.getByRole('button', { name: 'Submit for proof' }).click();
    await expect(exercise.getByText('Proven', { exact: true })).toBeVisible({ timeout: 120_000 });
  });

  const headers = { 'x-session-code': await sessionCode(page) };
  await test.step('the others as well, and every module is marked', async () => {
    for (const { id, solution } of others) {
      const name = id.replaceAll('/', '.');
      const answer = await page.request.post(`/api/exercises/${name}/attempts/`, {
        headers,
        data: { source: solution },
      });
      expect([name, answer.status()]).toEqual([name, 202]);
    }
    await expect
      .poll(
        async () => ((await (await page.request.get('/api/exercises/proven/', { headers })).json()) as string[]).length,
        { timeout: 120_000 },
      )
      .toBe(exercises.length);
    const marks = foundations.modules.map(({ id }) => ({
      item: `module/react/${id}`,
      state: 'done',
      at: Date.now(),
      device: 'journey',
    }));
    const merged = await page.request.post('/api/learn/progress/', { headers, data: { since: 0, marks } });
    expect(merged.status()).toBe(200);
  });

  await test.step('a Completed certificate says what was proven so far', async () => {
    await page.goto(CATEGORY);
    await page.getByRole('button', { name: 'Claim Certificate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your name, as it should appear').fill('Grace Example');
    await dialog.getByRole('button', { name: 'Claim Certificate' }).click();
    await expect(page).toHaveURL(/\/verify\/cert-react-foundations-\d+$/);
    await expect(verdict(page, 'This certificate is valid')).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  });
  const completed = page.url();

  await test.step('the quiz is what an upgrade still asks for', async () => {
    await page.goto(CATEGORY);
    await page.getByRole('button', { name: 'Upgrade to Verified' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${exercises.length} of ${exercises.length} exercises proven`);
    await expect(dialog.getByRole('button', { name: 'Claim Certificate' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Take the quiz' }).click();
    const asked = page.getByRole('main').getByRole('group', { name: /^Question \d+/ });
    await expect(asked).toHaveCount(12);
    const questions = lessons.flatMap((one) => one.questions.filter(({ held }) => held === true));
    for (const group of await asked.all()) {
      const shown = plain((await group.textContent()) ?? '');
      const question = questions.find(
        (one) => shown.includes(plain(one.question)) && one.choices.every(({ text }) => shown.includes(plain(text))),
      );
      const right = question?.choices.find((choice) => choice.right)?.text ?? '';
      await group.getByRole('radio', { name: plain(right), exact: true }).check();
    }
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expect(page.getByRole('heading', { name: 'Passed: 12 of 12 right' })).toBeVisible();
  });

  await test.step('Verified takes the place of Completed, and says what was judged', async () => {
    await page.goto(CATEGORY);
    await page.getByRole('button', { name: 'Upgrade to Verified' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Claim Certificate' }).click();
    await expect(page).toHaveURL(/\/verify\/cert-react-foundations-\d+$/);
    await expect(page).not.toHaveURL(completed);
    await expect(verdict(page, 'This certificate is valid')).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('exercises and quiz judged by DevOrbit')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Category quiz' })).toHaveAttribute(
      'href',
      '/learn/react/foundations/quiz',
    );
    await accessible(page);
  });

  await test.step('a stranger checks its bundle without a network', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Offline bundle' }).click();
    const bundle = await readFile(await (await waiting).path());
    const visitor = await browser.newContext();
    const stranger = usable(await visitor.newPage());
    await stranger.goto('/verify', { waitUntil: 'networkidle' });
    await visitor.setOffline(true);
    await stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: bundle });
    await expect(verdict(stranger, 'This certificate is valid')).toBeVisible();
    await expect(stranger.getByText(/Quiz passed with 100%/)).toBeVisible();
    await visitor.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a certificate number that nobody has is a 404, and says so', async ({ page }) => {
    expect((await page.goto('/verify/cert-javascript-roadmap-7'))?.status()).toBe(404);
    await page.goto('/verify');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a certificate');
  });
});
