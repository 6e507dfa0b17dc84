import { randomBytes } from 'node:crypto';
import { textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../../crawl/settled.ts';
import { sessionCode } from '../../fixtures/session.ts';
import { expect, freshName, password, signInAs, signInAsStaff, signInFresh, test } from '../../fixtures/test.ts';
import { walkByKeyboard } from '../../keyboard/focus-walk.ts';

const DEMO_PASSWORD = 'devorbit-demo';
const signInAsAdmin = (page: Page, next: string) => signInAs(page, 'demo_admin', DEMO_PASSWORD, next);

/** Six pages of it. */
const book = (mark: string): Buffer =>
  textPdf(['Kepler', 'Ellipses', 'Areas', 'Periods', 'Perihelion', 'Sources'].map((word) => `${word} of ${mark}`));

const said = {
  college: 'COEP Technological University',
  branch: 'Physics',
  year: '1',
  semester: '2',
  subject: 'Celestial Mechanics',
  resource_type: 'Learning Notes',
};

async function fill(form: Locator, title: string, buffer: Buffer): Promise<void> {
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('combobox', { name: 'College' }).selectOption(said.college);
  await form.getByRole('textbox', { name: 'Branch' }).fill(said.branch);
  await form.getByRole('combobox', { name: 'Year' }).selectOption(said.year);
  await form.getByRole('combobox', { name: 'Semester' }).selectOption(said.semester);
  await form.getByRole('combobox', { name: 'Subject' }).fill(said.subject);
  await form.getByRole('combobox', { name: 'Resource type' }).selectOption(said.resource_type);
  await form.locator('input[type=file]').setInputFiles({ name: 'orbits.pdf', mimeType: 'application/pdf', buffer });
}

/** A document that a superuser has published. */
async function publish(page: Page, title: string): Promise<number> {
  const signedIn = await page.request.post('/api/login/', {
    data: { username: 'demo_admin', password: DEMO_PASSWORD },
  });
  const { session_code } = (await signedIn.json()) as { session_code: string };
  const file = { name: 'orbits.pdf', mimeType: 'application/pdf', buffer: book(title) };
  const answer = await page.request.post('/api/upload/', {
    headers: { 'x-session-code': session_code },
    multipart: { ...said, title, file },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** The demo's superuser takes a document away again. */
async function clear(page: Page, id: number): Promise<void> {
  await signInAsAdmin(page, '/');
  const headers = { 'x-session-code': await sessionCode(page) };
  expect((await page.request.delete(`/api/documents/${id}/delete/`, { headers })).status()).toBe(200);
}

const narrow = async (page: Page, paths: string[]) => {
  const { width = 0, height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width, height });
};

test(
  'a member suggests a document, a superuser publishes it with its licence, and a new version takes its place',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    test.slow();
    const title = `Orbits ${freshName(project.name)}`;
    const member = await signInFresh(page, project.name, '/resources');
    await test.step('handed in, it waits in their library and nowhere else', async () => {
      await page.getByRole('button', { name: 'Suggest a document' }).click();
      const form = page.getByRole('form', { name: 'Suggest a document' });
      await form.getByRole('button', { name: 'Suggest' }).click();
      await expect(form.getByRole('alert')).toHaveText('Please fill all required fields and select a file');
      await accessible(page);
      await fill(form, title, book(title));
      await form.getByRole('button', { name: 'Suggest' }).click();
      await expect(form.getByText('Thank you!')).toBeVisible();
      await form.getByRole('link', { name: 'your library' }).click();
      const own = page.getByRole('list', { name: 'Your suggestions' }).getByRole('listitem');
      await expect(own).toContainText('In review');
      await accessible(page);
      await narrow(page, ['/resources/mine?tab=suggestions', '/resources/mine?tab=collections', '/resources/mine']);
      await page.goto(`/resources?search=${encodeURIComponent(title)}`);
      await expect(page.getByText('No resources found')).toBeVisible();
    });

    await signInAsAdmin(page, '/resources/mine?tab=review');
    await test.step('the queue opens it with its preview; its licence is written down, and it is published', async () => {
      await accessible(page);
      await page.getByRole('link', { name: `Review ${title}` }).click();
      const bar = page.getByRole('region', { name: 'Review', exact: true });
      await expect(bar).toContainText(`Suggested by ${member}`);
      await expect(page.getByRole('region', { name: /^Pages of/ })).toContainText(`Kepler of ${title}`);
      await accessible(page);
      await page.getByRole('button', { name: 'Edit details' }).click();
      const form = page.getByRole('form', { name: 'Edit details' });
      await form.getByRole('combobox', { name: 'Licence' }).selectOption('CC BY 4.0');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('This licence requires the author’s name')).toBeVisible();
      await accessible(page);
      await form.getByRole('textbox', { name: 'Author' }).fill('Johannes Kepler');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await bar.getByRole('button', { name: 'Publish' }).click();
      await expect(bar).toBeHidden();
    });

    const id = Number(page.url().match(/\/resources\/(\d+)/)?.[1]);
    await test.step('everybody reads whose it is and who suggested it', async () => {
      await signInAs(page, member, password, `/resources?search=${encodeURIComponent(title)}`);
      const row = page.getByRole('list', { name: 'Latest Resources' }).getByRole('listitem');
      await expect(row).toHaveCount(1);
      await page.goto(`/resources/${id}`);
      await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('rel', /license/);
      await expect(page.getByText('By Johannes Kepler')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: member })).toHaveAttribute('href', `/u/${member}`);
    });

    await test.step('a new file comes under the same address, and the old one stays for superusers', async () => {
      await signInAsAdmin(page, `/resources/${id}`);
      await page.getByRole('button', { name: 'Replace file' }).click();
      const form = page.getByRole('form', { name: 'Replace file' });
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'orbits.pdf', mimeType: 'application/pdf', buffer: book('the third law') });
      await form.getByRole('textbox', { name: 'What changed' }).fill('Corrects the third law');
      await accessible(page);
      await form.getByRole('button', { name: 'Replace' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('region', { name: /^Pages of/ })).toContainText('Kepler of the third law');
      await page.getByRole('button', { name: 'Versions' }).click();
      const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText('Corrects the third law');
      await expect(versions.last().getByRole('link', { name: 'Download version 1' })).toBeVisible();
      await accessible(page);
    });
    await clear(page, id);
  },
);

