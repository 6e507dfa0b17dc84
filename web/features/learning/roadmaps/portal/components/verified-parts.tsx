import type { CategoryQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { momentText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { fetchProven } from '../../lessons/api.ts';
import { categoryQuizId, fetchCategoryQuiz } from '../../quizzes/api.ts';
import { type PortalCategory, type PortalFramework, provenIn } from '../model.ts';
import classes from './portal.module.css';

type Reached = { proven: { passed: number; of: number }; quiz: CategoryQuiz };

const quizText = ({ pass_percent, result }: CategoryQuiz): string => {
  if (result === null) return `not taken yet. ${pass_percent}% passes.`;
  if (result.best_percent >= pass_percent) return `passed with ${result.best_percent}%.`;
  return `best result ${result.best_percent}%. ${pass_percent}% passes.`;
};

type Props = {
  framework: PortalFramework;
  category: PortalCategory;
  /** Whether all that a Verified certificate asks for is there. */
  onKnown: (all: boolean) => void;
};

/** What a Verified certificate asks for beside the modules, and how far one is with it. */
export function VerifiedParts({ framework, category, onKnown }: Props) {
  const [reached, setReached] = useState<Reached | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      try {
        const [names, quiz] = await Promise.all([
          fetchProven(control.signal),
          fetchCategoryQuiz(categoryQuizId(framework.id, category.id), control.signal),
        ]);
        const proven = provenIn(framework.id, category, names);
        setReached({ proven, quiz });
        onKnown(proven.passed >= proven.of && (quiz.result?.best_percent ?? 0) >= quiz.pass_percent);
      } catch (error) {
        if (!control.signal.aborted)
          setFailure(plainSentence(error, 'We couldn’t load what you’ve proven. Please try again.'));
      }
    };
    void load();
    return () => control.abort();
  }, [framework, category, onKnown]);
  if (failure !== null) return <Message tone="bad">{failure}</Message>;
  if (reached === null)
    return (
      <p className={text('quiet')} role="status">
        Loading what you’ve proven…
      </p>
    );
  const { proven, quiz } = reached;
  const path = pathOf('category-quiz', { frameworkId: framework.id, categoryId: category.id });
  return (
    <ul className={`${stack(2)} ${classes.plain}`}>
      <li>
        {proven.passed} of {proven.of} exercises proven
      </li>
      <li>
        {category.name} quiz: {quizText(quiz)}{' '}
        {quiz.again_at === null ? (
          <Link to={path}>Take the quiz</Link>
        ) : (
          <>Once a day: again from {momentText(quiz.again_at, ownTimeZone())}.</>
        )}
      </li>
    </ul>
  );
}
