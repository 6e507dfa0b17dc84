import { Skeleton } from '@mantine/core';
import classes from './authoring-screen.module.css';

export function AuthoringLoading() {
  return (
    <div className={classes.loading} role="status" aria-label="Loading the draft">
      <Skeleton height={38} width="min(24rem, 70%)" />
      <Skeleton height={14} width="12rem" radius="xl" />
      <Skeleton height={320} radius="lg" mt="lg" />
    </div>
  );
}