test(
  'a member reads on where they stopped, and shares a collection',
  { tag: '@phone' },
  async ({ page, accessible, browser }, { project }) => {
    test.slow();
    const title = `Periods ${freshName(project.name)}`;
    const id = await publish(page, title);
    const member = await signInFresh(page, project.name, `/resources/${id}`);
    const at = page.getByRole('textbox', { name: 'Page' });

    await test.step('the page at which they stay is remembered', async () => {
      await expect(at).toHaveValue('1');
      const kept = page.waitForResponse(
        (answer) => answer.url().endsWith(`/api/documents/${id}/position/`) && answer.request().method() === 'PUT',
      );
      await at.fill('4');
      await at.press('Enter');
      expect(await (await kept).json()).toEqual({ page: 4, pages: 6 });
      await page.goto('/resources');
      const reading = page.getByRole('list', { name: 'Continue reading' });
      await expect(reading.getByRole('listitem')).toHaveText([/Page 4 of 6/]);
      await accessible(page);
      await reading.getByRole('link', { name: title }).click();
      await expect(page.getByRole('dialog', { name: title }).getByRole('textbox', { name: 'Page' })).toHaveValue('4');
      await page.keyboard.press('Escape');
    });

    await test.step('a collection is made where a document is read', async () => {
      await page.goto(`/resources/${id}`);
      await page.getByRole('button', { name: 'Add to collection' }).click();
      const dialog = page.getByRole('dialog', { name: `Add to collection: ${title}` });
      await dialog.getByRole('textbox', { name: 'New collection' }).fill('Exam week');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(dialog.getByRole('checkbox', { name: 'Exam week' })).toBeChecked();
      await accessible(page);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.goto('/resources/1');
      await page.getByRole('button', { name: 'Add to collection' }).click();
      await page.getByRole('checkbox', { name: 'Exam week' }).check();
      await expect(page.getByRole('dialog').getByText('2 documents')).toBeVisible();
    });

    await page.goto('/resources/mine?tab=collections');
    await accessible(page);
    await page.getByRole('link', { name: 'Exam week' }).click();
    const items = page.getByRole('list', { name: 'Exam week' }).getByRole('listitem');
    await test.step('it has an order, and is private until its owner shares it', async () => {
      await expect(items).toHaveCount(2);
      await expect(items.first()).toContainText(title);
      await page.getByRole('button', { name: `Move ${title} down` }).click();
      await expect(items.last()).toContainText(title);
      await accessible(page);
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(page.url());
      await expect(visitor.getByText('Collection not found')).toBeVisible();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('form', { name: 'Edit collection' });
      await form.getByRole('checkbox', { name: 'Anyone with the link can see it' }).check();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
      await visitor.goto(page.url());
      await expect(visitor.getByRole('heading', { level: 1, name: 'Exam week' })).toBeVisible();
      await expect(visitor.getByRole('list', { name: 'Exam week' }).getByRole('listitem')).toHaveCount(2);
      await expect(visitor.getByRole('link', { name: member })).toBeVisible();
      await accessible(visitor);
      await visitor.context().close();
    });

    await test.step('all of it with the Tab key, and on a screen of 320 px', async () => {
      const { pathname } = new URL(page.url());
      for (const path of [pathname, '/resources/mine']) {
        await page.goto(path);
        await settled(page);
        expect(await walkByKeyboard(page), path).toEqual([]);
      }
      await narrow(page, [pathname, '/resources/mine', '/resources/mine?tab=collections']);
    });
    await clear(page, id);
  },
);

