import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { answerQuiz } from '../../quizzes/api.ts';
import { Question } from '../../quizzes/components/question.tsx';
import { CHECK, leftText, QUIZ_FAILED, TRY_AGAIN } from '../../quizzes/copy.ts';
import { LearningText } from '../../reading/components/learning-text.tsx';
import { callName, type ShownQuestion } from '../model.ts';
import classes from './program.module.css';

type Props = { lesson: string; slug: string; questions: readonly ShownQuestion[] };

/** The questions of a lesson. Their answers are the server's until somebody has answered all of them. */
export default function Quiz({ lesson, slug, questions }: Props) {
  const [chosen, setChosen] = useState<readonly (number | null)[]>(questions.map(() => null));
  const [missing, setMissing] = useState<string | null>(null);
  const act = useAct((answers: number[]) => answerQuiz(callName(lesson), { answers }), QUIZ_FAILED);
  const result = act.result ?? null;
  const left = chosen.filter((choice) => choice === null).length;

  const check = () => {
    setMissing(left > 0 ? leftText(left) : null);
    if (left === 0) void act.run(chosen.map(Number));
  };
  const again = () => {
    act.forget();
    setChosen(questions.map(() => null));
  };
  return (
    <div className={stack(4)}>
      {questions.map(({ html, prints, choices }, at) => (
        <Question
          key={at}
          number={at + 1}
          name={`${slug}-${at}`}
          prints={prints}
          choices={choices.map((choice, place) => (
            <LearningText key={place} html={choice} />
          ))}
          chosen={chosen[at] ?? null}
          onChoose={(place) => setChosen((all) => all.map((one, index) => (index === at ? place : one)))}
          judged={result?.answers[at] ?? null}
        >
          <LearningText html={html} />
        </Question>
      ))}
      <Message tone="bad">{missing ?? act.failure}</Message>
      {result && (
        <Message tone="good">
          {result.right} of {result.total} right.
        </Message>
      )}
      <div className={`${cluster(2)} ${classes.scripted}`}>
        {result ? (
          <PlainButton size="small" tone="plain" onClick={again}>
            {TRY_AGAIN}
          </PlainButton>
        ) : (
          <PlainButton size="small" tone="plain" aria-disabled={act.pending} onClick={check}>
            {CHECK}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
