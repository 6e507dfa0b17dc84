import { Skeleton } from '@mantine/core';
import { stack, text } from '../../../../../ui/layout.ts';
import { LOADING_PROBLEM } from '../../copy.ts';
import classes from './problem-screen.module.css';

export function ProblemLoading() {
  return (
    <div className={`${stack(4)} ${text('quiet')} ${classes.loading}`}>
      <div role="status">
        <h1 className={text('part')}>{LOADING_PROBLEM}</h1>
      </div>
      {['34%', '46%', '41%', '22%'].map((width) => (
        <Skeleton key={width} height={13} width={width} radius="xl" />
      ))}
    </div>
  );
}
