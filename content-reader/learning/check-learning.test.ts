import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { expect, test } from 'vitest';
import { readConcepts } from '../concepts.ts';
import { learningFaults, nodeNoteFaults } from './check-learning.ts';
import { type Framework, readFrameworks } from './frameworks.ts';
import {
  type CatalogueEntry,
  type CodeAlong,
  type Guide,
  type Project,
  readCatalogue,
  type Roadmap,
} from './roadmaps.ts';

const today = '2026-11-28';
const shipped = {
  concepts: readConcepts('content/concepts'),
  catalogue: readCatalogue('content'),
  frameworks: readFrameworks('content'),
  versions: { react: '19.3.1' },
};

test('our own content has no faults', () => {
  expect(learningFaults({ ...shipped, today })).toEqual([]);
  expect(nodeNoteFaults(shipped.catalogue, shipped.concepts)).toEqual([]);
});

test('nodes whose concept has no note are refused, in each roadmap that has them', () => {
  const told = (id: string, catalogue = shipped.catalogue) =>
    nodeNoteFaults(
      catalogue,
      shipped.concepts.map(({ note, ...concept }) => (note && concept.id !== id ? { ...concept, note } : concept)),
    ).filter((fault) => fault.includes(` ${id} `));
  expect(told('html')).toEqual(['role/frontend: html has no note']);
  expect(told('closure')).toEqual(['role/frontend: closure has no note', 'skill/javascript: closure has no note']);
  const planned = shipped.catalogue.map((entry) => ({ ...entry, whole: null }) as CatalogueEntry);
  expect(told('html', planned)).toEqual([]);
});

type World = {
  concepts: Concept[];
  catalogue: CatalogueEntry[];
  frameworks: Framework[];
  versions: Record<string, string>;
};
const noteOf = ({ concepts }: World, id = 'react-state') => {
  const note = concepts.find((concept) => concept.id === id)?.note;
  if (!note) throw new Error(`${id} has no note`);
  return note;
};
const whole = <T extends CatalogueEntry>({ catalogue }: World, type: T['type'], id: string) => {
  const entry = catalogue.find((one) => one.type === type && one.id === id);
  if (!entry?.whole) throw new Error(`${type}/${id} is not whole`);
  return entry.whole as NonNullable<T['whole']>;
};
const frontend = (world: World) => whole<Roadmap>(world, 'role', 'frontend');
const guide = (world: World) => whole<Guide>(world, 'guide', 'page-to-screen');
const video = (world: World) => whole<CodeAlong>(world, 'video', 'git-for-two');
const project = (world: World) => whole<Project>(world, 'project', 'expense-ledger');
const predict = (choices: string, from = 'a-line-is-opened') =>
  `\n\n:::predict{from="${from}"}\nWhat will it be?\n${choices}\n:::\n`;

