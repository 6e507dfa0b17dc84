import { expect, test } from 'vitest';
import { readConcepts } from '../concepts.ts';
import { frameworkFaults, pathsOfFrameworks, sayingsOfFrameworks } from './check-lessons.ts';
import { repeats } from './check-text.ts';
import { type Framework, type Lesson, lessonsOf, modulesOf, readFrameworks } from './frameworks.ts';
import { proseOf } from './lesson-blocks.ts';

const today = '2026-11-28';
const shipped = readFrameworks('content');
const concepts = readConcepts('content/concepts');
const given = {
  known: new Map([
    ...pathsOfFrameworks(shipped),
    ...concepts.map(({ id }): [string, readonly string[]] => [`/concepts/${id}`, []]),
  ]),
  byId: new Map(concepts.map((concept) => [concept.id, concept])),
  versions: { react: '19.3.1' },
  today,
};
const ID = 'react/state/what-a-component-remembers';
const react = (frameworks: Framework[]): Framework => {
  const found = frameworks.find(({ id }) => id === 'react');
  if (!found) throw new Error('there is no React');
  return found;
};
const sample = (frameworks: Framework[]): Lesson => {
  const found = lessonsOf(react(frameworks)).find(({ id }) => id === ID);
  if (!found) throw new Error('there is no sample');
  return found;
};

/** React with nothing but the sample: what is spoilt in it is found without reading all other lessons. */
const alone: Framework[] = [
  {
    ...react(shipped),
    categories: react(shipped).categories.flatMap((category) => {
      const modules = category.modules.flatMap((module) => {
        const lessons = module.lessons.filter(({ id }) => id === ID);
        return lessons.length === 0 ? [] : [{ ...module, prerequisites: [], lessons }];
      });
      return modules.length === 0 ? [] : [{ ...category, modules }];
    }),
  },
];

const bad: [gate: string, spoil: (lesson: Lesson, framework: Framework) => void, fault: RegExp][] = [
  ['too few words', (lesson) => void (lesson.text = lesson.text.slice(0, 300)), /it has \d+ words, not 250 to 450$/],
  ['too few words of an article', (lesson) => void (lesson.type = 'article'), /words, not 700 to 1000$/],
  ['too few words of a code-along', (lesson) => void (lesson.type = 'video'), /words, not 600 to 1200$/],
  ['a code-along of two steps', (lesson) => void (lesson.type = 'video'), /a code-along has 3 programs/],
  ['no recall', (lesson) => void (lesson.text = lesson.text.replace(/:::recall[^]*:::/, '')), /it has 0 recall blocks/],
  [
    'no exercise',
    (lesson) => void (lesson.text = lesson.text.replace(/:::exercise[^]*?\n:::/, '')),
    /it has no exercise$/,
  ],
  [
    'no hints',
    (lesson) => void (lesson.text = lesson.text.replace(/^- (Where|A pair|Let) .*\n/gm, '')),
    /it has 0 hints/,
  ],
  [
    'nothing that runs',
    (lesson) => void (lesson.text = lesson.text.replaceAll('jsx run', 'jsx')),
    /no program that runs/,
  ],
  [
    'other languages',
    (lesson) => void (lesson.text += '\n\n```java run\nclass A {}\n```'),
    /a block of java cannot be run/,
  ],
  ['fillers', (lesson) => void (lesson.text += '\n\nIt is simply so.'), /“simply” says nothing/],
  [
    'fillers in quizzes',
    (lesson) => void (lesson.questions[0]!.choices[0]!.why = 'It just is so, and no more.'),
    /quiz: “just”/,
  ],
  [
    'dead links',
    (lesson) => void (lesson.text += '\n\n[there](/learn/react/state#nowhere)'),
    /there is no such heading/,
  ],
  ['dead modules', (lesson) => void (lesson.text += '\n\n[there](/learn/react/nothing)'), /leads nowhere$/],
  ['unknown concepts', (lesson) => void (lesson.concept = 'nothing'), /there is no concept nothing/],
  [
    'two right choices',
    (lesson) => void (lesson.questions[0]!.choices[0]!.right = true),
    /not exactly one right choice/,
  ],
  [
    'long choices',
    (lesson) => void (lesson.questions[0]!.choices[1]!.text = 'Nothing asks for a new drawing, which is what matters'),
    /its choices differ too much in length/,
  ],
  [
    'twice the same choice',
    ({ questions: [first] }) => void (first!.choices[0]!.text = first!.choices[1]!.text),
    /two choices are the same/,
  ],
  ['no heading', (lesson) => void (lesson.questions[0]!.from = 'nowhere'), /no heading “nowhere” answers it/],
  [
    'one place for all',
    (lesson) => {
      for (const { choices } of lesson.questions) choices.sort((one, other) => (one.right ? -1 : other.right ? 1 : 0));
    },
    /are not spread over the places/,
  ],
  ['nothing held back', (lesson) => void delete lesson.questions[4]!.held, /1 questions are held back, not 2/],
  ['questions twice', ({ questions }) => void (questions[0]!.question = questions[1]!.question), /is asked twice/],
  ['one wrong program', ({ exercises: [first] }) => void first!.wrong.pop(), /fewer than two wrong programs/],
  [
    'wrong programs that name nothing',
    ({ exercises: [first] }) => void (first!.wrong[0]!.fails = []),
    /does not begin with/,
  ],
  ['tests of layout', ({ exercises: [first] }) => void (first!.tests += 'getBoundingClientRect'), /measure a layout/],
  [
    'starters that solve',
    ({ exercises: [first] }) => void (first!.starter = first!.solution),
    /its starter is its solution/,
  ],
  ['other versions', (lesson) => void (lesson.versions = { react: '18.0.0' }), /names react 18\.0\.0/],
  ['no versions', (lesson) => void (lesson.versions = {}), /with which versions/],
  ['old sources', ({ sources: [first] }) => void (first!.read = '2024-01-01'), /not within the last twelve months/],
  [
    'sources that are not official',
    (lesson) => {
      for (const source of lesson.sources) source.url = 'https://blog.example/';
    },
    /none of its sources is official/,
  ],
  ['a low score', (lesson) => void (lesson.reviewed = { on: today, score: 15 }), /gave it 15, at least 16/],
  [
    'a whole with open parts',
    (_, framework) => {
      delete framework.holds;
      framework.categories[0]!.holds = ['Lessons on lists', 'Lessons on forms'];
    },
    /its category foundations does not/,
  ],
  [
    'strange prerequisites',
    (_, framework) => void modulesOf(framework)[0]!.prerequisites.push('magic'),
    /no module or category magic/,
  ],
  ['days to come', (_, framework) => void (framework.touched = '2027-01-01'), /which is yet to come/],
];

test.each(bad)('lessons are refused for %s', (_, spoil, fault) => {
  const frameworks = structuredClone(alone);
  spoil(sample(frameworks), react(frameworks));
  expect(frameworkFaults(frameworks, given).filter((found) => fault.test(found))).not.toEqual([]);
});

test('our own lessons have no faults, and say nothing twice', () => {
  expect(frameworkFaults(shipped, given)).toEqual([]);
  const lesson = sample(shipped);
  const said = sayingsOfFrameworks(shipped);
  expect(repeats(said)).toEqual([]);
  expect(repeats(new Map([...said, ['react/copy', proseOf(lesson.text)]]))[0]).toMatch(/^react\/copy: “/);
});
