import { modulesOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { proseOf, sectionsOf } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import { defineFeature, type SearchEntry } from '../../../feature.ts';

/** Every lesson, and its parts by their headings: each leads to where it stands on the page of its module. */
const entries = (content: string): SearchEntry[] =>
  readFrameworks(content).flatMap((framework) =>
    modulesOf(framework).flatMap((module) =>
      module.lessons.flatMap(({ id, title, text, outcomes }): SearchEntry[] => [
        {
          ref: id,
          title,
          note: `${framework.name}: ${module.title}`,
          keywords: `${framework.name} lesson`,
          body: [...outcomes, proseOf(text)].join(' ').replaceAll('\n', ' '),
          link: lessonPath(id),
        },
        ...sectionsOf(text).map((section) => ({
          ref: `${id}#${section.anchor}`,
          title: section.title,
          note: `${framework.name}: ${title}`,
          body: section.body,
          link: lessonPath(id, section.anchor),
        })),
      ]),
    ),
  );

export const lessons = defineFeature({
  name: 'learning/lessons',
  search: [{ kind: 'lesson', entries }],
});
