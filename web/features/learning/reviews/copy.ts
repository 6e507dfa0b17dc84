import type { ReviewFormat, ReviewRating } from '@devorbit/contract/learning/review-words.ts';
import { counted } from '../../../platform/format/plurals.ts';

export const TITLE = 'Reviews';
export const LEAD = 'A few minutes a day, just before you’d forget.';
export const SIGN_IN = 'Sign in to see your reviews';
export const SIGN_IN_TEXT = 'Cards come from the lessons you finish, and are kept with your account.';
export const SIGN_IN_WHY = 'see your reviews';
export const LOADING = 'Loading your reviews';
export const LOAD_FAILED = 'Your reviews could not be loaded';

export const ratingNames: Readonly<Record<ReviewRating, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};
export const SHOW = 'Show answer';
export const ANSWER = 'Answer';
export const RATE = 'How well did you remember it?';
export const KEYS = 'Space shows the answer, 1 to 4 rate it, U undoes.';
export const RATE_FAILED = 'Your answer could not be saved. Please try again.';
export const UNDO = 'Undo';
export const UNDO_FAILED = 'The answer could not be undone. Please try again.';
export const READ = 'Read it again';
export const REMOVE = 'Don’t ask again';
export const REMOVE_TITLE = 'Stop asking this card?';
export const REMOVE_TEXT = 'You won’t see it in your reviews any more.';
export const REMOVE_FAILED = 'The card could not be removed. Please try again.';
export const cardText = (at: number, of: number): string => `Card ${at} of ${of}`;
export const backText = (days: string): string => `Comes back in ${days}.`;

export const NONE = 'No cards yet';
export const NONE_TEXT =
  'Finish a lesson, and the questions at its end come back here. Quiz questions you miss join them.';
export const DONE = 'Done for today';
export const NOTHING_DUE = 'Nothing is due today';
export const restText = (rest: number): string => `${counted(rest, 'card')} left for tomorrow.`;
export const nextText = (day: string): string => `The next card is due on ${day}.`;
export const limitText = (a_day: number): string => `At most ${a_day} cards a day, so it stays a habit.`;

export const EXPORT = 'Export your cards';
export const formats: Readonly<Record<ReviewFormat, { name: string; text: string }>> = {
  json: { name: 'JSON', text: 'Everything, with all your answers' },
  csv: { name: 'CSV', text: 'For Anki and other flashcard apps' },
};
export const EXPORT_FAILED = 'The file could not be made. Please try again.';

export const DUE = 'Due for review';
export const dueText = (due: number): string => `${counted(due, 'card')} due`;
export const REVIEW_NOW = 'Review now';
export const DUE_NONE = 'Nothing to review today.';
export const DUE_FAILED = 'Your reviews couldn’t be loaded. Please try again in a moment.';
