import { REVIEWS_A_DAY } from '@devorbit/contract/learning/review-words.ts';
import type { ReviewCard as Card, Reviews } from '@devorbit/contract/learning/reviews.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect, useRef, useState } from 'react';
import { longDayText } from '../../../../platform/format/dates.ts';
import { ButtonLink, PlainButton } from '../../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { CalmScene } from '../../../../ui/scenes/calm-scene.tsx';
import {
  DONE,
  limitText,
  nextText,
  NONE,
  NONE_TEXT,
  NOTHING_DUE,
  REMOVE,
  REMOVE_TEXT,
  REMOVE_TITLE,
  restText,
  UNDO,
} from '../copy.ts';
import { ReviewCard } from './review-card.tsx';
import { useQueue } from './use-queue.ts';
import classes from './review-session.module.css';

type Props = { reviews: Reviews; reload: () => Promise<unknown> };

/** The cards of today one after the other, and what is said when there is none. */
export function ReviewSession({ reviews, reload }: Props) {
  const { cards, waiting, answered, said, undoable, rate, undo, remove } = useQueue(reviews, reload);
  const [asked, setAsked] = useState<Card | null>(null);
  const [card] = cards;
  const failure = rate.failure ?? undo.failure;
  const back = undoable ? () => void undo.run() : null;
  return (
    <div className={stack(4)}>
      {card ? (
        <ReviewCard
          key={`${card.id} ${card.reps}`}
          card={card}
          at={answered + 1}
          of={answered + cards.length}
          pending={rate.pending}
          onRate={(rating) => void rate.run({ card, rating })}
          onUndo={back}
        />
      ) : (
        <Nothing reviews={reviews} answered={answered} waiting={waiting} />
      )}
      <Message tone="bad">{failure}</Message>
      <div className={`${cluster([2, 4])} ${classes.acts}`}>
        {back !== null && (
          <PlainButton tone="quiet" size="small" aria-disabled={undo.pending} onClick={back}>
            {UNDO}
          </PlainButton>
        )}
        {card && (
          <PlainButton tone="quiet" size="small" onClick={() => setAsked(card)}>
            {REMOVE}
          </PlainButton>
        )}
        <span className={text('quiet', 'small')} role="status">
          {said}
        </span>
      </div>
      {asked && (
        <ConfirmDialog
          title={REMOVE_TITLE}
          confirm={REMOVE}
          act={{
            pending: remove.pending,
            failure: remove.failure,
            run: async () => {
              await remove.run(asked);
              setAsked(null);
            },
          }}
          onClose={() => setAsked(null)}
        >
          {REMOVE_TEXT}
        </ConfirmDialog>
      )}
    </div>
  );
}

function Nothing({ reviews, answered, waiting }: { reviews: Reviews; answered: number; waiting: number }) {
  const { total, done, next_on } = reviews;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The last card had the focus.
    if (answered > 0) place.current?.focus();
  }, [answered]);
  if (total === 0)
    return (
      <EmptyState
        scene={<CalmScene />}
        title={NONE}
        action={<ButtonLink to={pathOf('dev-courses')}>Browse courses</ButtonLink>}
      >
        {NONE_TEXT}
      </EmptyState>
    );
  const lines = [
    ...(waiting > 0 ? [restText(waiting), limitText(REVIEWS_A_DAY)] : []),
    // The answers of just now moved cards that the list knows nothing of.
    ...(waiting === 0 && answered === 0 && next_on !== null ? [nextText(longDayText(next_on))] : []),
  ];
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        scene={<CalmScene />}
        title={done + answered > 0 ? DONE : NOTHING_DUE}
        role="status"
        action={
          <ButtonLink tone="plain" to={pathOf('my-roadmaps')}>
            My Roadmaps
          </ButtonLink>
        }
      >
        {lines.length > 0 ? lines.join(' ') : undefined}
      </EmptyState>
    </div>
  );
}
