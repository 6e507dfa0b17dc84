// npm run build: the web app, whatever was built before; with --if-changed only where its sources have changed since.
import { dirname } from 'node:path';
import { buildWeb, compileWeb } from './web-build.ts';

const root = dirname(import.meta.dirname);
if (process.argv.includes('--if-changed')) await buildWeb(root, console.log);
else await compileWeb(root);
