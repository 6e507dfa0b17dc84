import { pathOf } from '@devorbit/contract/path-of.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ModulePage, ShownBlock, ShownLesson, Way } from '../features/learning/roadmaps/lessons/model.ts';
import { highlightedHtml } from '../ui/highlight.server.ts';
import { concepts, frameworks, reading } from './content.server.ts';
import { blockHtml, cited, Text } from './learning-text.server.tsx';

// What pages of modules show, made while the app is built: no parser reaches the browser, and no answer of a quiz.

type Framework = (typeof frameworks)[number];
type Lesson = Framework['categories'][number]['modules'][number]['lessons'][number];

const conceptTitles = new Map(concepts.map(({ id, title }) => [id, title]));
const rendered = (text: string, prefix = ''): string => renderToStaticMarkup(<Text prefix={prefix}>{text}</Text>);

function blocksOf({ slug, text, exercises }: Lesson): ShownBlock[] {
  const blocks = reading.readBlocks(text);
  return blocks.map((block, at): ShownBlock => {
    const number = blocks.slice(0, at + 1).filter(({ kind }) => kind === block.kind).length;
    if (block.kind === 'run') {
      const listing = highlightedHtml(block.code, block.lang);
      return block.lang === 'js'
        ? { kind: 'listing', code: block.code, listing, output: block.output, number }
        : { kind: 'run', lang: block.lang, code: block.code, listing, number };
    }
    const exercise = block.kind === 'exercise' ? exercises.find(({ dir }) => dir === block.dir) : undefined;
    if (block.kind === 'exercise' && exercise)
      return {
        kind: 'exercise',
        id: exercise.id,
        ending: exercise.ending,
        html: rendered(block.text),
        hints: block.hints.map((hint) => rendered(hint)),
        starter: exercise.starter,
        listing: highlightedHtml(exercise.starter, exercise.ending),
        tests: exercise.tests,
      };
    return { kind: 'html', html: renderToStaticMarkup(blockHtml(block, number, `${slug}-`)) };
  });
}

const shownLesson = (lesson: Lesson): ShownLesson => ({
  id: lesson.id,
  slug: lesson.slug,
  title: lesson.title,
  type: lesson.type,
  duration: lesson.duration,
  outcomes: lesson.outcomes,
  concept: { id: lesson.concept, title: conceptTitles.get(lesson.concept) ?? lesson.concept },
  sources: cited(lesson.sources),
  versions: Object.entries(lesson.versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', '),
  blocks: blocksOf(lesson),
  questions: lesson.questions
    .filter(({ held }) => held !== true)
    .map(({ question, prints, choices }) => ({
      html: rendered(question),
      prints: prints ?? null,
      choices: choices.map(({ text }) => rendered(text)),
    })),
});

const wayTo = ({ id }: Framework, module: { id: string; title: string } | undefined): Way | null =>
  module ? { title: module.title, to: pathOf('lesson', { frameworkId: id, moduleId: module.id }) } : null;

export function modulePage(frameworkId: string | undefined, moduleId: string | undefined): ModulePage | null {
  const framework = frameworks.find(({ id }) => id === frameworkId);
  const modules = framework?.categories.flatMap((category) => category.modules.map((module) => ({ category, module })));
  const at = modules?.findIndex(({ module }) => module.id === moduleId) ?? -1;
  const found = modules?.[at];
  if (!framework || !modules || !found) return null;
  const { category, module } = found;
  return {
    framework: { id: framework.id, name: framework.name, kit: framework.id },
    category: { id: category.id, name: category.name },
    id: module.id,
    title: module.title,
    description: module.description,
    duration: module.duration,
    difficulty: module.difficulty,
    project: module.project,
    objectives: module.learningObjectives,
    prerequisites: module.prerequisites.flatMap(
      (id) => wayTo(framework, modules.find((other) => other.module.id === id)?.module) ?? [],
    ),
    resources: module.resources.map(({ title, url, type, free }) => ({ title, url, type, free })),
    lessons: module.lessons.map(shownLesson),
    previous: wayTo(framework, modules[at - 1]?.module),
    next: wayTo(framework, modules[at + 1]?.module),
  };
}
