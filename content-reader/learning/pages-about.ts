import type { TeachingPage } from '@devorbit/contract/learning/concepts.ts';
import { minutesOfDuration } from '@devorbit/contract/learning/durations.ts';
import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type Framework, lessonsOf } from './frameworks.ts';
import type { CatalogueEntry } from './roadmaps.ts';

/** What teaches each concept: lessons in the order of their framework, then guides, code-alongs, and projects that build on it. What is planned teaches nothing. */
export function pagesAbout(
  frameworks: readonly Framework[],
  catalogue: readonly CatalogueEntry[],
): ReadonlyMap<string, readonly TeachingPage[]> {
  const pages = new Map<string, TeachingPage[]>();
  const add = (concept: string, page: TeachingPage) => pages.set(concept, [...(pages.get(concept) ?? []), page]);
  for (const framework of frameworks)
    for (const { id, title, concept, duration } of lessonsOf(framework))
      add(concept, {
        kind: 'lesson',
        title,
        framework: framework.name,
        minutes: minutesOfDuration(duration),
        link: lessonPath(id),
      });
  const kinds = ['guide', 'video', 'project'] as const;
  for (const kind of kinds)
    for (const entry of catalogue) {
      if (entry.type !== kind || entry.whole === null) continue;
      const about = 'concepts' in entry.whole ? entry.whole.concepts : entry.whole.needs;
      const minutes = 'length' in entry ? minutesOfDuration(entry.length) : null;
      for (const concept of about)
        add(concept, { kind, title: entry.title, framework: null, minutes, link: roadmapPath(kind, entry.id) });
    }
  return pages;
}
