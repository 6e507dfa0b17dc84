import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { code, front, isWide, newFile, saved, status, write } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

/** In pages of ours: a preview has no storage. */
const withoutAssistance = () => {
  if (globalThis.top === globalThis.self) localStorage.setItem('devorbit.ide.assistance', 'false');
};
test.beforeEach(({ page }) => page.addInitScript(withoutAssistance));

const pane = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
const shownPage = (page: Page) => pane(page).locator('iframe').contentFrame();
const consoleOf = (page: Page) => pane(page).getByRole('log', { name: 'Console of the page' });

const INDEX = `<!doctype html>
<html lang="en">
<head><title>Orbits</title><link rel="stylesheet" href="style.css"></head>
<body><h1>Orbits</h1><p id="said">waiting</p><a href="docs/about.html">About</a><script src="plain.js"></script><script type="module" src="app.js"></script></body>
</html>`;
const APP = `import { name } from './lib/name.js';
const data = await (await fetch('data.json')).json();
document.querySelector('#said').textContent = name + ' has ' + data.moons + ' moons';
console.log('hello', { moons: data.moons });
console.warn('careful');
setTimeout(() => { throw new Error('too far'); });`;

const makePage = async (page: Page) => {
  for (const [name, text] of [
    ['style.css', 'h1 { color: rgb(1, 2, 3) }'],
    ['lib/name.js', "export const name = 'Mars';"],
    ['data.json', '{"moons": 2}'],
    ['plain.js', 'var here = 1;\nmissing();'],
    ['docs/about.html', '<!doctype html><title>About</title><h1>About</h1><a href="../index.html">Home</a>'],
    ['app.js', APP],
    ['index.html', INDEX],
  ] as const) {
    await newFile(page, name);
    await write(page, text);
  }
};
const openPreview = async (page: Page) => {
  if (isWide(page)) await status(page).getByRole('button', { name: 'Preview' }).click();
  else await front(page, 'Preview');
};
/** As a server without PREVIEW_URL has it: the page stands on the server itself, without an origin. */
const withoutOrigins = (page: Page) =>
  page.route('**/api/ide/projects/*/previews/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), origin: null } });
  });
const works = async (page: Page) => {
  await expect(shownPage(page).getByText('Mars has 2 moons')).toBeVisible();
  await expect(shownPage(page).getByRole('heading', { name: 'Orbits' })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(consoleOf(page)).toContainText('hello {moons: 2}');
  await expect(consoleOf(page)).toContainText('careful');
  await expect(consoleOf(page)).toContainText(/Uncaught Error: too far \(app\.js:6\)/);
  await expect(consoleOf(page)).toContainText('Uncaught ReferenceError: missing is not defined (plain.js:2)');
  await expect(pane(page).getByText('2 errors')).toBeVisible();
};

for (const has of ['no origin', 'an origin of its own'] as const)
  test(
    `a member sees the pages of a project beside the code, with ${has}: modules, data, console, links, and again after each change`,
    { tag: '@phone' },
    async ({ context, accessible }, { project }) => {
      // The page’s own errors are what is looked at, so they fail nothing here.
      const page = await context.newPage();
      await page.addInitScript(withoutAssistance);
      if (has === 'no origin') await withoutOrigins(page);
      await signInFresh(page, project.name, '/online-ide');
      await makePage(page);
      await saved(page);
      await openPreview(page);
      await works(page);
      await accessible(page);

      await shownPage(page).getByRole('link', { name: 'About' }).click();
      await expect(shownPage(page).getByRole('heading', { name: 'About' })).toBeVisible();
      await expect(pane(page).getByRole('combobox', { name: 'Page' })).toHaveValue('docs/about.html');
      await expect(consoleOf(page)).toContainText('too far');
      // A change shows the page that it stands at.
      await write(page, INDEX.replace('<h1>Orbits</h1>', '<h1>Rings</h1>'));
      await front(page, 'Preview');
      // On a phone the pane was away meanwhile, and begins with its first page again.
      if (isWide(page)) {
        await expect(consoleOf(page)).not.toContainText('too far');
        await expect(shownPage(page).getByRole('heading', { name: 'About' })).toBeVisible();
      }
      await pane(page).getByRole('combobox', { name: 'Page' }).selectOption('index.html');
      await expect(shownPage(page).getByRole('heading', { name: 'Rings' })).toBeVisible();

      const address = await pane(page).getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        pane(page).getByRole('link', { name: 'Open in a new tab' }).click(),
      ]);
      await expect(tab.getByText('Mars has 2 moons')).toBeVisible();
      await tab.close();
      await pane(page).getByRole('button', { name: 'More about the preview' }).click();
      await page.getByRole('button', { name: /Turn off my preview addresses/ }).click();
      await expect(pane(page).getByRole('link', { name: 'Open in a new tab' })).not.toHaveAttribute('href', address!);
      await expect(shownPage(page).getByText('Mars has 2 moons')).toBeVisible();
      const ended = await context.newPage();
      expect((await ended.goto(address!))?.status()).toBe(404);
      await ended.close();

      if (!isWide(page)) return;
      // By keys alone: the pane closes, and F1 opens it.
      await pane(page).getByRole('button', { name: 'As on a phone' }).press('Enter');
      await expect(pane(page).locator('iframe')).toHaveCSS('width', '390px');
      await accessible(page);
      await pane(page).getByRole('button', { name: 'Close the preview' }).press('Enter');
      await expect(pane(page)).toBeHidden();
      await page.keyboard.press('F1');
      await page
        .getByRole('textbox', { name: 'Command' })
        .or(page.getByRole('combobox', { name: 'Command' }))
        .fill('Preview');
      await page.keyboard.press('Enter');
      await expect(shownPage(page).getByRole('heading', { name: 'Rings' })).toBeVisible();
    },
  );

