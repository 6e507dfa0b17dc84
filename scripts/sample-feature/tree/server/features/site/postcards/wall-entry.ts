import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SearchEntry } from '../../../feature.ts';

export const wallEntry = (): SearchEntry[] => [
  { ref: 'wall', title: 'The wall of postcards', link: pathOf('postcards') },
];