const bad: [gate: string, spoil: (world: World) => void, fault: RegExp][] = [
  ['counts', ({ catalogue }) => void catalogue.splice(3, 1), /^catalogue: role has 21 items, not 22$/],
  [
    'formats of guides',
    (world) => void ((world.catalogue.find(({ id }) => id === 'sql-questions') as Guide).format = 'textual'),
    /^catalogue: 4 guides are textual, not 3$/,
  ],
  [
    'lengths of videos',
    (world) => void ((world.catalogue.find(({ id }) => id === 'a-task-board-in-react') as CodeAlong).length = '1h 31m'),
    /^catalogue: the videos are 2h 10m, 1h 31m, /,
  ],
  [
    'days to come',
    ({ catalogue }) => void (catalogue[5]!.touched = '2027-01-01'),
    /^role\/devops: it was touched on 2027-01-01, which is yet to come$/,
  ],
  ['short notes', (world) => void (noteOf(world).text = 'State.'), /^concept\/react-state: it has \d+ words, not 170/],
  [
    'long notes',
    (world) => void (noteOf(world).text += ' A word that nobody has asked for.'.repeat(40)),
    /^concept\/react-state: it has \d+ words, not 170 to 300$/,
  ],
  [
    'hard sentences',
    (world) =>
      void (noteOf(world).text =
        `${'Comprehensive architectural considerations necessitate extraordinarily sophisticated organisational methodologies '.repeat(12)}.`),
    /^concept\/react-state: its reading grade is \d/,
  ],
  [
    'fillers',
    (world) => void (noteOf(world).text += '\n\nIt is simply so.'),
    /^concept\/react-state: “simply” says nothing$/,
  ],
  [
    'dead links',
    (world) => void (noteOf(world).text += '\n\nSee [there](/concepts/nowhere).'),
    /^concept\/react-state: \/concepts\/nowhere leads nowhere$/,
  ],
  [
    'dead anchors',
    (world) => void (noteOf(world).text += '\n\nSee [there](/roadmaps/guide/page-to-screen#nothing).'),
    /page-to-screen#nothing: there is no such heading$/,
  ],
  [
    'sources without an official one',
    (world) => void (noteOf(world).sources = [{ url: 'https://example.com/react', title: 'A blog', read: today }]),
    /^concept\/react-state: none of its sources is official$/,
  ],
  [
    'sources that were read long ago',
    (world) => void (noteOf(world).sources[0]!.read = '2025-11-01'),
    /was read on 2025-11-01: not within the last twelve months$/,
  ],
  [
    'the same sentence twice',
    (world) =>
      void (noteOf(world, 'react-effects').text +=
        '\n\nWritten out, a plain variable begins anew with each call, and nobody hears of its change.'),
    /^concept\/react-state: “|^concept\/react-effects: “/,
  ],
  [
    'unknown blocks',
    (world) => void (guide(world).text += '\n\n:::dance\nNow.\n:::\n'),
    /^guide\/page-to-screen: There is no block dance$/,
  ],
  [
    'two right choices',
    (world) =>
      void (guide(world).text += predict(
        '- [x] Alpha — It is so.\n- [x] Gamma — It is so too.\n- [ ] Delta — It is not.',
      )),
    /“What will it be\?”: it has not exactly one right choice$/,
  ],
  [
    'choices without a reason',
    (world) =>
      void (guide(world).text += predict('- [x] Alpha — It is so.\n- [ ] Gamma — No.\n- [ ] Delta — It is not.')),
    /“What will it be\?”: a choice does not say why$/,
  ],
  [
    'a right choice that is the long one',
    (world) =>
      void (guide(world).text += predict(
        '- [x] Alpha, with all that belongs to it and more — It is so.\n- [ ] Gamma rays — It is not so.\n- [ ] Delta wings — It is not.',
      )),
    /“What will it be\?”: its choices differ too much in length$/,
  ],
  [
    'a right choice that always stands first',
    (world) =>
      void (guide(world).text = guide(world)
        .text.replaceAll('- [x]', '- [ ]')
        .replaceAll(/(:::predict[^]*?\n)- \[ \]/g, '$1- [x]')
        .concat(predict('- [x] Alpha — It is so.\n- [ ] Gamma — It is not so.\n- [ ] Delta — It is not.'))),
    /the right choice always stands in the same place$/,
  ],
  [
    'questions that nothing answers',
    (world) =>
      void (guide(world).text += predict(
        '- [x] Alpha — It is so.\n- [ ] Gamma — It is not so.\n- [ ] Delta — It is not.',
        'elsewhere',
      )),
    /“What will it be\?”: no heading “elsewhere” answers it$/,
  ],
  [
    'programs that nobody can run',
    (world) => void (guide(world).text += '\n\n```cobol run\nDISPLAY "HELLO".\n```\n'),
    /a block of cobol cannot be run$/,
  ],
  [
    'headings of one anchor',
    (world) => void (guide(world).text += '\n\n## Where the time goes\n\nAgain.'),
    /two headings have the anchor where-the-time-goes$/,
  ],
  [
    'short guides',
    (world) => void (guide(world).text = '## One\n\nToo short.'),
    /^guide\/page-to-screen: it has \d+ words, not 1500/,
  ],
  [
    'short briefs',
    (world) => void (project(world).text = 'Build it.'),
    /^project\/expense-ledger: it has 2 words, not 300/,
  ],
  [
    'concepts that are not there',
    (world) => void project(world).needs.push('alchemy'),
    /^project\/expense-ledger: there is no concept alchemy$/,
  ],
  [
    'nodes that are not there',
    (world) => void (frontend(world).sections[0]!.nodes[0]!.concept = 'alchemy'),
    /^role\/frontend: there is no concept alchemy$/,
  ],
  [
    'nodes whose needs are nowhere',
    (world) => void frontend(world).sections[1]!.nodes.shift(),
    /^role\/frontend: html-structure needs html, which is neither on the roadmap nor known$/,
  ],
  [
    'nodes before their needs',
    (world) => void frontend(world).sections[1]!.nodes.reverse(),
    /^role\/frontend: html-forms stands before html-structure, which it needs$/,
  ],
  [
    'nodes that are there twice',
    (world) => void frontend(world).sections[3]!.nodes.push(frontend(world).sections[0]!.nodes[0]!),
    /^role\/frontend: client-server is there twice, or counts as known$/,
  ],
  [
    'few nodes and hours',
    (world) => void frontend(world).sections.splice(3),
    /^role\/frontend: (it has \d+ nodes, not 35 to 70|its hours sum to [\d.]+, not 120 to 420)$/,
  ],
  [
    'wrong lengths',
    (world) => void (video(world).chapters[0]!.steps[0]!.seconds += 1),
    /^video\/git-for-two: its steps take 2701 s/,
  ],
  [
    'words that nobody can follow',
    (world) => void (video(world).chapters[0]!.steps[0]!.seconds = 4),
    /^video\/git-for-two: “Welcome\. In the next .*” is said too fast$/,
  ],
  ['an empty screen', (world) => void delete video(world).chapters[0]!.steps[0]!.show, /its first step shows nothing$/],
  [
    'a screen without its language',
    (world) => void delete video(world).chapters[0]!.steps[1]!.lang,
    /what is shown names its language, and nothing else does$/,
  ],
];

const spoiled = ['react-state', 'react-effects'];
/** Lessons have tests of their own, and reading all of them, and all notes, for each case takes long. */
const few = {
  ...shipped,
  concepts: shipped.concepts.map(({ note, ...concept }) =>
    note && spoiled.includes(concept.id) ? { ...concept, note } : concept,
  ),
  frameworks: [],
};

test('what is spoiled has no faults before', () => {
  expect(learningFaults({ ...few, today })).toEqual([]);
});

test.each(bad)('content is refused for %s', (_, spoil, fault) => {
  const world: World = structuredClone(few);
  spoil(world);
  expect(learningFaults({ ...world, today }).filter((found) => fault.test(found))).not.toEqual([]);
});
