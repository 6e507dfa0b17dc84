// Checks the web app's types: React Router writes the types of its routes first.
import { complete } from './processes.ts';

const env = process.env as Record<string, string>;
await complete({ name: 'type generation', args: ['node_modules/@react-router/dev/bin.js', 'typegen', 'web'], env });
await complete({ name: 'type check', args: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', 'web'], env });
