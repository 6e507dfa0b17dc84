import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { totalOf } from '@devorbit/contract/learning/durations.ts';
import {
  type CategoryFile,
  CategoryFile as CategorySchema,
  type FrameworkFile,
  FrameworkFile as FrameworkSchema,
  FrameworksFile,
  LessonHead,
  type ModuleFile,
  ModuleFile as ModuleSchema,
  QuizFile,
  type QuizQuestion,
} from '@devorbit/contract/learning/lessons.ts';
import { bookmarkItem, lessonItem, moduleItem, openedItem } from '@devorbit/contract/learning/progress-marks.ts';
import { readContent } from '../read-content.ts';
import { readFrontMatter } from './front-matter.ts';

/** A folder beside a lesson: what one starts with, one solution, its tests, and programs that must fail. */
export type Exercise = {
  /** `{framework}/{module}/{folder}`. */
  id: string;
  dir: string;
  /** The ending of its programs: `jsx`. */
  ending: string;
  starter: string;
  solution: string;
  tests: string;
  /** The tests that a wrong program fails are named in its first line. */
  wrong: { file: string; code: string; fails: string[] }[];
};
export type Lesson = LessonHead & {
  slug: string;
  text: string;
  questions: QuizQuestion[];
  exercises: Exercise[];
};
export type Module = Omit<ModuleFile, 'lessons'> & { id: string; duration: string; lessons: Lesson[] };
export type Category = Omit<CategoryFile, 'modules'> & { id: string; estimatedDuration: string; modules: Module[] };
export type Framework = Omit<FrameworkFile, 'categories'> & { id: string; categories: Category[] };

/** The programs of a kit by their ending. */
const ENDINGS = ['jsx', 'js', 'vue', 'svelte', 'ts'];

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The folders are those that a file lists; throws naming what is missing or in no list. */
function checkListed(folder: string, listed: readonly string[], file: string): void {
  const twice = listed.find((id, at) => listed.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`${file}: ${twice} is there twice`);
  const there = foldersIn(folder);
  for (const id of listed) if (!there.includes(id)) throw new Error(`${file}: there is no folder ${id}`);
  for (const id of there) if (!listed.includes(id)) throw new Error(`${file}: it does not list ${id}`);
}

/** `// fails: one; another`, or the same in a comment of HTML: the tests that a wrong program fails. */
export function failsOf(code: string): string[] {
  const [first = ''] = code.split('\n', 1);
  const found = /^(?:\/\/|<!--) fails: (.+?)(?: -->)?$/.exec(first);
  return found ? (found[1] ?? '').split(';').map((name) => name.trim()) : [];
}

function readExercise(folder: string, id: string): Exercise {
  const dir = basename(folder);
  const ending = ENDINGS.find((each) => existsSync(join(folder, `starter.${each}`)));
  if (ending === undefined) throw new Error(`${id}: it has no starter`);
  const read = (name: string): string => {
    if (!existsSync(join(folder, name))) throw new Error(`${id}: it has no ${name}`);
    return readFileSync(join(folder, name), 'utf8');
  };
  const wrongFolder = join(folder, 'wrong');
  const wrong = (existsSync(wrongFolder) ? readdirSync(wrongFolder).toSorted() : []).map((file) => {
    const code = readFileSync(join(wrongFolder, file), 'utf8');
    return { file, code, fails: failsOf(code) };
  });
  return {
    id,
    dir,
    ending,
    starter: read(`starter.${ending}`),
    solution: read(`solution.${ending}`),
    tests: read('tests.js'),
    wrong,
  };
}

function readModule(folder: string, framework: string): Module {
  const id = basename(folder);
  const { lessons: slugs, ...module } = readContent(ModuleSchema, join(folder, 'module.yaml'));
  const written = readdirSync(folder).filter((file) => file.endsWith('.md'));
  for (const file of written)
    if (!slugs.includes(basename(file, '.md'))) throw new Error(`${id}/module.yaml: it does not list ${file}`);
  const exercises = new Map(
    foldersIn(folder).map((dir) => [dir, readExercise(join(folder, dir), `${framework}/${id}/${dir}`)]),
  );
  const used = new Set<string>();
  const lessons = slugs.map((slug): Lesson => {
    const { head, text } = readFrontMatter(LessonHead, join(folder, `${slug}.md`));
    if (head.id !== `${framework}/${id}/${slug}`) throw new Error(`${slug}.md: its id is ${head.id}`);
    const { questions } = readContent(QuizFile, join(folder, `${slug}.quiz.yaml`));
    const named = [...text.matchAll(/^:::exercise\{dir="([^"]*)"\}/gm)].map(([, dir = '']) => dir);
    const own = named.map((dir) => {
      const exercise = exercises.get(dir);
      if (!exercise) throw new Error(`${slug}.md: there is no exercise ${dir}`);
      if (used.has(dir)) throw new Error(`${slug}.md: the exercise ${dir} is used twice`);
      used.add(dir);
      return exercise;
    });
    return { ...head, slug, text, questions, exercises: own };
  });
  for (const dir of exercises.keys()) if (!used.has(dir)) throw new Error(`${id}: no lesson has the exercise ${dir}`);
  return { ...module, id, duration: totalOf(lessons.map(({ duration }) => duration)), lessons };
}

function readCategory(folder: string, framework: string): Category {
  const { modules: ids, ...category } = readContent(CategorySchema, join(folder, 'category.yaml'));
  checkListed(folder, ids, `${basename(folder)}/category.yaml`);
  const modules = ids.map((id) => readModule(join(folder, id), framework));
  const estimatedDuration = totalOf(modules.map(({ duration }) => duration));
  return { ...category, id: basename(folder), estimatedDuration, modules };
}

function readFramework(folder: string): Framework {
  const id = basename(folder);
  const { categories: ids, ...framework } = readContent(FrameworkSchema, join(folder, 'framework.yaml'));
  checkListed(folder, ids, `${id}/framework.yaml`);
  const categories = ids.map((category) => readCategory(join(folder, category), id));
  const modules = categories.flatMap((category) => category.modules.map((module) => module.id));
  const names = [...modules, ...ids];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${id}: two modules or categories are called ${twice}`);
  return { ...framework, id, categories };
}

/** Every framework of the portal in its order, with all that is written of it. `content` is the folder of all content. Throws where a file is wrong, missing, or in no list. */
export function readFrameworks(content: string): Framework[] {
  const folder = join(content, 'learning');
  const { frameworks } = readContent(FrameworksFile, join(folder, 'catalogue.yaml'));
  checkListed(folder, frameworks, 'learning/catalogue.yaml');
  return frameworks.map((id) => readFramework(join(folder, id)));
}

export const modulesOf = (framework: Framework): Module[] => framework.categories.flatMap(({ modules }) => modules);
export const lessonsOf = (framework: Framework): Lesson[] => modulesOf(framework).flatMap(({ lessons }) => lessons);

/** The names of everything of the portal that one may have progress in (`contract/learning/progress-marks.ts`). */
export const portalItems = (frameworks: readonly Framework[]): string[] =>
  frameworks.flatMap((framework) => [
    openedItem(framework.id),
    ...framework.categories.flatMap((category) => [
      openedItem(framework.id, category.id),
      ...category.modules.flatMap(({ id, lessons }) => [
        openedItem(framework.id, category.id, id),
        moduleItem(framework.id, id),
        bookmarkItem(framework.id, id),
        ...lessons.map((lesson) => lessonItem(lesson.id)),
      ]),
    ]),
  ]);
