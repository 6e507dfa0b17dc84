import {
  INSIDE_PAGE_SIZE,
  type InsideHit,
  type searchInside as endpoint,
} from '@devorbit/contract/library/resources-inside.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { withoutSigns } from '../../../../../platform/search-text/marks.ts';
import { readQuestion } from '../../../../../platform/search-text/question.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { presentResource } from '../../present.ts';
import { presentHit } from '../present.ts';
import { selectInside } from '../store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  secret: string;
  /** Of content/universities. */
  colleges: readonly { slug: string; name: string }[];
};
type Found = { resource: Resource; hit: InsideHit; pages: number };

/** Documents in whose text the words stand, the best first. For members: excerpts are what only they may read. */
export async function searchInside(
  { database, clock, secret, colleges }: Deps,
  actor: Actor,
  { search, page, college, ...rest }: z.output<typeof endpoint.query>,
): Promise<{ results: Found[]; more: boolean }> {
  const question = readQuestion(withoutSigns(search));
  const of = colleges.find(({ slug, name }) => slug === college || name === college);
  const rows = await selectInside(database, actor.id, question, { ...rest, university: of?.slug ?? college }, page);
  const signing = { secret, user: actor.id, now: clock.now() };
  return {
    results: rows.slice(0, INSIDE_PAGE_SIZE).map(({ page: at, label, ocr, excerpt, starts, ends, found, ...row }) => ({
      resource: presentResource(row, signing),
      hit: presentHit({ page: at, label, ocr, excerpt, starts, ends }, question.words),
      pages: found,
    })),
    more: rows.length > INSIDE_PAGE_SIZE,
  };
}
