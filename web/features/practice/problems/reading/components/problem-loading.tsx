import { Skeleton } from '@mantine/core';
import { LOADING_PROBLEM } from '../../copy.ts';
import classes from './problem-screen.module.css';

export function ProblemLoading() {
  return (
    <div className={classes.loading}>
      <div role="status">
        <h1 className={classes.title}>{LOADING_PROBLEM}</h1>
      </div>
      {['34%', '46%', '41%', '22%'].map((width) => (
        <Skeleton key={width} height={13} width={width} radius="xl" />
      ))}
    </div>
  );
}
