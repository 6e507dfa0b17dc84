import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Panel' });
const terminal = (page: Page) => panel(page).locator('.xterm-rows');

/** Wants a title, the clipboard, an answer from the terminal twice, a page's time, and a click on words that lie. */
const HOSTILE = String.raw`import sys
write = sys.stdout.write
write("\x1b]0;Taken over\x07\x1b]52;c;dGFrZW4=\x07")
write("\x1b[" + "1;" * 500_000 + "m\x1b[0m\x1bc")
write("\x1b]8;;https://sign.in@elsewhere.example/\x1b\\Your own page\x1b]8;;\x1b\\\n")
write("\x1bP$qm\x1b\\\x1b[6n")
sys.stdout.flush()
print("Name:")
print("got", ascii(sys.stdin.readline()))
`;

test('a terminal gives a program neither the title nor the clipboard, answers once, and says where a link leads', async ({
  page,
  context,
  accessible,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInFresh(page, project.name, '/online-ide');
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('textbox', { name: 'File name' }).fill('hostile.py');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Code of hostile.py' }).click();
  await page.keyboard.insertText(HOSTILE);
  await expect(page.getByRole('region', { name: 'Status' }).getByText('Saved', { exact: true })).toBeVisible();
  const title = await page.title();
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(terminal(page)).toContainText('Name:');
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');

  // A layer for screen readers lies over the rows.
  const { x, y } = (await terminal(page).getByText('Your own page').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 5);
  await page.mouse.move(x + 24, y + 6);
  await expect(page.locator('.xterm-cursor-pointer')).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Leave for another site?' });
  await expect(dialog.getByText('It leads to elsewhere.example.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', 'noopener noreferrer');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(terminal(page)).toContainText('Name:');
  await panel(page).locator('.xterm').click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(terminal(page)).toContainText(/got '.*Ada\\n'/);
  const got = /got '(.*)'/.exec((await terminal(page).textContent()) ?? '')?.[1] ?? '';
  expect(got.replace(String.raw`\x1bP1$r0m\x1b\\`, '')).toMatch(/^(\\x1b\[\d+;\d+R)?Ada\\n$/);
});

test('a connection that is lost is made again: the program goes on, and takes what is typed then', async ({
  page,
  accessible,
}, { project }) => {
  const sockets: WebSocketRoute[] = [];
  let isLost = false;
  await page.routeWebSocket(/\/api\/ide\/projects\/\d+\/workspace(?:\?|$)/, (socket) => {
    if (isLost) return void socket.close({ code: 3_000 });
    socket.connectToServer();
    sockets.push(socket);
  });
  await signInFresh(page, project.name, '/online-ide');
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('textbox', { name: 'File name' }).fill('greet.py');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Code of greet.py' }).click();
  await page.keyboard.insertText('print("Hello", input("Name: "))\n');
  await expect(page.getByRole('region', { name: 'Status' }).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(terminal(page)).toContainText('Name:');

  isLost = true;
  for (const socket of sockets) await socket.close({ code: 3_000 });
  const reconnecting = panel(page).getByText('Reconnecting to the workspace…');
  await expect(reconnecting).toBeVisible();
  await accessible(page);
  isLost = false;
  await expect(reconnecting).toBeHidden();
  expect(sockets.length).toBeGreaterThan(1);
  await panel(page).locator('.xterm').click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(terminal(page)).toContainText('Hello Ada');
  expect((await terminal(page).textContent())?.match(/Name:/g)).toHaveLength(1);
});
