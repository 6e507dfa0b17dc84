import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import type { ReviewCard } from '@devorbit/contract/learning/reviews.ts';
import { lazy } from 'react';
import { Link } from 'react-router';
import { stack, text } from '../../../../ui/layout.ts';
import { ANSWER, READ } from '../copy.ts';
import classes from './card-face.module.css';

const MarkdownBody = lazy(() => import('../../../../ui/markdown/markdown-body.tsx'));

/** What a card asks, and once it is shown, the answer. */
export function CardFace({ card, shown }: { card: ReviewCard; shown: boolean }) {
  const { question, prints, choices, answer, why, lesson } = card;
  return (
    <div className={stack(4)}>
      <div className={classes.question}>
        <MarkdownBody text={question} />
      </div>
      {prints !== null && (
        <pre className={classes.code} tabIndex={0}>
          <code>{prints}</code>
        </pre>
      )}
      {choices.length > 0 && (
        <ul className={classes.choices}>
          {choices.map((choice) => (
            <li key={choice}>
              <MarkdownBody text={choice} />
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <div className={`${stack(2)} ${classes.answer}`}>
          <h3 className={text('section')}>{ANSWER}</h3>
          <MarkdownBody text={answer} />
          {why !== null && <MarkdownBody text={why} />}
          <p className={text('small')}>
            <Link to={lessonPath(lesson.id, lesson.anchor)}>{READ}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
