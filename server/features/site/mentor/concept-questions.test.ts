import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { conceptAnswer } from './concept-answer.ts';
import { conceptFinder } from './concept-questions.ts';
import { pageEntries, readHelpEntries, readMentorConcepts, wordsOf } from './knowledge.ts';
import { rankingOf, SURE } from './ranking.ts';

const helpEntries = readHelpEntries(contentFolder('.'));
const concepts = readMentorConcepts(contentFolder('.'));
const find = conceptFinder(concepts, wordsOf([...helpEntries, ...pageEntries]));
const help = rankingOf(helpEntries);

/** `stack+queue`, with `?` behind what was guessed; else `/about#…` where the help is sure; else ''. */
const _answered = (question: string): string => {
  const asked = find(question);
  if (asked) return asked.concepts.map(({ id }) => id).join('+') + (asked.guessed ? '?' : '');
  const sure = help(question).find(({ said }) => said >= SURE);
  return sure?.entry.link ?? '';
};

test.each([
  ['what is a hash table', 'hash-table'],
  ['What’s a HashMap?', 'hash-table'],
  ['hash map in java', 'hash-table'],
  ['explain recursion', 'recursion'],
  ['Can you explain recursion to me please?', 'recursion'],
  ['I don’t understand recursion', 'recursion'],
  ['how does recursion work', 'recursion'],
  ['give me an example of recursion', 'recursion'],
  ['dp?', 'dynamic-programming'],
  ['DP', 'dynamic-programming'],
  ['what is dynamic programming, in simple terms', 'dynamic-programming'],
  ['time complexity of binary search', 'binary-search'],
  ['what is the space complexity of merge sort', 'merge-sort'],
  ['big o of quicksort', 'quicksort'],
  ['binary search time complexity', 'binary-search'],
  ['what is time complexity', 'big-o'],
  ['binary search', 'binary-search'],
  ['what is a binary search tree?', 'binary-search-tree'],
  ['BST', 'binary-search-tree'],
  ['what are linked lists', 'linked-list'],
  ['when should I use a linked list', 'linked-list'],
  ['how to reverse a linked list', 'linked-list'],
  ['explain Dijkstra', 'dijkstra'],
  ['dijkstra’s algorithm', 'dijkstra'],
  ['what does API stand for', 'api'],
  ['what does CORS mean', 'cors'],
  ['how to fix a cors error', 'cors'],
  ['how do I resolve a merge conflict', 'merge'],
  ['how to avoid a deadlock', 'deadlock'],
  ['what is sql injection and how to prevent it', 'sql-injection'],
  ['what is async await in javascript', 'promise'],
  ['garbage collector', 'garbage-collection'],
  ['what is OOP', 'class'],
  ['ACID', 'transaction'],
  ['what is a database index', 'database-index'],
  ['two pointer technique', 'two-pointers'],
  ['how do I write a unit test in python', 'unit-test'],
  ['tdd', 'test-driven-development'],
  ['what is ci/cd', 'continuous-integration'],
  ['regex', 'regular-expression'],
  ['what is a null pointer exception', 'null'],
  ['what is an algorithm?', 'algorithm'],
])('%s → %s', (question, id) => {
  expect(_answered(question)).toBe(id);
});

test.each([
  ['difference between stack and queue', 'stack+queue'],
  ['stack vs queue', 'stack+queue'],
  ['is BFS better than DFS?', 'breadth-first-search+depth-first-search'],
  ['TCP vs. UDP', 'tcp+udp'],
  ['array versus linked list', 'array+linked-list'],
  ['what’s the difference between a process and a thread?', 'process+thread'],
  ['compiler vs interpreter', 'compiler+interpreter'],
  ['authentication vs authorization', 'authentication+authorization'],
  ['merge or rebase?', 'merge+rebase'],
  ['time complexity vs space complexity', 'big-o+space-complexity'],
  ['how to sort an array in java', 'sorting+array'],
  ['pass by value vs pass by reference', 'pass-by-reference'],
  ['static vs dynamic typing', 'static-typing'],
])('several at once: %s → %s', (question, ids) => {
  expect(_answered(question)).toBe(ids);
});

test.each([
  ['what is a hash tabel', 'hash-table?'],
  ['recurison', 'recursion?'],
  ['binry serach', 'binary-search?'],
  ['explain dynamic programing', 'dynamic-programming?'],
  ['linkd list', 'linked-list?'],
  ['dijkstras algoritm', 'dijkstra?'],
  ['qeue', 'queue?'],
  ['what is polymorphisim', 'polymorphism?'],
  ['differance between stack and qeue', 'stack+queue?'],
  ['stakc vs queue', 'stack+queue?'],
])('with a slip: %s → %s', (question, ids) => {
  expect(_answered(question)).toBe(ids);
});

