import { cannedReply, MAX_ANSWER_LINKS, MAX_QUESTION_CHARS } from '@devorbit/contract/site/mentor-words.ts';
import { askMentor, type MentorAnswer } from '@devorbit/contract/site/mentor.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { searchSources } from '../../../registry.ts';
import { hideProblem } from '../../practice/problems/door.ts';
import { indexContent } from '../search/commands/index-content.ts';

let house: House;
let reader: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  reader = await makeUser(house, { username: 'reader' });
  await indexContent(house, searchSources, contentFolder('.'));
});
afterAll(() => house.close());

const _ask = async (question: string, as?: SignedIn): Promise<MentorAnswer> =>
  (await call(house.url, askMentor, { body: { question }, as: as?.code })).body;
const _text = ({ parts }: MentorAnswer) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(' ');
const _links = ({ parts }: MentorAnswer) => parts.flatMap((part) => (part.kind === 'links' ? part.links : []));

describe('an answer', () => {
  test('to a question of the FAQ quotes it and links there, and where it leads on', async () => {
    const answer = await _ask('how do I delete my account?');
    expect(answer.source).toBe('built-in');
    expect(_text(answer)).toBe(
      'From our help: In the settings of your profile. You have 14 days to change your mind; after that it is gone for good.',
    );
    expect(_links(answer).map(({ link }) => link)).toEqual([
      '/about#faq-delete',
      '/profile?tab=settings',
      '/about#privacy-when-you-delete-your-account',
    ]);
  });

  test('about a verdict says what it means and what to try', async () => {
    expect(_text(await _ask('what does TLE mean'))).toBe(
      'From our help: It used more CPU time than one test may take. What to try: Look for the loop that runs too often.',
    );
  });

  test('about a page leads to it, a member’s page too', async () => {
    expect(_links(await _ask('where are my submissions'))[0]).toEqual({ title: 'Submissions', link: '/submissions' });
  });

  test('about a topic lists problems, with the way to all results', async () => {
    for (const name of ['Moss', 'Fern', 'Lichen', 'Clover'])
      await makeProblem(house, { title: `${name} on the Trellis`, tags: ['Zigzag'] });
    const answer = await _ask('Can you recommend some zigzag problems?');
    expect(answer.source).toBe('built-in');
    const links = _links(answer);
    expect(links.slice(0, 3).map(({ link }) => link)).toEqual(
      [1, 2, 3].map(() => expect.stringMatching(/^\/problems\/\d+$/)),
    );
    expect(links[3]).toEqual({ title: 'See all results', link: '/search?q=zigzag' });
    expect(links.length).toBeLessThanOrEqual(MAX_ANSWER_LINKS);
  });

  test('to what a concept is says it before any link, and proposes what to ask next', async () => {
    const { source, parts } = await _ask('what is a hash tabel?');
    expect(source).toBe('built-in');
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'text', 'links', 'questions']);
    expect(parts[0]).toEqual({ kind: 'text', text: 'I took that as “Hash table”.' });
    expect(parts[1]).toMatchObject({ text: expect.stringMatching(/^A hash table stores values under keys/) });
    expect(_links({ source, parts })[0]).toEqual({ title: 'Hash table', link: '/concepts/hash-table' });
  });

  test('to a wish for problems on a concept stays a list of problems', async () => {
    const id = await makeProblem(house, { title: 'Knots of the Quipu', tags: ['Backtracking'] });
    expect(_links(await _ask('recommend a backtracking problem')).map(({ link }) => link)).toContain(`/problems/${id}`);
  });

  test('to a greeting and to thanks is one', async () => {
    expect(_text(await _ask('Hello!'))).toMatch(/^Hello! Ask me/);
    expect(_text(await _ask('thank you :)'))).toMatch(/^You’re welcome/);
    expect(_text(await _ask('Who are you?'))).toContain('don’t store your questions');
  });

  test('to what nothing here is about is the canned reply, which quotes the question', async () => {
    const question = 'Quorble the frimbly zanthoid?';
    const answer = await _ask(question);
    expect(answer.source).toBe('canned');
    expect(_text(answer)).toBe(cannedReply(question));
    expect(_text(answer)).toMatch(/“Quorble the frimbly zanthoid\?”.*documentation.*practising/);
    expect(_links(answer)).toEqual([{ title: 'Help', link: '/about#help' }]);
  });
});

describe('nobody is told', () => {
  test('the hints, the editorial or the reference solution of a problem', async () => {
    const id = await makeProblem(house, { title: 'Lantern Row' });
    await house.database.raw(
      `insert into problem_guidance (problem_id, hints, editorial) values ($1, $2, $3)
       on conflict (problem_id) do update set hints = excluded.hints, editorial = excluded.editorial`,
      [id, ['Think of the xylograph.'], 'The xylograph trick solves it.'],
    );
    for (const question of ['xylograph', 'the xylograph trick problem'])
      for (const as of [undefined, reader])
        expect(_links(await _ask(question, as)).map(({ link }) => link)).not.toContain(`/problems/${id}`);
    const named = await _ask('Lantern Row', reader);
    expect(_links(named)[0]).toEqual({ title: 'Lantern Row', link: `/problems/${id}` });
    expect(JSON.stringify(named)).not.toMatch(/xylograph/);
  });

  test('of a problem that staff have hidden', async () => {
    const id = await makeProblem(house, { title: 'Gargoyle Gable', tags: ['Gargoyle'] });
    expect(_links(await _ask('gargoyle problem'))[0]?.link).toBe(`/problems/${id}`);
    await house.database.transaction((tx) => hideProblem(tx, id, new Date()));
    expect(JSON.stringify(await _ask('gargoyle problem'))).not.toContain(`/problems/${id}`);
  });

  test('of pages that are staff’s', async () => {
    expect(JSON.stringify(await _ask('audit log moderation administration'))).not.toContain('/admin');
  });
});

test('a question has bounds', async () => {
  for (const question of ['', '   ', 'x'.repeat(MAX_QUESTION_CHARS + 1)])
    expect(await refused(house.url, askMentor, { body: { question } })).toMatchObject({ status: 400 });
  expect((await _ask(`${'what '.repeat(90)}`.trim())).source).toBe('canned');
  for (const question of ["'; drop table problems; --", '%_\\ & | ! ( ) : *', '<script>alert(1)</script>'])
    expect(_text(await _ask(question))).not.toBe('');
});

test('too many questions are refused for a while, those of others are not', async () => {
  const small = await openHouse({ env: { QUESTIONS_PER_MINUTE: '2' } });
  try {
    const asker = await makeUser(small, {});
    const body = { question: 'hi' };
    for (const as of [undefined, asker.code]) {
      for (let times = 0; times < 2; times++) await call(small.url, askMentor, { body, as });
      expect(await refused(small.url, askMentor, { body, as })).toMatchObject({ status: 429 });
    }
  } finally {
    await small.close();
  }
});
