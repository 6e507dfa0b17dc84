import type { Size } from '@devorbit/contract/practice/families.ts';

/** What stands for the size: for tiny, small, medium and large ones in this order. */
export const bySize = <T>(size: Size, tiny: T, small: T, medium: T, large: T): T =>
  ({ tiny, small, medium, large })[size];
