import { QUIZ_PASS_PERCENT } from '@devorbit/contract/learning/certificates.ts';
import { CATEGORY_QUESTIONS, type CategoryQuiz } from '@devorbit/contract/learning/quizzes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { drawOf, drawQuestions, type Quiz } from '../draw-questions.ts';
import { quizNotFound } from '../errors.ts';
import { againAt } from '../policy.ts';
import { selectOptionalResult } from '../store.ts';

/** The quiz of a category for the actor; its questions, without their answers, once the next try may begin. Throws 404 where the category is not whole. */
export async function showCategoryQuiz(
  { database, clock, quizzes }: { database: Database; clock: Clock; quizzes: ReadonlyMap<string, Quiz> },
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<CategoryQuiz> {
  const quiz = quizzes.get(id);
  if (quiz?.kind !== 'category') throw quizNotFound();
  const { framework, category, held } = quiz;
  const before = await selectOptionalResult(database, actor.id, id);
  const again = againAt(before, clock.now());
  const drawn = drawQuestions(held, actor.id, before?.tries ?? 0);
  const questions = drawn.map(({ question, prints, choices }) => ({
    question,
    prints: prints ?? null,
    choices: choices.map(({ text }) => text),
  }));
  return {
    framework,
    category,
    count: Math.min(held.length, CATEGORY_QUESTIONS),
    pass_percent: QUIZ_PASS_PERCENT,
    result: before && { tries: before.tries, best_percent: before.best_percent, last_percent: before.last_percent },
    again_at: again?.toISOString() ?? null,
    try: again === null ? { draw: drawOf(drawn), questions } : null,
  };
}
