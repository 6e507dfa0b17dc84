// npm test: prepares the machine, then runs every suite on Node 24.
import { become, installBrowser, installLanguages, installPackages, say } from './bootstrap.mjs';

await installPackages();
await installLanguages();
// The one without windows is the cheaper one; the whole one serves as well.
const headless = await installBrowser('/usr/lib/chromium/chromium-headless-shell', 'chromium-headless-shell');
const withoutBrowser = headless && (await installBrowser());
if (withoutBrowser) say(`The browser tests cannot run: ${withoutBrowser}`);
become(['scripts/check.ts', ...process.argv.slice(2)]);
