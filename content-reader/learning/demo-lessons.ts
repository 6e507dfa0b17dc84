import { join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../read-content.ts';
import { type Framework, lessonsOf, modulesOf } from './frameworks.ts';

const DaysAgo = z.int().min(1).max(60);
const DemoLessons = z.strictObject({
  /** The first one first. */
  lessons: z
    .array(
      z.strictObject({
        lesson: z.string(),
        days_ago: DaysAgo,
        /** Which questions of its quiz were answered wrongly. */
        missed: z.array(z.int().min(0)).default([]),
        proven: z.boolean().default(true),
      }),
    )
    .min(1),
  /** The quizzes of categories, with how many wrong answers. */
  quizzes: z.array(
    z.strictObject({ framework: z.string(), category: z.string(), days_ago: DaysAgo, missed: z.int().min(0) }),
  ),
  /** Modules, such as `react/state`. */
  bookmarks: z.array(z.string()),
  /** How many days ago nothing was reviewed. */
  free: z.array(DaysAgo),
});
export type DemoLessons = z.infer<typeof DemoLessons>;

/** How the demo learner has worked through lessons, of `root` (`content/demo`); throws where one is not in `frameworks`, or comes before an earlier one. */
export function readDemoLessons(root: string, frameworks: readonly Framework[]): DemoLessons {
  const read = readContent(DemoLessons, join(root, 'lessons.yaml'));
  const questions = new Map(
    frameworks
      .flatMap(lessonsOf)
      .map((lesson) => [lesson.id, lesson.questions.filter(({ held }) => held !== true).length]),
  );
  for (const [at, { lesson, days_ago, missed }] of read.lessons.entries()) {
    const asked = questions.get(lesson);
    if (asked === undefined) throw new Error(`lessons.yaml: there is no ${lesson}`);
    if (missed.some((question) => question >= asked))
      throw new Error(`lessons.yaml: ${lesson} asks ${asked} questions`);
    if (days_ago > (read.lessons[at - 1]?.days_ago ?? days_ago))
      throw new Error(`lessons.yaml: ${lesson} comes before the lesson above it`);
  }
  const categories = frameworks.flatMap(({ id, categories: all }) => all.map((one) => `${id}/${one.id}`));
  const wrong = read.quizzes.find(({ framework, category }) => !categories.includes(`${framework}/${category}`));
  if (wrong) throw new Error(`lessons.yaml: there is no ${wrong.framework}/${wrong.category}`);
  const modules = frameworks.flatMap((framework) => modulesOf(framework).map(({ id }) => `${framework.id}/${id}`));
  const unknown = read.bookmarks.find((item) => !modules.includes(item));
  if (unknown !== undefined) throw new Error(`lessons.yaml: there is no ${unknown}`);
  return read;
}
