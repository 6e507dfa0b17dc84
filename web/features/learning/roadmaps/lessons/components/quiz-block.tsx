import { lazy, Suspense, useState } from 'react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { stack, text } from '../../../../../ui/layout.ts';
import type { ShownLesson } from '../model.ts';
import classes from './program.module.css';

const Quiz = lazy(() => import('./quiz.tsx'));

/** The quiz of a lesson, fetched when somebody takes it. */
export function QuizBlock({ lesson: { id, slug, questions } }: { lesson: ShownLesson }) {
  const [open, setOpen] = useState(false);
  return (
    <div role="group" className={stack(3)} aria-labelledby={`${slug}-quiz`}>
      <h3 className={text('section')} id={`${slug}-quiz`}>
        Quiz
      </h3>
      {open ? (
        <Suspense>
          <Quiz lesson={id} slug={slug} questions={questions} />
        </Suspense>
      ) : (
        <div className={classes.scripted}>
          <PlainButton size="small" tone="plain" onClick={() => setOpen(true)}>
            Take the quiz: {questions.length} questions
          </PlainButton>
        </div>
      )}
    </div>
  );
}
