import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PageHead } from '../../../ui/page-head.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_LEAD, SIGN_IN_FIRST } from '../copy.ts';
import classes from './notifications-page.module.css';

/** What a visitor finds here. */
export function SignInFirst() {
  return (
    <div className={classes.page}>
      <PageHead title={NOTIFICATIONS} lead={NOTIFICATIONS_LEAD} />
      <div className={classes.notice}>
        <p className={classes.noticeTitle}>{SIGN_IN_FIRST}</p>
        <Button component={Link} to="/signin?next=%2Fnotifications">
          Sign In
        </Button>
      </div>
    </div>
  );
}
