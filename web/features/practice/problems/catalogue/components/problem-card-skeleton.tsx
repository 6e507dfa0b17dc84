import { Skeleton } from '@mantine/core';
import { card, pad, stack } from '../../../../../ui/layout.ts';
import classes from './problem-card.module.css';

export function ProblemCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div className={`${stack(3)} ${card('lifted')} ${pad(5)} ${classes.card}`} key={index} data-placeholder>
      <Skeleton height={24} width={150} radius="xl" />
      <Skeleton height={26} width="62%" />
      <Skeleton height={38} />
      <Skeleton height={16} width="48%" radius="xl" />
      <Skeleton height={58} />
      <Skeleton height={24} width={130} mt={10} mb={2} />
    </div>
  ));
}
