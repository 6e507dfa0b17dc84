import type { ListedProposal } from '@devorbit/contract/events/proposals.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** How many decisions their authors have not been told. */
export const unsentOf = (proposals: readonly ListedProposal[]): number =>
  proposals.filter(({ decision, told }) => decision !== null && decision !== told).length;

/** `4.5 from 2 reviews`; without any, that there is none. */
export const reviewsText = ({ reviews, mean }: Pick<ListedProposal, 'reviews' | 'mean'>): string =>
  mean === null ? 'No reviews yet' : `${mean.toFixed(1)} from ${counted(reviews, 'review')}`;

/** Whether a decision is final: its author was told, and it is not the wait list. */
export const isFinal = ({ told }: Pick<ListedProposal, 'told'>): boolean => told === 'accept' || told === 'decline';

/** `Talk, 30 minutes` */
export const kindText = ({ kind, minutes }: { kind: string; minutes: number }): string =>
  `${kind}, ${counted(minutes, 'minute')}`;
