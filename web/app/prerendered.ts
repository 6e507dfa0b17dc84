import { comingPaths } from './coming/areas.ts';
import { universities } from './content.server.ts';

/** Paths of the pages that are written while the app is built: all that a visitor reads. */
export const prerendered: string[] = [
  '/',
  '/about',
  '/signin',
  '/login',
  '/signup',
  '/forgot-password',
  '/QuickDSA',
  '/dsa-challenges',
  '/challenges',
  '/search',
  ...comingPaths,
  '/team',
  '/universities',
  ...universities.map(({ slug }) => `/universities/${slug}`),
];
