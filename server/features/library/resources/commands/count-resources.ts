import type { Reply } from '@devorbit/contract/endpoint.ts';
import { resourceTypes } from '@devorbit/contract/library/resources-limits.ts';
import type { countResources as endpoint } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import { countResourcesBy } from '../store.ts';

/** How many documents there are of each type, college and course. Anybody may know. */
export async function countResources(
  { database }: { database: Database },
  query: z.output<typeof endpoint.query>,
): Promise<Reply<typeof endpoint>> {
  const { types, colleges, courses } = await countResourcesBy(database, query);
  const counted = new Map(types.map(({ resource_type, count }) => [resource_type, count]));
  return {
    total: colleges.reduce((sum, { count }) => sum + count, 0),
    types: Object.fromEntries(resourceTypes.map((type) => [type, counted.get(type) ?? 0])) as Reply<
      typeof endpoint
    >['types'],
    colleges,
    courses,
  };
}
