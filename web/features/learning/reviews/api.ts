import type { ReviewFormat, ReviewRating } from '@devorbit/contract/learning/review-words.ts';
import type {
  answerReview,
  exportReviews,
  listReviews,
  removeReview,
  showReviewsDue,
  undoReview,
} from '@devorbit/contract/learning/reviews.ts';
import { call, route } from '../../../platform/http-client.ts';
import { ownTimeZone } from '../../../platform/time-zone.ts';

const listRoute = route<typeof listReviews>('GET', '/api/reviews/');
const dueRoute = route<typeof showReviewsDue>('GET', '/api/reviews/due/');
const answerRoute = route<typeof answerReview>('POST', '/api/reviews/:id/');
const undoRoute = route<typeof undoReview>('POST', '/api/reviews/undo/');
const removeRoute = route<typeof removeReview>('DELETE', '/api/reviews/:id/');
const exportRoute = route<typeof exportReviews>('GET', '/api/reviews/export/:format/');

export const fetchReviews = (signal?: AbortSignal) => call(listRoute, { query: { time_zone: ownTimeZone() }, signal });
export const fetchDue = (signal?: AbortSignal) => call(dueRoute, { query: { time_zone: ownTimeZone() }, signal });
export const rateCard = ({ id, reps }: { id: number; reps: number }, rating: ReviewRating) =>
  call(answerRoute, { params: { id }, body: { rating, reps, time_zone: ownTimeZone() } });
export const takeBack = () => call(undoRoute, { body: { time_zone: ownTimeZone() } });
export const removeCard = (id: number) => call(removeRoute, { params: { id } });

/** All of one’s cards as a file. */
export async function fetchExport(format: ReviewFormat): Promise<File> {
  const { name, type, base64 } = await call(exportRoute, { params: { format } });
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type });
}
