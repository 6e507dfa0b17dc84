import { CollectionProblem } from '@devorbit/contract/practice/collections.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = CollectionProblem.extend({ package_name: z.string() });

/**
 * The listed problems among these of `content/problems/`, by their name, with whether the viewer has solved them. `viewer` is
 * a user's id, or null for a visitor.
 */
export async function selectProblemsByName(
  db: Queryable,
  names: string[],
  viewer: number | null,
): Promise<Map<string, CollectionProblem>> {
  const rows = await db.rows(
    Row,
    `select package_name, id, title, difficulty, tags, attempts, success_rate, tests,
       exists (select from solved_problems s where s.user_id = $2 and s.problem_id = p.id) as user_solved
     from listed_problems p where package_name = any ($1)`,
    [names, viewer],
  );
  return new Map(rows.map(({ package_name, ...problem }) => [package_name, problem]));
}
