import type { ReactNode } from 'react';
import { text } from '../../../../../ui/layout.ts';
import { CodeWords } from './code-words.tsx';
import classes from './question.module.css';

type Props = {
  /** Its own among the questions, from 1. */
  number: number;
  /** Unlike any other group of choices on the page. */
  name: string;
  children: ReactNode;
  /** A program whose output is asked for. */
  prints: string | null;
  choices: readonly ReactNode[];
  chosen: number | null;
  onChoose: (place: number) => void;
  /** Once the answers are judged: the place of the right one, and why each is right or wrong. */
  judged: { right: number; why: readonly string[] } | null;
  /** Below it once it is judged. */
  after?: ReactNode;
};

/** A question with its choices; after it is judged it says of the chosen and of the right one why. */
export function Question({ number, name, children, prints, choices, chosen, onChoose, judged, after }: Props) {
  return (
    <fieldset className={classes.question}>
      <legend className={classes.legend}>
        <span className={text('quiet', 'small')}>Question {number}</span>
        {children}
      </legend>
      {prints !== null && (
        <pre className={classes.code} tabIndex={0}>
          <code>{prints}</code>
        </pre>
      )}
      {choices.map((choice, place) => {
        const own = chosen === place;
        const right = judged?.right === place;
        const said = judged !== null && (own || right);
        return (
          <div key={place} data-judged={said ? (right ? 'right' : 'wrong') : undefined}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                checked={own}
                disabled={judged !== null}
                onChange={() => onChoose(place)}
              />
              {choice}
            </label>
            {said && (
              <p className={classes.why}>
                <strong>{right ? (own ? 'Right.' : 'The right answer.') : 'Not quite.'}</strong>{' '}
                <CodeWords text={judged.why[place] ?? ''} />
              </p>
            )}
          </div>
        );
      })}
      {judged !== null && after}
    </fieldset>
  );
}
