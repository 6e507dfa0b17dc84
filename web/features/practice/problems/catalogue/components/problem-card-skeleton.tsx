import { card, pad } from '../../../../../ui/layout.ts';
import { type WaitingLine, WaitingLines } from '../../../../../ui/waiting-lines.tsx';
import classes from './problem-card.module.css';

/** As a card with a statement of two lines. */
const lines: readonly WaitingLine[] = [
  { height: 28, width: '150px' },
  { height: 26, width: '62%' },
  { height: 40 },
  { height: 16, width: '48%' },
  { height: 60 },
  { height: 28, width: '130px' },
];

export function ProblemCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div className={`${card('lifted')} ${pad(5)} ${classes.waiting}`} key={index} data-placeholder>
      <WaitingLines lines={lines} gap={12} />
    </div>
  ));
}
