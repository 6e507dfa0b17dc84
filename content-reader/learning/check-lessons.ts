import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { HELD_A_LESSON, LESSON_WORDS } from '@devorbit/contract/learning/lesson-types.ts';
import { longTextFaults, proseFaults, sourceFaults } from './check-page.ts';
import { choiceFaults, countWords } from './check-text.ts';
import { type Framework, type Lesson, lessonsOf, type Module, modulesOf } from './frameworks.ts';
import { headingsOf, proseOf, readBlocks } from './lesson-blocks.ts';

type Known = {
  /** Addresses of ours, with the anchors of each. */
  known: ReadonlyMap<string, readonly string[]>;
  byId: ReadonlyMap<string, Concept>;
  versions: Readonly<Record<string, string>>;
  today: string;
};

/** Of a lesson’s questions, so many at most have their right choice in the same place. */
const MAX_IN_PLACE = 3;
const MIN_SCORE = 16;
/** A code-along is built in steps that run. */
const MIN_STEPS = 3;

const languagesOf = ({ exercises, versions }: Lesson): string[] => [
  'js',
  ...exercises.map(({ ending }) => ending),
  ...('react' in versions ? ['jsx'] : []),
];

/** The addresses of lessons: those of their modules, with each lesson’s headings behind its own name. */
export const pathsOfFrameworks = (frameworks: readonly Framework[]): (readonly [string, readonly string[]])[] =>
  frameworks.flatMap((framework) =>
    modulesOf(framework).map(
      (module) =>
        [
          `/learn/${framework.id}/${module.id}`,
          module.lessons.flatMap(({ slug, text }) => [
            slug,
            ...headingsOf(text).map(({ anchor }) => `${slug}-${anchor}`),
          ]),
        ] as const,
    ),
  );

function quizFaults({ questions, text }: Lesson): string[] {
  const anchors = headingsOf(text).map(({ anchor }) => anchor);
  const places = questions.map(({ choices }) => choices.findIndex(({ right }) => right === true));
  const most = Math.max(...places.map((place) => places.filter((other) => other === place).length));
  const held = questions.filter((question) => question.held).length;
  const asked = questions.map(({ question, prints }) => question + (prints ?? ''));
  return [
    ...questions.flatMap(({ question, choices, from }) =>
      [
        ...choiceFaults(choices.map((choice) => ({ ...choice, right: choice.right === true }))),
        ...(anchors.includes(from) ? [] : [`no heading “${from}” answers it`]),
        ...(new Set(choices.map((choice) => choice.text)).size < choices.length ? ['two choices are the same'] : []),
      ].map((fault) => `“${question.slice(0, 40)}”: ${fault}`),
    ),
    ...(most > MAX_IN_PLACE || new Set(places).size < 3 ? ['the right choices are not spread over the places'] : []),
    ...(held === HELD_A_LESSON ? [] : [`${held} questions are held back, not ${HELD_A_LESSON}`]),
    ...(new Set(asked).size < asked.length ? ['a question is asked twice'] : []),
  ];
}

function exerciseFaults({ exercises }: Lesson): string[] {
  return exercises.flatMap(({ dir, wrong, tests, starter, solution }) =>
    [
      ...(wrong.length < 2 ? ['it has fewer than two wrong programs'] : []),
      ...wrong.flatMap(({ file, fails }) =>
        fails.length === 0 ? [`${file} does not begin with “// fails: ” and the tests that it fails`] : [],
      ),
      ...(/getBoundingClientRect|offsetWidth|offsetHeight/.test(tests) ? ['its tests measure a layout'] : []),
      ...(starter.trim() === solution.trim() ? ['its starter is its solution'] : []),
    ].map((fault) => `exercise ${dir}: ${fault}`),
  );
}

function blocksFaults(lesson: Lesson): string[] {
  let blocks;
  try {
    blocks = readBlocks(lesson.text);
  } catch {
    // The text's own check says so.
    return [];
  }
  const count = (kind: string): number => blocks.filter((block) => block.kind === kind).length;
  return [
    ...(count('recall') === 1 ? [] : [`it has ${count('recall')} recall blocks, not one`]),
    ...(count('exercise') === 0 ? ['it has no exercise'] : []),
    ...(count('run') === 0 ? ['it has no program that runs'] : []),
    ...(lesson.type === 'video' && count('run') < MIN_STEPS
      ? [`a code-along has ${MIN_STEPS} programs that run, or more`]
      : []),
    ...blocks.flatMap((block) =>
      block.kind === 'exercise' && (block.hints.length < 1 || block.hints.length > 3)
        ? [`exercise ${block.dir}: it has ${block.hints.length} hints, not one to three`]
        : [],
    ),
  ];
}

