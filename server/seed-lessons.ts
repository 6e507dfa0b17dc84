import { createHash } from 'node:crypto';
import type { DemoLessons } from '@devorbit/content-reader/learning/demo-lessons.ts';
import { type Framework, type Lesson, modulesOf, portalItems } from '@devorbit/content-reader/learning/frameworks.ts';
import {
  bookmarkItem,
  lessonItem,
  type Mark,
  moduleItem,
  openedItem,
} from '@devorbit/contract/learning/progress-marks.ts';
import type { ReviewRating } from '@devorbit/contract/learning/review-words.ts';
import { lessonDifficulties } from '@devorbit/contract/skill-estimate.ts';
import { insertSampleProofs } from './features/learning/exercises/door.ts';
import { mergeProgress } from './features/learning/progress/commands/merge-progress.ts';
import { answerQuiz } from './features/learning/quizzes/commands/answer-quiz.ts';
import { drawOf, drawQuestions, type LessonQuestion, quizzesOf } from './features/learning/quizzes/draw-questions.ts';
import { answerCard } from './features/learning/reviews/commands/answer-card.ts';
import { listDue } from './features/learning/reviews/commands/list-due.ts';
import { allCards, selectHasCards } from './features/learning/reviews/door.ts';
import { countAnswers } from './features/learning/skills/door.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

type Deps = { database: Database; clock: Clock };
type Place = { framework: Framework; category: string; module: Framework['categories'][number]['modules'][number] };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How well somebody remembers who is honest with themselves: the shares of the ratings. */
const shares: readonly (readonly [ReviewRating, number])[] = [
  ['again', 0.1],
  ['hard', 0.17],
  ['good', 0.6],
  ['easy', 0.13],
];

/** Always the same number from 0 up to 1 for the same words. */
const draw = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;

function ratingOf(words: string): ReviewRating {
  let left = draw(words);
  for (const [rating, share] of shares) {
    if (left < share) return rating;
    left -= share;
  }
  return 'good';
}

const answersTo = (questions: readonly LessonQuestion[], isMissed: (at: number) => boolean): number[] =>
  questions.map(({ choices }, at) => {
    const right = choices.findIndex((choice) => choice.right === true);
    return isMissed(at) ? (right + 1) % choices.length : right;
  });

const placesOf = (frameworks: readonly Framework[]): Map<string, Place> =>
  new Map(
    frameworks.flatMap((framework) =>
      framework.categories.flatMap(({ id: category, modules }) =>
        modules.flatMap((module) => module.lessons.map(({ id }) => [id, { framework, category, module }] as const)),
      ),
    ),
  );

/**
 * Has the demo learner work through lessons, quizzes and reviews day by day, by the commands that do it for everybody: what
 * stands afterwards is what such a learner would have. Does nothing for somebody who has cards.
 */
export async function seedLessons(
  { database, clock }: Deps,
  me: number,
  { history, frameworks }: { history: DemoLessons; frameworks: readonly Framework[] },
): Promise<void> {
  if (await selectHasCards(database, me)) return;
  const [actor, now] = [{ id: me }, clock.now().getTime()];
  const [items, quizzes, cards] = [new Set(portalItems(frameworks)), quizzesOf(frameworks), allCards()];
  const places = placesOf(frameworks);
  const finished = new Set<string>();
  const on = (days: number) => ({
    database,
    clock: { now: () => new Date(now - days * DAY_MS) },
    items,
    quizzes,
    cards,
  });

  const finish = async ({ lesson: id, days_ago, missed, proven }: DemoLessons['lessons'][number]): Promise<void> => {
    const place = places.get(id);
    const lesson = place?.module.lessons.find((one) => one.id === id);
    if (place === undefined || lesson === undefined) return;
    const deps = on(days_ago);
    finished.add(id);
    const { framework, category, module } = place;
    const whole = module.lessons.every((one) => finished.has(one.id));
    const done = [
      openedItem(framework.id, category, module.id),
      lessonItem(id),
      ...(whole ? [moduleItem(framework.id, module.id)] : []),
    ];
    await mergeProgress(deps, actor, { since: 0, marks: done.map((item) => markAt(item, deps.clock)) });
    const quiz = quizzes.get(id.replaceAll('/', '.'));
    if (quiz?.kind === 'lesson')
      await answerQuiz(deps, actor, { id: quiz.id, answers: answersTo(quiz.questions, (at) => missed.includes(at)) });
    if (proven) await prove(deps, me, lesson, lessonDifficulties[module.difficulty]);
  };

  const bookmarks = modulesIn(frameworks).filter((module) => history.bookmarks.includes(module.name));
  const first = on(history.lessons[0]?.days_ago ?? 0);
  await mergeProgress(first, actor, {
    since: 0,
    marks: bookmarks.map(({ framework, id }) => markAt(bookmarkItem(framework, id), first.clock)),
  });
  for (let days = history.lessons[0]?.days_ago ?? 0; days > 0; days -= 1) {
    if (!history.free.includes(days)) await review(on(days), me);
    for (const lesson of history.lessons.filter(({ days_ago }) => days_ago === days)) await finish(lesson);
    for (const { framework, category, missed } of history.quizzes.filter(({ days_ago }) => days_ago === days)) {
      const quiz = quizzes.get(`${framework}.${category}`);
      if (quiz?.kind !== 'category') continue;
      const questions = drawQuestions(quiz.held, me, 0);
      const answers = answersTo(questions, (at) => at < missed);
      await answerQuiz(on(days), actor, { id: quiz.id, answers, draw: drawOf(questions) });
    }
  }
}

const modulesIn = (frameworks: readonly Framework[]) =>
  frameworks.flatMap((framework) =>
    modulesOf(framework).map(({ id }) => ({ framework: framework.id, id, name: `${framework.id}/${id}` })),
  );

const markAt = (item: string, clock: Clock): Mark => ({
  item,
  state: 'done',
  at: clock.now().getTime(),
  device: 'demo',
});

/** That the lesson's exercises were proven, with what their author wrote: judged by the tests of the content. */
const prove = ({ database, clock }: Deps, me: number, { exercises, concept }: Lesson, difficulty: number) =>
  database.transaction(async (tx) => {
    const proofs = exercises.map(({ id, solution }) => ({ exercise: id.replaceAll('/', '.'), source: solution }));
    await insertSampleProofs(tx, me, proofs, clock.now());
    await countAnswers(
      tx,
      me,
      proofs.map(() => ({ concept, right: true, difficulty })),
      clock.now(),
    );
  });

/** A day's reviews. */
async function review(deps: Parameters<typeof answerCard>[0], me: number): Promise<void> {
  const due = await listDue(deps, { id: me }, 'UTC');
  for (const { id, question, reps } of due.cards)
    await answerCard(deps, { id: me }, { id, reps, rating: ratingOf(`${question} ${reps}`), zone: 'UTC' });
}