test('a large file goes on where the line broke', async ({ page }, { project }) => {
  const title = `Large ${freshName(project.name)}`;
  const noise = { dictionary: '', stream: randomBytes(5 * 1024 * 1024) };
  await signInAsAdmin(page, '/resources');
  await page.getByRole('button', { name: 'Upload a resource' }).click();
  const form = page.getByRole('form', { name: 'Upload a resource' });
  await fill(form, title, textPdf([title], { objects: [noise] }));
  let sent = 0;
  await page.route('**/api/uploads/*/', async (route) => {
    if (route.request().method() === 'PATCH' && sent++ === 0) await route.abort('connectionreset');
    else await route.continue();
  });
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByText('Operation completed successfully!')).toBeVisible();
  expect(sent).toBe(2);
  const latest = page.getByRole('list', { name: 'Latest Resources' }).getByRole('listitem');
  await expect(latest.first()).toContainText(title);
  await expect(latest.first()).toContainText('5.00 MB');
  const address = await latest.first().getByRole('link', { name: title, exact: true }).getAttribute('href');
  await clear(page, Number(address?.split('/').at(-1)));
});

test('a report leads to the takedown of a document, and staff may bring it back', async ({ page, accessible }, {
  project,
}) => {
  test.slow();
  const title = `Copied ${freshName(project.name)}`;
  const id = await publish(page, title);
  await signInFresh(page, project.name, `/resources/${id}`);
  await page.getByRole('button', { name: `Report the document “${title}”` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What’s wrong?').selectOption('copied');
  await form.getByLabel('Details (optional)').fill('Chapter 3 of my book.');
  await accessible(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Thank you.')).toBeVisible();
  const learner = { 'x-session-code': await sessionCode(page) };
  const opened = await page.request.post(`/api/documents/${id}/open/`, { headers: learner });
  const { resource } = (await opened.json()) as { resource: { file_url: string } };
  expect((await page.request.get(resource.file_url)).status()).toBe(200);

  await signInAsStaff(page, '/admin?section=reports');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Copied without permission: Chapter 3 of my book.');
  await card.getByRole('button', { name: `Review the report on ${title}` }).click();
  await page.getByRole('radio', { name: 'Hide it', exact: true }).check();
  await page.getByLabel('Note').fill('The author asked for it');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(card).toBeHidden();

  await test.step('out of everybody’s reach, by old addresses too', async () => {
    expect((await page.request.get(resource.file_url)).status()).toBe(404);
    expect((await page.request.get(`/api/documents/${id}/`, { headers: learner })).status()).toBe(404);
    await signInFresh(page, project.name, `/resources/${id}`);
    await expect(page.getByText('It was taken down after a report.')).toBeVisible();
    await accessible(page);
  });

  await test.step('staff see it in their section, and bring it back', async () => {
    await signInAsStaff(page, '/admin?section=documents');
    const documents = page.getByRole('region', { name: 'Documents', exact: true });
    await expect(documents.locator('div', { hasText: /^Taken down/ }).last()).not.toHaveText(/Taken down0/);
    await accessible(page);
    await narrow(page, ['/admin?section=documents']);
    await page.goto('/admin?section=reports&state=decided');
    await card.getByRole('button', { name: `Unhide ${title}` }).click();
    await expect
      .poll(async () => (await page.request.get(`/api/documents/${id}/`, { headers: learner })).status())
      .toBe(200);
  });
  await clear(page, id);
});
