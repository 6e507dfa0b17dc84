import type { QuizResult } from '@devorbit/contract/learning/quizzes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { addMissedQuestions } from '../../reviews/door.ts';
import { countAnswers } from '../../skills/door.ts';
import { type CategoryQuizContent, drawOf, drawQuestions, type LessonQuestion, type Quiz } from '../draw-questions.ts';
import { otherAnswers, otherQuestions, quizNotFound, signInForQuiz, tryTomorrow } from '../errors.ts';
import { againAt } from '../policy.ts';
import { lockQuizzes, type ResultRow, selectOptionalResult, upsertResult } from '../store.ts';

type Deps = { database: Database; clock: Clock; quizzes: ReadonlyMap<string, Quiz> };
type Given = {
  id: string;
  answers: readonly number[];
  /** Of a category's quiz: which questions were asked. */
  draw?: string | undefined;
};

function judge(questions: readonly LessonQuestion[], answers: readonly number[]): Omit<QuizResult, 'again_at'> {
  if (answers.length !== questions.length) throw otherAnswers(questions.length);
  const places = questions.map(({ choices }) => choices.findIndex((choice) => choice.right === true));
  const right = places.filter((place, at) => place === answers[at]).length;
  const total = questions.length;
  return {
    right,
    total,
    percent: Math.floor((right / total) * 100),
    answers: questions.map(({ choices, from, lesson }, at) => ({
      right: places[at] ?? 0,
      why: choices.map(({ why }) => why),
      from,
      lesson,
    })),
  };
}

/** The questions of the try that somebody may begin now. Throws 409 within a day of the last one, and where others were asked. */
function drawn(
  quiz: CategoryQuizContent,
  userId: number,
  before: ResultRow | null,
  now: Date,
  draw: string | undefined,
): LessonQuestion[] {
  const again = againAt(before, now);
  if (again !== null) throw tryTomorrow(Math.ceil((again.getTime() - now.getTime()) / 1000));
  const questions = drawQuestions(quiz.held, userId, before?.tries ?? 0);
  if (draw !== drawOf(questions)) throw otherQuestions();
  return questions;
}

/**
 * Judges answers to a quiz, and keeps the result of who is signed in. The quiz of a category is for them alone, and once a
 * day. Questions that were answered wrongly become cards of their reviews; the answers count towards their skills,
 * those to a lesson's quiz the first time.
 */
export async function answerQuiz(
  { database, clock, quizzes }: Deps,
  actor: Pick<Actor, 'id'> | null,
  { id, answers, draw }: Given,
): Promise<QuizResult> {
  const quiz = quizzes.get(id);
  if (quiz === undefined) throw quizNotFound();
  if (actor === null) {
    if (quiz.kind === 'category') throw signInForQuiz();
    return { ...judge(quiz.questions, answers), again_at: null };
  }
  return database.transaction(async (tx) => {
    await lockQuizzes(tx, actor.id);
    const now = clock.now();
    const before = await selectOptionalResult(tx, actor.id, id);
    const questions = quiz.kind === 'category' ? drawn(quiz, actor.id, before, now, draw) : quiz.questions;
    const result = judge(questions, answers);
    await upsertResult(tx, { user_id: actor.id, quiz: id, percent: result.percent, at: now });
    const judged = questions.map((question, at) => ({ question, right: result.answers[at]?.right === answers[at] }));
    await addMissedQuestions(
      tx,
      actor.id,
      judged.filter(({ right }) => !right).map(({ question }) => question),
      now,
    );
    // Who takes a lesson's quiz again has read the answers.
    if (quiz.kind === 'category' || before === null)
      await countAnswers(
        tx,
        actor.id,
        judged.map(({ question: { concept, difficulty, choices }, right }) => ({
          concept,
          right,
          difficulty,
          guess: 1 / choices.length,
        })),
        now,
      );
    const again = quiz.kind === 'category' ? againAt({ last_at: now.toISOString() }, now) : null;
    return { ...result, again_at: again?.toISOString() ?? null };
  });
}
