import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import classes from './history-page.module.css';

/** What a visitor finds here. */
export function SignInFirst({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.notice}>
        <p className={classes.noticeTitle}>Sign in to see your submissions</p>
        <p>Every solution that you submit is kept with its verdict, its code and its place among the others.</p>
        <Button component={Link} to={`/signin?next=${encodeURIComponent(pathname + search)}`}>
          Sign In
        </Button>
      </div>
    </div>
  );
}
