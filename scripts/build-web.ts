// npm run build: the web app, whatever was built before.
import { dirname } from 'node:path';
import { compileWeb } from './web-build.ts';

await compileWeb(dirname(import.meta.dirname));
