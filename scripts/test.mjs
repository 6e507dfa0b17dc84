// npm test: prepares the machine, then runs every suite on Node 24.
import { become, installPackages, installToolchains, say } from './bootstrap.mjs';

await installPackages();
for (const sentence of await installToolchains({ withBrowser: true })) say(sentence);
become(['scripts/check.ts', ...process.argv.slice(2)]);
