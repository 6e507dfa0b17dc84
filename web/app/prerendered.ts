import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type RoadmapType, roadmapTypes } from '@devorbit/contract/learning/roadmap-types.ts';
import { type Page, pageIds, pages } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { catalogue, collections, concepts, frameworks, universities } from './content.server.ts';

/** Addresses of the pages that there is one of for each entry of the content. */
const entries: Record<Exclude<Page['prerendered'], true | undefined>, string[]> = {
  universities: universities.map(({ slug }) => pathOf('university', { slug })),
  collections: collections.map(({ slug }) => pathOf('collection', { slug })),
  modules: frameworks.flatMap((framework) =>
    framework.categories.flatMap(({ modules }) =>
      modules.map(({ id }) => pathOf('lesson', { frameworkId: framework.id, moduleId: id })),
    ),
  ),
  concepts: concepts.map(({ id }) => pathOf('concept', { id })),
  ...(Object.fromEntries(
    roadmapTypes.map((type) => [
      type,
      catalogue
        .filter((entry) => entry.type === type)
        .map(({ id }) => roadmapPath(type, id))
        // The portal stands there.
        .filter((path) => path !== pages.portal.path),
    ]),
  ) as Record<RoadmapType, string[]>),
};

/** Paths of the pages that are written while the app is built: all that a visitor reads. */
export const prerendered: string[] = pageIds.flatMap((id) => {
  const { path, prerendered: how } = pages[id];
  if (how === undefined) return [];
  return how === true ? [path] : entries[how];
});
