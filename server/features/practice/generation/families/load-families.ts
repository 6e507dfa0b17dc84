import { readFamilies } from '@devorbit/content-reader/families/read-families.ts';
import { seededRandom } from '../drafts/random.ts';
import { type Family, show } from '../drafts/sketch.ts';
import { toldFamily } from './told-family.ts';

/**
 * Every kind of problem that we can make without anybody's help: the folders below `root` (`content/generation`). Throws
 * for one that is wrong, by its texts or by what its logic draws, naming it.
 */
export function loadFamilies(root: string): readonly Family[] {
  const families = readFamilies(root).map(toldFamily);
  for (const family of families)
    for (const difficulty of family.difficulties) {
      const random = seededRandom('first');
      const sketch = family.sketch(random, difficulty);
      const input = sketch.input(random, 'tiny');
      sketch.explain(input, show(sketch.answer(input)));
    }
  return families;
}
