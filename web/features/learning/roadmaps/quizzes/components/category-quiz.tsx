import type { CategoryQuiz as Quiz, QuizResult } from '@devorbit/contract/learning/quizzes.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { stack, text } from '../../../../../ui/layout.ts';
import { againText, BACK, bestText, leadText, ONCE_A_DAY, WAITING_TITLE } from '../copy.ts';
import { CategoryTry } from './category-try.tsx';
import { QuizVerdict } from './quiz-verdict.tsx';

/** What the quiz is, how earlier tries went, and the next try or when it begins. */
export function CategoryQuiz({ id, quiz }: { id: string; quiz: Quiz }) {
  const { framework, category, count, pass_percent, result, again_at } = quiz;
  const [judged, setJudged] = useState<QuizResult | null>(null);
  const again = judged === null ? again_at : judged.again_at;
  return (
    <div className={stack(5)}>
      <div className={stack(2)}>
        <p className={text('quiet', 'lead')}>{leadText(category.name, count, pass_percent)}</p>
        <p className={text('quiet')}>{ONCE_A_DAY}</p>
        {result && judged === null && <p>{bestText(result.best_percent, result.tries)}</p>}
      </div>
      {judged && <QuizVerdict result={judged} pass={pass_percent} />}
      {again !== null && (
        <div className={stack(3)}>
          {judged === null && <h2 className={text('section')}>{WAITING_TITLE}</h2>}
          <p>{againText(momentText(again, ownTimeZone()))}</p>
          <div>
            <ButtonLink
              tone="plain"
              to={`${pathOf('portal')}?${new URLSearchParams({ framework: framework.id, category: category.id })}`}
            >
              {BACK}
            </ButtonLink>
          </div>
        </div>
      )}
      {quiz.try && <CategoryTry id={id} asked={quiz.try} result={judged} onResult={setJudged} />}
    </div>
  );
}
