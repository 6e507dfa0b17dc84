// npm run screens: takes docs/screens/ anew from a running house, and looks at every page with axe on the way.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { settled } from '../crawl/settled.ts';
import { launchOptions } from '../fixtures/browser.ts';
import { type Screen, screens, type Viewer } from './pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
    to: { type: 'string', default: join(import.meta.dirname, '../../docs/screens') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('usage: screens [--address URL] [--to FOLDER] [NAME…]\nThe house must hold the demo world.');
  process.exit(0);
}

const WIDTHS = [390, 850, 1440];
const SCHEMES = ['light', 'dark'] as const;
/** A picture shows at most this much of a page, in CSS pixels, at half its size. */
const TALLEST = 3200;
const PASSWORD = 'devorbit-demo';

async function problemOf(): Promise<number> {
  const answer = await fetch(`${values.address}/api/problems/?search=docking`);
  const [first] = (await answer.json()) as { id: number }[];
  if (!first) throw new Error('The house has no seeded problem');
  return first.id;
}

async function sessionOf(viewer: Viewer): Promise<string | null> {
  if (viewer === 'visitor') return null;
  const answer = await fetch(`${values.address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: viewer, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${viewer} cannot sign in: ${answer.status}`);
  return answer.text();
}

/** What is wrong with the page as it stands: axe's findings, a page wider than its screen. */
async function faultsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('.monaco-editor')
    .analyze();
  return [
    ...(over > 0 ? [`is ${over} px too wide`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ];
}

async function take(page: Page, screen: Screen, label: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  });
  await sharp(picture)
    .resize({ width: Math.round(width / (width < 800 ? 1.3 : 2)) })
    .webp({ quality: 62 })
    .toFile(join(values.to, `${screen.name}-${label}.webp`));
}

const problem = await problemOf();
const wanted = screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const viewers = [...new Set(wanted.map(({ viewer }) => viewer))];
const sessions = new Map<Viewer, string | null>();
for (const viewer of viewers) sessions.set(viewer, await sessionOf(viewer));
mkdirSync(values.to, { recursive: true });

let looked = 0;
const faults: string[] = [];
async function lookAt(browser: Browser, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  for (const viewer of viewers) {
    const context = await browser.newContext({
      viewport: { width, height: width < 800 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 800,
    });
    const session = sessions.get(viewer);
    if (session) await context.addInitScript((kept) => localStorage.setItem('devorbit.session', kept), session);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        errors.push(message.text());
    });
    for (const screen of wanted.filter((each) => each.viewer === viewer)) {
      const label = `${width}-${colorScheme}`;
      await page.goto(values.address + screen.path.replace('{problem}', String(problem)));
      await settled(page);
      await page.waitForTimeout(500);
      await take(page, screen, label);
      faults.push(
        ...[...(await faultsOf(page)), ...errors.splice(0)].map((fault) => `${screen.name} ${label}: ${fault}`),
      );
      looked += 1;
    }
    await context.close();
  }
}

const browser = await chromium.launch(launchOptions);
const rounds = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const));
await Promise.all(
  [0, 1].map(async () => {
    for (let round = rounds.shift(); round; round = rounds.shift()) await lookAt(browser, ...round);
  }),
);
await browser.close();
for (const fault of faults) console.log(fault);
console.log(`${looked} pictures, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
