// npm start, npm run dev: prepares the machine, then becomes the supervisor on Node 24.
import { become, installPackages } from './bootstrap.mjs';

await installPackages();
become(['scripts/serve.ts', ...process.argv.slice(2)]);
