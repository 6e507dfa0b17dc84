import { makeJpeg2000Pdf, makePdf, makePicture } from '@devorbit/testkit/documents.ts';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../../crawl/settled.ts';
import { documentOf, prepared } from '../../fixtures/preparation.ts';
import { expect, signInAs, signInFresh, test } from '../../fixtures/test.ts';
import { walkByKeyboard } from '../../keyboard/focus-walk.ts';

const DEMO_PASSWORD = 'devorbit-demo';

test(
  'a visitor browses, searches and filters, and may open nothing',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Hub' })).toBeVisible();
    await expect(page.getByText('Guest user - Log in to access more features')).toBeVisible();
    const latest = page.getByRole('list', { name: 'Latest Resources' });
    await expect(latest.getByRole('listitem')).toHaveCount(5);
    await expect(latest.getByRole('button', { name: 'Log in to View' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await accessible(page);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(latest.getByRole('listitem')).toHaveCount(10);

    await test.step('the search looks into every text', async () => {
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('HASHING');
      await expect(page).toHaveURL(/\?search=HASHING$/);
      await expect(latest.getByRole('heading')).toHaveText(['Assignment 2 on hashing']);
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('no such thing');
      await expect(page.getByText('No resources found')).toBeVisible();
      await expect(page.getByText('Try a different search term')).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
    });

    await test.step('a chip shows one type', async () => {
      await page
        .getByRole('group', { name: 'Type' })
        .getByRole('button', { name: /^Research Paper/ })
        .click();
      await expect(page).toHaveURL(/\?type=Research\+Paper$/);
      await expect(latest.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'All' }).click();
    });

    await test.step('a type opens with filters of its own', async () => {
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Resources', exact: true }).getByRole('button').click();
      const list = page.getByRole('list', { name: 'Resources', exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      await main.getByRole('button', { name: 'Load more' }).last().click();
      await expect(list.getByRole('listitem')).toHaveCount(13);
      await page.getByRole('combobox', { name: 'Year, Resources' }).selectOption('2');
      await page.getByRole('searchbox', { name: 'Subject, Resources' }).fill('math');
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('combobox', { name: 'Semester, Resources' }).selectOption('8');
      await expect(page.getByText('No resources found.')).toBeVisible();
      await accessible(page);
    });

    await test.step('the form says whose it is', async () => {
      await page.getByRole('button', { name: 'Upload a resource' }).click();
      await expect(
        page.getByText('Only Admin can upload resources. The form is disabled for your account'),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
    });

    await test.step('a document has a page of its own', async () => {
      await page.goto('/resources/courses');
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Data Structures, semester 3' })).toBeVisible();
      await latest.getByRole('link', { name: 'Data structures in one sitting' }).click();
      await expect(page).toHaveURL(/\/resources\/\d+$/);
      await expect(page.getByText('Log in to read this document')).toBeVisible();
      await expect(page).toHaveTitle('Data structures in one sitting · DevOrbit');
      await accessible(page);
      const gone = await page.goto('/resources/99999999');
      expect(gone?.status()).toBe(404);
    });
  },
);

test('a member opens a document of every kind', async ({ page, accessible }, { project }) => {
  const viewer: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*pdf/i.test(request.url())) viewer.push(request.url());
  });
  const username = await signInFresh(page, project.name, '/resources');
  await expect(page.getByText(`Welcome, ${username}`)).toBeVisible();
  const latest = page.getByRole('list', { name: 'Latest Resources' });
  const open = async (title: string) => {
    await page.goto(`/resources?search=${encodeURIComponent(title)}`);
    await latest.getByRole('link', { name: `Open ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('button', { name: /^Download/ })).toBeVisible();
    return dialog;
  };

  await test.step('a PDF with pages, thumbnails, outline, search and zoom, in 650 px; its viewer comes after Open', async () => {
    await settled(page);
    expect(viewer).toEqual([]);
    const dialog = await open('Data structures in one sitting');
    const pages = dialog.getByRole('region', { name: /^Pages of/ });
    await expect(pages.getByText('Learning Notes, Data Structures')).toBeVisible();
    const frame = await dialog.getByRole('toolbar', { name: 'Document' }).locator('..').boundingBox();
    expect(frame?.height).toBe(650);
    expect(viewer.length).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Thumbnails and outline' }).click();
    await dialog.getByRole('button', { name: 'Page 5' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Page' })).toHaveValue('5');
    await dialog.getByRole('button', { name: 'Outline', exact: true }).click();
    await dialog.getByRole('button', { name: 'Trees and balance' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Page' })).toHaveValue('4');
    await dialog.getByRole('searchbox', { name: 'Find in document' }).fill('collide');
    await expect(dialog.getByText('1 of 1')).toBeVisible();
    await expect(pages.locator('.highlight')).toHaveText(/collide/);
    await dialog.getByRole('combobox', { name: 'Zoom' }).selectOption('1.5');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Zoom' })).toHaveValue('own');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a text, a table, a picture; and what is not there yet says so', async () => {
    await expect((await open('Stacks and queues step by step')).getByText('A stack gives back')).toBeVisible();
    const table = (await open('How large tables behave')).getByRole('table', { name: 'How large tables behave' });
    await expect(table.getByRole('row').nth(1)).toContainText('Reading');
    await accessible(page);
    const picture = (await open('Load factor against time')).getByRole('img', { name: 'Load factor against time' });
    await expect(picture).toHaveJSProperty('naturalWidth', 960);
    const office = await open('Balanced trees on the board');
    // On a machine without its programs it says what it waits for.
    await expect(
      office
        .getByText(/^The preview (is being made|comes later)$/)
        .or(office.getByRole('region', { name: /^Pages of/ }))
        .first(),
    ).toBeVisible();
  });

  await test.step('an archive with its files, read one after another', async () => {
    const title = 'Lab manual with programs';
    const dialog = await open(title);
    const tree = dialog.getByRole('tree', { name: `Files in ${title}` });
    await expect(tree.getByRole('treeitem', { name: /^programs.*folder$/ })).toHaveAttribute('aria-expanded', 'true');
    // On a machine without its program the names are all that there is.
    if ((await prepared(page, await documentOf(page, title))).state === 'unavailable') return accessible(page);
    const readme = dialog.getByRole('region', { name: 'README.md', exact: true });
    await expect(readme.getByRole('heading', { name: title })).toBeVisible({ timeout: 400_000 });
    await accessible(page);
    await tree.getByRole('treeitem', { name: /^README\.md/ }).focus();
    for (const key of ['Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const table = dialog.getByRole('region', { name: 'data/readings.csv' });
    await expect(table.getByRole('textbox', { name: 'Code of data/readings.csv' })).toContainText('Reading,Setting');
    await tree.getByRole('treeitem', { name: /^plot\.png.*Not text/ }).click();
    await expect(dialog.getByText('This isn’t a text file.')).toBeVisible();
    await tree.getByRole('treeitem', { name: /^search_tree\.cpp/ }).click();
    const code = dialog.getByRole('textbox', { name: 'Code of programs/search_tree.cpp' });
    await expect(code).toContainText('std::unique_ptr<Node> left, right;');
    await expect(code.locator('span', { hasText: /^struct$/ })).toBeVisible();
    await accessible(page);
    await dialog.getByRole('searchbox', { name: 'Search inside this document' }).fill('marker would be lost');
    await dialog.getByRole('button', { name: /^programs\/HashTable\.java/ }).click();
    await expect(dialog.locator('.cm-searchMatch').first()).toBeVisible();

    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    for (const [narrow, folder, name] of [
      [390, 'programs', 'bounded_stack.py'],
      [320, 'tests', 'expected.json'],
    ] as const) {
      await page.setViewportSize({ width: narrow, height });
      await tree.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click();
      await expect(dialog.getByRole('textbox', { name: `Code of ${folder}/${name}` })).toBeInViewport();
      await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      await accessible(page);
    }
    await page.setViewportSize({ width, height });
  });

  await test.step('votes and bookmarks are kept', async () => {
    const dialog = await open('Karnaugh maps');
    const helpful = dialog.getByRole('button', { name: /^Helpful/ });
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await latest.getByRole('button', { name: 'Bookmark Karnaugh maps' }).click();
    await page.goto('/resources?saved=true');
    await expect(latest.getByRole('heading')).toHaveText(['Karnaugh maps']);
  });

  await test.step('the hub and a document are gone through with the Tab key', async () => {
    for (const path of ['/resources', '/resources/1']) {
      await page.goto(path);
      await settled(page);
      expect(await walkByKeyboard(page), path).toEqual([]);
    }
  });

  await test.step('nothing is wider than a screen of 320 px', async () => {
    const { height = 800 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 320, height });
    for (const path of ['/resources', '/resources/books', '/resources/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test('a superuser uploads with every rule, and deletes', async ({ page, accessible }) => {
  await signInAs(page, 'demo_admin', DEMO_PASSWORD, '/resources');
  await expect(page.getByText('Welcome, demo_admin (Admin)')).toBeVisible();
  await page.getByRole('button', { name: 'Upload a resource' }).click();
  const form = page.getByRole('form', { name: 'Upload a resource' });
  const file = form.locator('input[type=file]');
  const send = form.getByRole('button', { name: 'Upload', exact: true });
  const title = `Orbits ${Date.now().toString(36)}`;
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('Please fill all required fields and select a file');
  await accessible(page);

  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('combobox', { name: 'College' }).selectOption('COEP Technological University');
  await form.getByRole('textbox', { name: 'Branch' }).fill('Physics');
  await form.getByRole('combobox', { name: 'Year' }).selectOption('1');
  await form.getByRole('combobox', { name: 'Semester' }).selectOption('2');
  await form.getByRole('combobox', { name: 'Subject' }).fill('Celestial Mechanics');
  await form.getByRole('combobox', { name: 'Resource type' }).selectOption('Tutorial');
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  await test.step('what is wrong with a file is said before and after it is sent', async () => {
    await choose('orbit.exe', Buffer.from('MZ'));
    await send.click();
    await expect(form.getByRole('alert')).toContainText('Invalid file type. Allowed types: pdf, doc, docx');
    await choose('orbit.pdf', await makePicture('png'));
    await send.click();
    await expect(form.getByRole('alert')).toContainText('This isn’t a pdf file');
  });

  await test.step('while it is on its way it says so, and can be stopped', async () => {
    await choose('orbit.pdf', makePdf(title));
    await page.route('**/api/upload/', () => undefined);
    await send.click();
    await expect(form.getByRole('button', { name: 'Uploading...' })).toBeVisible();
    await form.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(send).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/upload/');
  });

  const latest = page.getByRole('list', { name: 'Latest Resources' });
  await test.step('published, it stands on top and the form is empty', async () => {
    await send.click();
    await expect(form.getByText('Operation completed successfully!')).toBeVisible();
    await expect(latest.getByRole('heading').first()).toHaveText(title);
    await expect(latest.getByRole('listitem').first()).toContainText('Today');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  await test.step('the same bytes are not sent again by mistake', async () => {
    await form.getByRole('textbox', { name: 'Title' }).fill('Again');
    await form.getByRole('combobox', { name: 'College' }).selectOption('COEP Technological University');
    await form.getByRole('textbox', { name: 'Branch' }).fill('Physics');
    await form.getByRole('combobox', { name: 'Year' }).selectOption('1');
    await form.getByRole('combobox', { name: 'Semester' }).selectOption('2');
    await form.getByRole('combobox', { name: 'Subject' }).fill('Celestial Mechanics');
    await form.getByRole('combobox', { name: 'Resource type' }).selectOption('Tutorial');
    await choose('orbit.pdf', makePdf(title));
    await send.click();
    await expect(form.getByRole('alert')).toContainText('This file is already here');
    await expect(form.getByRole('link', { name: title })).toHaveAttribute('href', /\/resources\/\d+$/);
    await expect(form.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
  });

  await test.step('deleted, it is gone, and the banner goes by itself', async () => {
    await latest.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Are you sure you want to delete this resource?')).toBeVisible();
    await accessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(latest.getByText(title)).toHaveCount(0);
    const banner = page.getByRole('main').getByRole('status').filter({ hasText: 'Operation completed successfully!' });
    await expect(banner).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < 400 && !(await isThere()); at++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('by keyboard alone, on a screen of 320 px: a type opens and is filtered, and a document is uploaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = () => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await signInAs(page, 'demo_admin', DEMO_PASSWORD, '/resources');
  await expect(page.getByText('Welcome, demo_admin (Admin)')).toBeVisible();
  await narrow();

  await test.step('the accordion', async () => {
    const heading = page.getByRole('main').getByRole('heading', { name: 'Resources', exact: true }).getByRole('button');
    await tabTo(page, heading);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('list', { name: 'Resources', exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await tabTo(page, page.getByRole('combobox', { name: 'Year, Resources' }));
    await page.keyboard.type('2');
    await tabTo(page, page.getByRole('searchbox', { name: 'Subject, Resources' }));
    await page.keyboard.type('math');
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await narrow();
  });

  await test.step('the form', async () => {
    const open = page.getByRole('button', { name: 'Upload a resource' });
    await page.keyboard.press('ControlOrMeta+Home');
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Upload a resource' });
    const title = `By keys ${Date.now().toString(36)}`;
    const said: [Locator, string][] = [
      [form.getByRole('textbox', { name: 'Title' }), title],
      [form.getByRole('combobox', { name: 'College' }), 'COEP'],
      [form.getByRole('textbox', { name: 'Branch' }), 'Physics'],
      [form.getByRole('combobox', { name: 'Year' }), '1'],
      [form.getByRole('combobox', { name: 'Semester' }), '2'],
      [form.getByRole('combobox', { name: 'Subject' }), 'Celestial Mechanics'],
      [form.getByRole('combobox', { name: 'Resource type' }), 'Tut'],
    ];
    for (const [field, words] of said) {
      await tabTo(page, field);
      await page.keyboard.type(words);
    }
    await tabTo(page, form.locator('input[type=file]'));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'keys.pdf', mimeType: 'application/pdf', buffer: makePdf(title) });
    await narrow();
    await tabTo(page, form.getByRole('button', { name: 'Upload', exact: true }));
    await page.keyboard.press('Enter');
    await expect(form.getByText('Operation completed successfully!')).toBeVisible();

    const remove = page
      .getByRole('list', { name: 'Latest Resources' })
      .getByRole('button', { name: `Delete ${title}` });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(0);
    await narrow();
  });
});

test('a picture in JPEG 2000 is drawn under the policy of the page, and no other worker or page may run WebAssembly', async ({
  page,
}) => {
  const title = `Red ${Date.now().toString(36)}`;
  await signInAs(page, 'demo_admin', DEMO_PASSWORD, '/resources');
  const session = await page.evaluate(() => localStorage.getItem('devorbit.session'));
  const { session_code } = JSON.parse(session ?? '{}') as { session_code: string };
  const sent = await page.request.post('/api/upload/', {
    headers: { 'x-session-code': session_code },
    multipart: {
      title,
      college: 'COEP Technological University',
      branch: 'Physics',
      year: '1',
      semester: '1',
      subject: 'Optics',
      resource_type: 'Resources',
      file: { name: 'red.pdf', mimeType: 'application/pdf', buffer: makeJpeg2000Pdf(title) },
    },
  });
  expect(sent.status()).toBe(201);
  const { id } = (await sent.json()) as { id: number };
  const worker = page.waitForResponse(/pdf\.worker/);
  await page.goto(`/resources/${id}`);
  expect((await worker).headers()['content-security-policy']).toContain("'wasm-unsafe-eval'");
  await expect
    .poll(() =>
      page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('.pdfViewer canvas');
        const data = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
        const [red = 0, green = 255, blue = 255] = data ?? [];
        return red > 180 && green < 60 && blue < 70;
      }),
    )
    .toBe(true);
  const answer = await page.reload();
  expect(answer?.headers()['content-security-policy']).not.toContain('wasm');
  await page.request.delete(`/api/documents/${id}/delete/`, { headers: { 'x-session-code': session_code } });
});
