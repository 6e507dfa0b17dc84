// npm run screens: takes docs/screens/ anew from a running house, and looks at every page with axe on the way.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from '../fixtures/axe.ts';
import { launchOptions } from '../fixtures/browser.ts';
import { type Gallery, openGallery } from './gallery.ts';
import { ideStates } from './ide-states.ts';
import { type Screen, screens } from './pages.ts';

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

/** What is wrong with the page as it stands: axe's findings, a page wider than its screen. */
async function faultsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = await axeFaults(page);
  return [...(over > 0 ? [`is ${over} px too wide`] : []), ...found];
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

mkdirSync(values.to, { recursive: true });

const browser = await chromium.launch(launchOptions);
let looked = 0;
const faults: string[] = [];
async function lookAt(gallery: Gallery, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  const label = `${width}-${colorScheme}`;
  const viewport = { width, height: width < 800 ? 844 : 900 };
  const found = await gallery.walk(browser, { viewport, colorScheme, hasTouch: width < 800 }, async (page, screen) => {
    await take(page, screen, label);
    looked += 1;
    return faultsOf(page);
  });
  faults.push(...found.map((fault) => `${label}: ${fault}`));
}

/** Every width in both schemes, so many rounds at once. */
async function takeAll(wanted: Screen[], atOnce: number): Promise<void> {
  const gallery = await openGallery(values.address, positionals, wanted);
  const rounds = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const));
  const workers = Array.from({ length: atOnce }, async () => {
    for (let round = rounds.shift(); round; round = rounds.shift()) await lookAt(gallery, ...round);
  });
  await Promise.all(workers);
}
await takeAll(screens, 2);
// A small house has few places for running programs and their assistance.
await takeAll(ideStates, 1);
await browser.close();
for (const fault of faults) console.log(fault);
console.log(`${looked} pictures, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
