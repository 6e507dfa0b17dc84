import { type ReviewRating, reviewRatings } from '@devorbit/contract/learning/review-words.ts';
import type { ReviewCard as Card } from '@devorbit/contract/learning/reviews.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { card as boxed, pad, stack, text } from '../../../../ui/layout.ts';
import { cardText, KEYS, RATE, ratingNames, SHOW } from '../copy.ts';
import { intervalText } from '../model.ts';
import { CardFace } from './card-face.tsx';
import classes from './review-card.module.css';

type Props = {
  card: Card;
  /** Its place among the cards of today, from 1. */
  at: number;
  of: number;
  pending: boolean;
  onRate: (rating: ReviewRating) => void;
  onUndo: (() => void) | null;
};

/** One card: it is asked, shown, and rated; by pointer, or by keys while the focus is on it. */
export function ReviewCard({ card, at, of, pending, onRate, onUndo }: Props) {
  const [shown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ratings = useRef<HTMLFieldSetElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (shown) ratings.current?.focus();
  }, [shown]);
  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const rating = reviewRatings[Number(event.key) - 1];
    const onControl = event.target instanceof Element && event.target.closest('button, a, pre') !== null;
    if (event.key === ' ' && !shown && !onControl) setShown(true);
    else if (rating !== undefined && shown) onRate(rating);
    else if (event.key.toLowerCase() === 'u' && onUndo !== null) onUndo();
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="group"
      className={`${stack(5)} ${boxed('lifted')} ${pad(5)}`}
      aria-labelledby="review-card"
      onKeyDown={press}
    >
      <h2 className={text('quiet', 'small')} id="review-card" ref={heading} tabIndex={-1}>
        {cardText(at, of)}: {card.lesson.title}
      </h2>
      <CardFace card={card} shown={shown} />
      {shown ? (
        <fieldset className={classes.ratings} ref={ratings} tabIndex={-1}>
          <legend>{RATE}</legend>
          <div className={classes.buttons}>
            {reviewRatings.map((rating, place) => (
              <PlainButton
                key={rating}
                tone="plain"
                aria-disabled={pending}
                aria-keyshortcuts={String(place + 1)}
                onClick={() => onRate(rating)}
              >
                {ratingNames[rating]} <span className={text('quiet', 'small')}>{intervalText(card.next[rating])}</span>
              </PlainButton>
            ))}
          </div>
        </fieldset>
      ) : (
        <div>
          <PlainButton onClick={() => setShown(true)}>{SHOW}</PlainButton>
        </div>
      )}
      <p className={`${text('quiet', 'fine')} ${classes.keys}`}>{KEYS}</p>
    </div>
  );
}
