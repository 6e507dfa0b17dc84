import { answerQuiz as answer, showCategoryQuiz as show } from '@devorbit/contract/learning/quizzes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { answerQuiz } from './commands/answer-quiz.ts';
import { showCategoryQuiz } from './commands/show-category-quiz.ts';
import type { Quiz } from './draw-questions.ts';
import { quizzesPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; quizzes: ReadonlyMap<string, Quiz> };

export function serveQuizzes(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, show, async ({ actor, params }) => ({ body: await showCategoryQuiz(deps, actor, params.id), headers }));
  bind(http, answer, async ({ actor, params, body, request }) => {
    await deps.limits.take(quizzesPerMinute, actor === null ? request.ip : String(actor.id));
    return { body: await answerQuiz(deps, actor, { id: params.id, ...body }), headers };
  });
}
