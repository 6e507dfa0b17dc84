import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { settled } from '../crawl/settled.ts';
import { withIdeProject } from './ide-states.ts';
import { type Screen, screens, type Viewer } from './pages.ts';

const PASSWORD = 'devorbit-demo';

export type Gallery = {
  /** Opens the pages one after another, each as those see it whom it is for; `visit` answers what is wrong with one. */
  walk(browser: Browser, options: BrowserContextOptions, visit: Visit): Promise<string[]>;
};
type Visit = (page: Page, screen: Screen) => Promise<string[]>;

async function problemOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/problems/?search=docking`);
  const [first] = (await answer.json()) as { id: number }[];
  if (!first) throw new Error('The house has no seeded problem');
  return first.id;
}

/** 0 in a house without events, where no page needs one. */
async function eventOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/events/`);
  const [first] = (await answer.json()) as { id: number }[];
  return first?.id ?? 0;
}

async function sessionOf(address: string, viewer: Viewer): Promise<string | null> {
  if (viewer === 'visitor') return null;
  const answer = await fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: viewer, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${viewer} cannot sign in: ${answer.status}`);
  return answer.text();
}

/** What the page said on its own of what went wrong; emptied by the asking. */
function listen(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) errors.push(message.text());
  });
  return () => errors.splice(0);
}

/** The pages of these names, or all, of a running house that holds the demo world. */
export async function openGallery(address: string, names: string[], all = screens): Promise<Gallery> {
  const [problem, event] = await Promise.all([problemOf(address), eventOf(address)]);
  const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const viewers = [...new Set(wanted.map(({ viewer }) => viewer))];
  const sessions = new Map<Viewer, string | null>();
  for (const viewer of viewers) sessions.set(viewer, await sessionOf(address, viewer));
  return {
    async walk(browser, options, visit) {
      const faults: string[] = [];
      for (const viewer of viewers) {
        const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
        const session = sessions.get(viewer);
        // Not in frames: a sandboxed one has no storage.
        if (session)
          await context.addInitScript((kept) => {
            if (globalThis.top === globalThis.self) localStorage.setItem('devorbit.session', kept);
          }, session);
        const page = await context.newPage();
        const errors = listen(page);

        const look = async (screen: Screen, ide = 0) => {
          const ids = { problem, event, ide };
          await page.goto(address + screen.path.replace(/{(\w+)}/g, (_, name: keyof typeof ids) => String(ids[name])));
          await settled(page);
          // Shown as it is then, and told.
          const failed = await screen.prepare?.(page).catch((error: unknown) => String(error).split('\n', 1));
          await page.waitForTimeout(500);
          const found = await visit(page, screen);
          faults.push(...[...(failed ?? []), ...found, ...errors()].map((fault) => `${screen.name}: ${fault}`));
        };
        const mine = wanted.filter((each) => each.viewer === viewer);
        const lookAtAll = async (project?: number) => {
          for (const screen of mine) await look(screen, project);
        };
        const needsProject = mine.some(({ path }) => path.includes('{ide}'));
        await (needsProject && session ? withIdeProject(address, session, lookAtAll) : lookAtAll());
        await context.close();
      }
      return faults;
    },
  };
}
