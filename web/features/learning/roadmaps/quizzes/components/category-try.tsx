import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import type { CategoryQuiz, QuizResult } from '@devorbit/contract/learning/quizzes.ts';
import { type FormEvent, lazy, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../../../platform/use-act.ts';
import { useDraft } from '../../../../../platform/use-draft.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../../ui/draft-note.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { answerQuiz } from '../api.ts';
import { answeredText, leftText, QUIZ_FAILED, READ, SUBMIT, SUBMITTING } from '../copy.ts';
import { firstOpen, keptChoices, nothingChosen, withChoice } from '../model.ts';
import { Question } from './question.tsx';

const MarkdownBody = lazy(() => import('../../../../../ui/markdown/markdown-body.tsx'));

type Props = {
  id: string;
  asked: NonNullable<CategoryQuiz['try']>;
  result: QuizResult | null;
  onResult: (result: QuizResult) => void;
};

/** All questions of one try on one page; what was chosen is kept in the browser until it is sent. */
export function CategoryTry({ id, asked: { draw, questions }, result, onResult }: Props) {
  const nothing = nothingChosen(draw, questions.length);
  const [chosen, setChosen] = useState(nothing);
  const [missing, setMissing] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({
    name: `quiz.${id}`,
    value: chosen,
    initial: nothing,
    onRestore: (kept) => setChosen(keptChoices(kept, nothing)),
  });
  const act = useAct(async (answers: number[]) => {
    const judged = await answerQuiz(id, { answers, draw });
    draft.forget();
    onResult(judged);
  }, QUIZ_FAILED);
  const answered = chosen.places.filter((place) => place !== null).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const open = firstOpen(chosen);
    setMissing(open < 0 ? null : leftText(questions.length - answered));
    if (open < 0) void act.run(chosen.places.map(Number));
    else form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };
  return (
    <form className={stack(6)} ref={form} onSubmit={submit} noValidate>
      {questions.map(({ question, prints, choices }, at) => {
        const judged = result?.answers[at];
        return (
          <Question
            key={at}
            number={at + 1}
            name={`question-${at}`}
            prints={prints}
            choices={choices.map((choice, place) => (
              <MarkdownBody key={place} text={choice} />
            ))}
            chosen={chosen.places[at] ?? null}
            onChoose={(place) => setChosen(withChoice(chosen, at, place))}
            judged={judged ?? null}
            after={
              judged && (
                <p className={text('small')}>
                  <Link to={lessonPath(judged.lesson, judged.from)} aria-label={`${READ}: question ${at + 1}`}>
                    {READ}
                  </Link>
                </p>
              )
            }
          >
            <MarkdownBody text={question} />
          </Question>
        );
      })}
      {result === null && (
        <div className={stack(3)}>
          <Message tone="bad">{missing ?? act.failure}</Message>
          <div className={cluster([2, 4])}>
            <ActButton type="submit" size="md" pending={act.pending} pendingText={SUBMITTING}>
              {SUBMIT}
            </ActButton>
            <span className={text('quiet', 'small')}>{answeredText(answered, questions.length)}</span>
          </div>
          <DraftNote draft={draft} />
        </div>
      )}
    </form>
  );
}
