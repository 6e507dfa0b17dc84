// Checks the web app's types: React Router writes the types of its routes first.
import { checkTypes } from './check/check-types.ts';
import { complete } from './processes.ts';

const program = { env: process.env as Record<string, string>, cwd: 'web' };
await complete({ ...program, name: 'type generation', args: ['../node_modules/@react-router/dev/bin.cjs', 'typegen'] });
await complete({ ...program, name: 'type check', args: checkTypes('.', 'types-of-web', '../') });