function lessonFaults(lesson: Lesson, { known, byId, versions, today }: Known): string[] {
  const { text, type, concept, reviewed } = lesson;
  return [
    ...(byId.has(concept) ? [] : [`there is no concept ${concept}`]),
    ...longTextFaults(text, known, LESSON_WORDS[type], { languages: languagesOf(lesson) }),
    ...blocksFaults(lesson),
    ...exerciseFaults(lesson),
    ...quizFaults(lesson),
    ...proseFaults(quizProse(lesson)).map((fault) => `quiz: ${fault}`),
    ...sourceFaults(lesson.sources, today),
    ...Object.entries(lesson.versions).flatMap(([name, version]) =>
      versions[name] === version ? [] : [`it names ${name} ${version}, and its programs run with ${versions[name]}`],
    ),
    ...(Object.keys(lesson.versions).length > 0 ? [] : ['it does not say with which versions it runs']),
    ...(reviewed && reviewed.score < MIN_SCORE ? [`its reader gave it ${reviewed.score}, at least ${MIN_SCORE}`] : []),
  ];
}

function moduleFaults(framework: Framework, module: Module): string[] {
  const ids = [...framework.categories.map(({ id }) => id), ...modulesOf(framework).map(({ id }) => id)];
  return module.prerequisites.flatMap((id) =>
    id === module.id || !ids.includes(id) ? [`there is no module or category ${id} to come before it`] : [],
  );
}

function wholeFaults(framework: Framework): string[] {
  if (framework.holds !== undefined) return [];
  const open = framework.categories.filter(({ holds }) => holds !== undefined).map(({ id }) => id);
  return [
    ...(framework.categories.length === 0 ? ['it holds nothing, and does not say what it will hold'] : []),
    ...open.map((id) => `it counts as whole, and its category ${id} does not`),
  ];
}

/** Faults of everything in the portal; a sentence each, beginning with what it is about. */
export function frameworkFaults(frameworks: readonly Framework[], given: Known): string[] {
  const faults: string[] = [];
  const add = (name: string, found: readonly string[]) => faults.push(...found.map((fault) => `${name}: ${fault}`));
  for (const framework of frameworks) {
    add(framework.id, wholeFaults(framework));
    if (framework.touched > given.today)
      add(framework.id, [`it was touched on ${framework.touched}, which is yet to come`]);
    for (const module of modulesOf(framework)) add(`${framework.id}/${module.id}`, moduleFaults(framework, module));
    for (const lesson of lessonsOf(framework)) add(lesson.id, lessonFaults(lesson, given));
  }
  return faults;
}

const quizProse = ({ questions }: Lesson): string =>
  questions
    .flatMap(({ question, choices }) => [proseOf(question), ...choices.map(({ why }) => proseOf(why))])
    .join('\n');

/** Everything that the portal says in sentences, by the name of what says it. */
export function sayingsOfFrameworks(frameworks: readonly Framework[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const framework of frameworks) {
    texts.set(
      framework.id,
      [
        framework.description,
        ...framework.learningPath.map(({ description }) => description),
        ...framework.officialResources.map(({ description }) => description),
        ...framework.categories.map(({ description }) => description),
        ...modulesOf(framework).flatMap((module) => [module.description, ...module.learningObjectives]),
        ...(framework.holds ?? []),
      ].join('\n'),
    );
    for (const lesson of lessonsOf(framework))
      texts.set(lesson.id, [proseOf(lesson.text), ...lesson.outcomes, quizProse(lesson)].join('\n'));
  }
  return texts;
}

/** What there is of lessons, for the last line of the check. */
export const countsOfFrameworks = (frameworks: readonly Framework[]) => {
  const lessons = frameworks.flatMap(lessonsOf);
  return {
    frameworks: frameworks.filter(({ holds }) => holds === undefined).length,
    lessons: lessons.length,
    reviewed: lessons.filter(({ reviewed }) => reviewed !== undefined).length,
    exercises: lessons.reduce((sum, { exercises }) => sum + exercises.length, 0),
    questions: lessons.reduce((sum, { questions }) => sum + questions.length, 0),
    lesson_words: lessons.reduce((sum, { text }) => sum + countWords(proseOf(text)), 0),
  };
};