test('a visitor’s page is put together in the browser; nothing of it is sent', async ({ context, accessible }) => {
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/online-ide');
  await makePage(page);
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  // Run shows a page as well.
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await works(page);
  await accessible(page);
  await shownPage(page).getByRole('link', { name: 'About' }).click();
  await expect(shownPage(page).getByRole('heading', { name: 'About' })).toBeVisible();
  await shownPage(page).getByRole('link', { name: 'Home' }).click();
  await works(page);
  expect(sent.filter((address) => !address.includes('/api/vitals'))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await front(page, 'Preview');
  await works(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // It has no origin, and so no store: that is said in words, also where the browser has none for it.
  await write(
    page,
    `<!doctype html>
<p>Visits</p>
<script>
  localStorage.visits = 1;
</script>
<script type="module">document.cookie = "visits=1";</script>
<script>
  let twice;
  let twice;
</script>
<button onclick="
  gone();">Count</button>`,
  );
  await front(page, 'Preview');
  await expect(consoleOf(page)).toContainText(/Uncaught SecurityError: [^(]*localStorage[^(]* \(index\.html:4\)/);
  await expect(consoleOf(page)).toContainText(/Uncaught SecurityError: [^(]*cookie[^(]*$/);
  // A script that cannot be read has said no name; the line is that of the page all the same.
  await expect(consoleOf(page)).toContainText(/Uncaught SyntaxError: [^(]*twice[^(]* \(line 9\)/);
  // What an attribute says counts its lines by itself.
  await shownPage(page).getByRole('button', { name: 'Count' }).click();
  await expect(consoleOf(page)).toContainText(/Uncaught ReferenceError: gone is not defined(?! \()/);
  await expect(consoleOf(page).getByText('This page can’t store anything in the browser here.')).toHaveCount(1);
});

test('a project’s page keeps what it stores, and another project’s has none of it', async ({ context }, {
  project,
}) => {
  const page = await context.newPage();
  await page.addInitScript(withoutAssistance);
  await signInFresh(page, project.name, '/online-ide');
  const counts = async () => {
    await newFile(page, 'index.html');
    await write(
      page,
      `<!doctype html><p></p><script>localStorage.visits = Number(localStorage.visits ?? 0) + 1; document.querySelector('p').textContent = 'Visit ' + localStorage.visits;</script>`,
    );
    await saved(page);
  };
  await counts();
  await openPreview(page);
  await expect(shownPage(page).getByText('Visit 1', { exact: true })).toBeVisible();
  await pane(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(shownPage(page).getByText('Visit 2', { exact: true })).toBeVisible();
  // By another address it is the same project.
  await pane(page).getByRole('button', { name: 'More about the preview' }).click();
  await page.getByRole('button', { name: /Turn off my preview addresses/ }).click();
  await expect(shownPage(page).getByText('Visit 3', { exact: true })).toBeVisible();
  await page.goto('/online-ide?template=ruby');
  await expect(code(page)).toBeVisible();
  await counts();
  await openPreview(page);
  await expect(shownPage(page).getByText('Visit 1', { exact: true })).toBeVisible();
});

/** What a page tries, and what must come of it. */
const tries = (outside: string, token: string): Record<string, string> => ({
  parent: `parent.document.title`,
  top: `top.location.href = ${JSON.stringify(outside)}`,
  storage: `localStorage.getItem('devorbit.session')`,
  'session storage': `sessionStorage.length`,
  cookie: `document.cookie`,
  database: `await new Promise((done, failed) => { const asked = indexedDB.open('x'); asked.onsuccess = done; asked.onerror = () => failed(new Error('no database')) })`,
  'service worker': `await navigator.serviceWorker.register('sw.js')`,
  api: `await (await fetch('/api/ide/projects/')).text()`,
  'api with a session': `await (await fetch('/api/profile/', { credentials: 'include' })).text()`,
  'another project': `await (await fetch('/preview/${token}/index.html')).text()`,
  'a page of ours': `await (await fetch('/')).text()`,
  outside: `await (await fetch('${outside}')).text()`,
  socket: `await new Promise((done, failed) => { const s = new WebSocket('${outside.replace('http', 'ws')}'); s.onopen = done; s.onerror = () => failed(new Error('no socket')) })`,
  events: `await new Promise((done, failed) => { const s = new EventSource('${outside}'); s.onopen = done; s.onerror = () => failed(new Error('no events')) })`,
  beacon: `if (navigator.sendBeacon('${outside}', 'x')) throw new Error('a beacon is only tried')`,
  picture: `await new Promise((done, failed) => { const i = new Image(); i.onload = done; i.onerror = () => failed(new Error('no picture')); i.src = '${outside}/dot.png' })`,
  script: `await new Promise((done, failed) => { const s = document.createElement('script'); s.onload = done; s.onerror = () => failed(new Error('no script')); s.src = '${outside}/x.js'; document.head.append(s) })`,
  'base address': `document.head.insertAdjacentHTML('afterbegin', '<base href="${outside}/">'); const found = await fetch('app.js'); if (!found.url.startsWith('${outside}')) throw new Error('still here'); await found.text()`,
  window: `if (open('${outside}') === null) throw new Error('no window')`,
  frame: `await new Promise((done, failed) => { const f = document.createElement('iframe'); f.src = '/help'; document.body.append(f); f.onload = () => failed(new Error(f.contentDocument ? '' : 'a frame that is not read')); setTimeout(() => failed(new Error('no frame')), 5000) })`,
});

/** What is its own where it has an origin: an empty store, which holds no session. */
const owned = ['storage', 'session storage', 'cookie', 'database'];
for (const has of ['no origin', 'an origin of its own'] as const)
  test(`a hostile page with ${has} reaches no page around it, no session, no API, no other project and no network`, async ({
    context,
  }, { project }) => {
    const reached: string[] = [];
    const outside = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('outside');
    });
    await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
    try {
      const elsewhere = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
      const page = await context.newPage();
      await page.addInitScript(withoutAssistance);
      if (has === 'no origin') await withoutOrigins(page);
      await signInFresh(page, project.name, '/online-ide');
      await expect(code(page)).toBeVisible();
      // Of another project of the same person.
      const token = await page.evaluate(async () => {
        const post = async (address: string, body?: object) => {
          const response = await fetch(address, {
            method: 'POST',
            headers: {
              authorization: `Token ${JSON.parse(localStorage.getItem('devorbit.session') ?? '{}').session_code}`,
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: JSON.stringify(body) }),
          });
          return (await response.json()) as { id: number; token: string };
        };
        const { id } = await post('/api/ide/projects/', {
          name: 'Other',
          files: [{ name: 'index.html', content: 'secret' }],
        });
        return (await post(`/api/ide/projects/${id}/previews/`)).token;
      });
      expect((await page.request.get(`/preview/${token}/index.html`)).status()).toBe(200);
      const all = tries(elsewhere, token);
      const script = Object.entries(all)
        .map(
          ([name, work]) =>
            `try { const got = await (async () => { ${/^(await|if|document|top)/.test(work) && !work.startsWith('document.cookie') ? work : `return ${work}`} })(); console.log(${JSON.stringify(name)} + ' REACHED ' + got); } catch (error) { console.log(${JSON.stringify(name)} + ' refused: ' + error.name); }`,
        )
        .join('\n');
      await newFile(page, 'sw.js');
      await write(page, 'onfetch = () => {};');
      await newFile(page, 'app.js');
      await write(page, '1;');
      await newFile(page, 'inner.html');
      await write(
        page,
        `<script>top.postMessage({ mark: 'devorbit-preview', type: 'line', level: 'log', text: 'FORGED' }, '*')</script>`,
      );
      await newFile(page, 'index.html');
      await write(
        page,
        `<!doctype html><body><iframe srcdoc="<script>top.postMessage({ mark: 'devorbit-preview', type: 'line', level: 'log', text: 'FORGED' }, '*')</script>"></iframe><script type="module">${script}\nfor (const odd of [null, 7, 'x', [], { mark: 'devorbit-preview', type: 'line', level: 'x', text: 1 }]) parent.postMessage(odd, '*');\nfor (let at = 0; at < 5000; at++) parent.postMessage({ mark: 'devorbit-preview', type: 'line', level: 'log', text: 'flood ' + at }, '*');\nconsole.log('done');</script></body>`,
      );
      await saved(page);
      const before = page.url();
      await openPreview(page);
      await expect(consoleOf(page)).toContainText('done');
      // What was said before the flood is gone from the pane by then, so the page is asked without it.
      await write(page, `<!doctype html><body><script type="module">${script}\nconsole.log('done');</script></body>`);
      await expect(consoleOf(page)).not.toContainText('flood');
      await expect(consoleOf(page)).toContainText('done');
      const said = await consoleOf(page).innerText();
      const reaches = has === 'no origin' ? [] : owned;
      for (const name of Object.keys(all).filter((each) => !reaches.includes(each)))
        expect(said).toContain(`${name} refused: `);
      expect(said.match(/^.* REACHED .*$/gm)?.map((line) => line.replace(/[^\w ]/g, '').trim()) ?? []).toEqual(
        reaches.map(
          (name) =>
            ({
              storage: 'storage REACHED null',
              'session storage': 'session storage REACHED 0',
              cookie: 'cookie REACHED',
              database: 'database REACHED undefined',
            })[name],
        ),
      );
      expect(said).not.toContain('FORGED');
      // What leaves the page ends it, and leads nowhere.
      for (const leaving of [
        `const f = document.createElement('form'); f.action = '${elsewhere}'; f.method = 'post'; document.body.append(f); f.submit();`,
        `location.href = '${elsewhere}';`,
        `document.body.innerHTML = '<a href="${elsewhere}" target="_top">out</a><a href="${elsewhere}" target="_blank">out</a>'; for (const a of document.links) a.click();`,
      ]) {
        await write(
          page,
          `<!doctype html><body><script>console.log('leaves'); setTimeout(() => { ${leaving} }, 200);</script></body>`,
        );
        await expect(consoleOf(page)).toContainText('leaves');
        await write(page, `<!doctype html><body><script>setTimeout(() => console.log('later'), 1500);</script></body>`);
        await expect(consoleOf(page)).toContainText('later');
      }
      expect(reached).toEqual([]);
      expect(page.url()).toBe(before);
      expect(context.pages()).toHaveLength(2);

      // In a tab of its own it has no more.
      const tab = await context.newPage();
      await tab.goto((await pane(page).getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '');
      if (has !== 'no origin') {
        expect(await tab.evaluate(() => globalThis.origin)).toMatch(/^http:\/\/p\d+\.localhost:\d+$/);
        expect(await tab.evaluate(() => localStorage.length)).toBe(0);
        for (const path of ['/', '/api/ide/projects/', `/preview/${token}/index.html`])
          expect((await tab.goto(new URL(path, tab.url()).href))?.status(), path).toBe(404);
        return;
      }
      expect(await tab.evaluate(() => globalThis.origin)).toBe('null');
      for (const read of ['localStorage.length', 'document.cookie']) {
        const said = `(() => { try { return ${read}; } catch (error) { return error.name; } })()`;
        expect(await tab.evaluate(said), read).toBe('SecurityError');
      }
    } finally {
      outside.close();
    }
  });
