import { join } from 'node:path';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { readPlanGoals } from '@devorbit/content-reader/learning/plan-goals.ts';
import { readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { type Ground, groundOf } from './ground.ts';

/** Of a folder of content. */
export function readGround(content: string): Ground {
  const concepts = readConcepts(join(content, 'concepts'));
  return groundOf(concepts, readCatalogue(content), readFrameworks(content), readPlanGoals(content, concepts));
}
