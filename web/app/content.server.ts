import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readUniversities } from '@devorbit/content-reader/universities.ts';

// What authors write, for the loaders of prerendered pages: they run while the app is built, and never later.
// The build runs in web/, tests in the folder above.
const content = (room: string): string => resolve(existsSync('content') ? 'content' : '../content', room);

export const universities = readUniversities(content('universities'));
