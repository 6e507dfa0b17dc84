import { universities } from './content.server.ts';

/** Paths of the pages that are written while the app is built: all that a visitor reads. */
export const prerendered: string[] = [
  '/',
  '/signin',
  '/signup',
  '/QuickDSA',
  '/dsa-challenges',
  ...universities.map(({ slug }) => `/universities/${slug}`),
];
