// npm run keyboard: goes through every page of a running house with the Tab key, on a wide screen, on a phone, at 400 % zoom and in forced colours.
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../fixtures/browser.ts';
import { openGallery } from '../screens/gallery.ts';
import { walkByKeyboard } from './focus-walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('usage: keyboard [--address URL] [NAME…]\nThe house must hold the demo world.');
  process.exit(0);
}

/** A window of 1280 by 1024 that is zoomed to 400 % is one of 320 by 256 (WCAG 2.2, 1.4.10). */
const ways: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'zoomed to 400 %': { viewport: { width: 320, height: 256 } },
  'in forced colours': { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
};

async function faultsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(over > 0 ? [`is ${over} px too wide`] : []), ...(await walkByKeyboard(page))];
}

const gallery = await openGallery(values.address, positionals);
const browser = await chromium.launch(launchOptions);
let pages = 0;
const faults: string[] = [];
for (const [way, options] of Object.entries(ways)) {
  const found = await gallery.walk(browser, options, (page) => {
    pages += 1;
    return faultsOf(page);
  });
  faults.push(...found.map((fault) => `${way}: ${fault}`));
}
await browser.close();
for (const fault of faults) console.log(fault);
console.log(`${pages} walks, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
