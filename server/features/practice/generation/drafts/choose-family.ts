import type { Random } from '@devorbit/contract/practice/families.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { Wish } from './draft-source.ts';
import type { Family } from './sketch.ts';
import { inTheirWords, tagKey } from './tag-names.ts';

/** After this many drafts that were published before, families that fit less are taken in as well. */
const ATTEMPTS_EACH = 10;

type Choice = { family: Family; difficulty: Difficulty; tags: string[] };

const shared = (family: Family, asked: string[]): number => {
  const own = new Set(family.tags.map(tagKey));
  return new Set(asked.map(tagKey).filter((tag) => own.has(tag))).size;
};

/** The number of shared tags; of two with the same number the one that has no other tags is nearer. */
const nearness = (family: Family, asked: string[]): number => {
  const count = shared(family, asked);
  return count === family.tags.length ? count + 0.5 : count;
};

/**
 * A family of the difficulty that is asked for, among those that share the most tags. Later attempts are drawn from those
 * that share any, then from all. Null where no family has the difficulty.
 */
export function chooseFamily(
  families: readonly Family[],
  { difficulty, tags }: Wish,
  random: Random,
  attempt: number,
): Choice | null {
  const able = families.filter(({ difficulties }) => difficulty === null || difficulties.includes(difficulty));
  if (able.length === 0) return null;
  const most = Math.max(...able.map((family) => nearness(family, tags)));
  const least = attempt < ATTEMPTS_EACH ? most : attempt < 2 * ATTEMPTS_EACH ? Math.min(most, 1) : 0;
  const family = random.pick(able.filter((candidate) => nearness(candidate, tags) >= least));
  return { family, difficulty: difficulty ?? random.pick(family.difficulties), tags: inTheirWords(family.tags, tags) };
}
