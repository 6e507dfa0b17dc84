import { createProject, deleteProject } from '@devorbit/contract/ide/projects.ts';
import { pages } from '@devorbit/contract/pages.ts';
import { expect, type Page } from '@playwright/test';
import { code, front, isWide, panel, status } from '../fixtures/ide.ts';
import type { Screen } from './pages.ts';

/** What the IDE looks like at work: each begins at a project of its own, and comes into its state as a person would bring it there. */

const STARS = `class Star:
    def __init__(self, name, magnitude):
        self.name = name
        self.magnitude = magnitude

def brightest(stars):
    best = stars[0]
    for star in stars[1:]:
        if star.magnitude < best.magnitude:
            best = star
    return best

sky = [Star("Vega", 0.03), Star("Sirius", -1.46), Star("Rigel", 0.13)]
who = input("Who is looking? ")
print(f"{who} sees {brightest(sky).name} first.")
`;
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Tonight</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <h1>Tonight</h1>
    <ul id="stars"></ul>
    <script src="stars.js"></script>
  </body>
</html>
`;
const STYLE = `body {
  margin: 0;
  padding: 2rem;
  font: 1.1rem/1.6 system-ui;
  color: #f2ecdc;
  background: #14182b;
}
li::marker { content: '✦ '; color: #e8b04a; }
`;
const SCRIPT = `const stars = ['Vega', 'Sirius', 'Rigel'];
for (const star of stars) {
  const item = document.createElement('li');
  item.textContent = star;
  document.querySelector('#stars').append(item);
}
console.log('shown', { stars: stars.length });
`;
const FAULTY = `type Star = { name: string; magnitude: number };

const sky: Star[] = [{ name: 'Vega', magnitude: '0.03' }];
console.log(sky.nmae);
`;

const files = [
  { name: 'stars.py', content: STARS },
  { name: 'index.html', content: PAGE },
  { name: 'style.css', content: STYLE },
  { name: 'stars.js', content: SCRIPT },
  { name: 'catalogue.ts', content: FAULTY },
];

/** One round of pictures, at a project of its own that ends with it, and with it all that runs there. */
export async function withIdeProject(address: string, session: string, round: (id: number) => Promise<void>) {
  const { session_code } = JSON.parse(session) as { session_code: string };
  const headers = { 'x-session-code': session_code };
  const answer = await fetch(address + createProject.path, {
    method: createProject.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Night sky', files }),
  });
  if (!answer.ok) throw new Error(`A project cannot be made: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  await round(id);
  const path = deleteProject.path.replace(':id', String(id));
  const gone = await fetch(address + path, { method: deleteProject.method, headers });
  if (!gone.ok) throw new Error(`The project cannot be deleted: ${gone.status} ${await gone.text()}`);
}

/** Whatever was begun before ends with its page; programs go on. */
const open = async (page: Page, name: string): Promise<void> => {
  await front(page, 'Code');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+p');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: `Code of ${name}` })).toBeVisible();
};
const command = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('F1');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};
const answers = async (page: Page): Promise<void> => {
  await expect(panel(page).locator('.xterm-rows').first()).toContainText('Who is looking?', { timeout: 60_000 });
  await panel(page).locator('.xterm-helper-textarea').first().focus();
  await page.keyboard.type('Asha\n');
};

const states: Record<string, (page: Page) => Promise<void>> = {
  async 'ide-run'(page) {
    await open(page, 'stars.py');
    await page.keyboard.press('F5');
    await answers(page);
    await expect(panel(page).locator('.xterm-rows').first()).toContainText('sees Sirius first', { timeout: 60_000 });
  },
  async 'ide-steps'(page) {
    await open(page, 'stars.py');
    await command(page, 'step by step');
    await answers(page);
    const view = page.getByRole('region', { name: 'Step by step' });
    const slider = view.getByRole('slider', { name: 'Step' });
    await expect(slider).toBeFocused({ timeout: 60_000 });
    await slider.press('End');
    for (let step = 0; step < 5; step++) await slider.press('ArrowLeft');
  },
  async 'ide-preview'(page) {
    await open(page, 'index.html');
    if (isWide(page)) await status(page).getByRole('button', { name: 'Preview' }).click();
    else await front(page, 'Preview');
    const shown = page.getByRole('region', { name: 'Preview', exact: true }).locator('iframe').contentFrame();
    await expect(shown.getByText('Rigel')).toBeVisible();
  },
  async 'ide-problems'(page) {
    await open(page, 'catalogue.ts');
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible({ timeout: 60_000 });
    await command(page, 'problems');
  },
  async 'ide-history'(page) {
    await open(page, 'stars.py');
    await command(page, 'history');
  },
  // The last one: its program stands there until the project ends.
  async 'ide-debugging'(page) {
    await open(page, 'stars.py');
    await code(page).getByText('if star.magnitude').click();
    await page.keyboard.press('F9');
    await command(page, 'debug');
    // Debugging shows its console; the program asks in its output.
    await panel(page).getByRole('tab', { name: 'OUTPUT' }).click();
    await answers(page);
    await expect(page.getByRole('region', { name: 'Debugging' }).getByText(/Stopped at a breakpoint/)).toBeVisible({
      timeout: 60_000,
    });
  },
};

export const ideStates: Screen[] = Object.entries(states).map(([name, prepare]) => ({
  name,
  path: pages['ide-project'].path.replace(':id', '{ide}'),
  viewer: 'demo_learner',
  prepare,
}));
