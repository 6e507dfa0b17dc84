import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../fixtures/browser.ts';
import { openGallery } from './gallery.ts';
const [address, to, ...names] = process.argv.slice(2) as [string, string];
mkdirSync(to, { recursive: true });
const gallery = await openGallery(address, names);
const browser = await chromium.launch(launchOptions);
for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const) {
    const found = await gallery.walk(
      browser,
      { viewport: { width, height: 900 }, colorScheme, hasTouch: width < 800 },
      async (page, screen) => {
        await page.screenshot({
          path: `${to}/${screen.name}-${width}-${colorScheme}.png`,
          fullPage: true,
          animations: 'disabled',
        });
        return [];
      },
    );
    for (const f of found) console.log(f);
  }
await browser.close();