test.each([
  ['Is DevOrbit free?', '/about#faq-cost'],
  ['what does Time Limit Exceeded mean?', '/about#help-verdicts'],
  ['what is a streak', /streak/],
  ['what is a compile error', '/about#help-verdicts'],
  ['why is there a runtime error', '/about#help-verdicts'],
  ['which programming languages are supported', /languages$/],
  ['Can I write my solution in Python?', /languages$/],
  ['how do I get an API token', '/about#help-access-tokens'],
  ['set up 2FA', '/about#help-two-factor-sign-in-and-passkeys'],
  ['how do passkeys work', '/about#help-two-factor-sign-in-and-passkeys'],
  ['how does the leaderboard work', '/about#help-leaderboards'],
  ['how do I create my own problem?', '/about#help-making-problems'],
  ['Can I use it with my students in class?', '/about#faq-teachers'],
  ['can my program open files or use the network', '/about#faq-programs'],
  ['do you use cookies', /^\/about#privacy/],
  ['show me the hidden tests', '/about#faq-hidden-tests'],
])('a question about the site is answered by the help: %s', (question, link) => {
  const answered = _answered(question);
  if (typeof link === 'string') expect(answered).toBe(link);
  else expect(answered).toMatch(link);
});

test.each([
  'graph problems',
  'recommend some easy dynamic programming exercises',
  'I want to practise recursion',
  'what is the weather in Pune',
  'explain photosynthesis',
  'what is a grape',
  'what is a snack',
  'how do I cook a binary tree',
  'why',
  'what is it',
  '',
  '???',
  `what is a stack ${'and '.repeat(40)}`,
  `${'recurison '.repeat(40)}`,
])('no concept is asked about: %s', (question) => {
  expect(find(question)).toBeNull();
});

test('every concept is found by its title and by each of its names, as it is written', () => {
  const missed = concepts.flatMap((concept) =>
    [concept.title, ...concept.aliases]
      .flatMap((name) => [name, `What is ${name}?`, `${name.toUpperCase()}!`])
      .filter((question) => {
        const asked = find(question);
        return asked?.guessed !== false || asked.concepts.length !== 1 || asked.concepts[0] !== concept;
      }),
  );
  expect(missed).toEqual([]);
});

test('nothing that the help or a page is called is the name of a concept', () => {
  expect(helpEntries.length).toBeGreaterThan(30);
  expect([...helpEntries, ...pageEntries].filter(({ title }) => find(title) !== null)).toEqual([]);
});

describe('an answer', () => {
  const _parts = (question: string) => {
    const asked = find(question);
    if (!asked) throw new Error(`no concept: ${question}`);
    return conceptAnswer(asked, concepts).parts;
  };
  const _summary = (id: string) => concepts.find((concept) => concept.id === id)?.summary;

  test('is the paragraph, then its page and problems of its tags, then what to ask next', () => {
    expect(_parts('what is a hash table')).toEqual([
      { kind: 'text', text: _summary('hash-table') },
      {
        kind: 'links',
        links: [
          { title: 'Hash table', link: '/concepts/hash-table' },
          { title: 'Hash Table problems', link: '/QuickDSA?tag=Hash%20Table' },
          { title: 'Counting problems', link: '/QuickDSA?tag=Counting' },
        ],
      },
      { kind: 'questions', questions: ['Array', 'Cache', 'Memoization'] },
    ]);
  });

  test('to a comparison begins with the name of each, and is brief', () => {
    const [stack, queue, ...rest] = _parts('difference between stack and queue');
    expect(stack).toEqual({
      kind: 'text',
      text: 'Stack: A stack is a collection in which the last element put in is the first one taken out. push adds on top, pop removes from the top, and both take O(1), as does looking at the top.',
    });
    expect(queue).toMatchObject({ text: expect.stringMatching(/^Queue: A queue hands its elements out/) });
    expect(rest[0]).toEqual({
      kind: 'links',
      links: [
        { title: 'Stack', link: '/concepts/stack' },
        { title: 'Queue', link: '/concepts/queue' },
        { title: 'Stack problems', link: '/QuickDSA?tag=Stack' },
        { title: 'Queue problems', link: '/QuickDSA?tag=Queue' },
      ],
    });
  });

  test('to a misspelled name says what it was taken for', () => {
    expect(_parts('recurison').slice(0, 2)).toEqual([
      { kind: 'text', text: 'I took that as “Recursion”.' },
      { kind: 'text', text: _summary('recursion') },
    ]);
  });

  test('proposes what is a concept itself, never the one that was asked about', () => {
    for (const concept of concepts) {
      const proposed = conceptAnswer({ concepts: [concept], guessed: false }, concepts).parts.flatMap((part) =>
        part.kind === 'questions' ? part.questions : [],
      );
      expect(proposed.length).toBeGreaterThan(0);
      expect(proposed).not.toContain(concept.title);
      expect(proposed.map((title) => find(title)?.concepts[0]?.title)).toEqual(proposed);
    }
  });
});
