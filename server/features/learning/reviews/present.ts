import type { ReviewCard } from '@devorbit/contract/learning/reviews.ts';
import type { CardContent } from './cards.ts';
import { intervals } from './schedule.ts';
import type { CardRow } from './store.ts';

/** A card as it is asked on a day, with what each rating would do. */
export const presentCard = (row: CardRow, content: CardContent, today: string): ReviewCard => ({
  id: row.id,
  kind: content.kind,
  question: content.question,
  prints: content.prints,
  choices: content.choices,
  answer: content.answer,
  why: content.why,
  lesson: content.lesson,
  reps: row.reps,
  next: intervals(row, today),
});
