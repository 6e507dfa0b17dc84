import type { ReviewRating } from '@devorbit/contract/learning/review-words.ts';
import type { ReviewCard, Reviews } from '@devorbit/contract/learning/reviews.ts';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { rateCard, removeCard, takeBack } from '../api.ts';
import { backText, RATE_FAILED, REMOVE_FAILED, UNDO_FAILED } from '../copy.ts';
import { intervalText, left } from '../model.ts';

/** The cards of today as they are answered one after the other. `reload` asks the server for the list anew. */
export function useQueue(reviews: Reviews, reload: () => Promise<unknown>) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const [undoable, setUndoable] = useState(reviews.undo);
  const { cards, waiting } = left(reviews, gone);

  const rate = useAct(async ({ card, rating }: { card: ReviewCard; rating: ReviewRating }) => {
    try {
      const { days } = await rateCard(card, rating);
      setSaid(backText(intervalText(days)));
      setUndoable(true);
    } catch (error) {
      // Answered on another device: the list is another one now.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await reload();
      throw error;
    }
    setGone((before) => [...before, card.id]);
  }, RATE_FAILED);
  const undo = useAct(async () => {
    await takeBack();
    setSaid('');
    await reload();
  }, UNDO_FAILED);
  const remove = useAct(async (card: ReviewCard) => {
    await removeCard(card.id);
    setSaid('');
    setGone((before) => [...before, card.id]);
  }, REMOVE_FAILED);
  return { cards, waiting, answered: gone.length, said, undoable, rate, undo, remove };
}
