// npm test: prepares the machine, then runs every suite on Node 24.
import { become, installBrowser, installPrograms, installPackages, say } from './bootstrap.mjs';

await installPackages();
await installPrograms();
const withoutBrowser = await installBrowser();
if (withoutBrowser) say(`The browser tests cannot run: ${withoutBrowser}`);
// Cheaper for all that needs no window; where it is missing, the whole one serves.
else await installBrowser('/usr/lib/chromium/chromium-headless-shell', 'chromium-headless-shell');
become(['scripts/check.ts', ...process.argv.slice(2)]);
