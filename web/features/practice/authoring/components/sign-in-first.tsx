import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { hasDraft } from '../../../../platform/drafts.ts';
import { KEPT } from '../copy.ts';
import { deskDraft } from '../model.ts';
import classes from './authoring-screen.module.css';

/** What a visitor finds here. */
export function SignInFirst({ param }: { param: string | undefined }) {
  const { pathname, search } = useLocation();
  const [waiting] = useState(() => hasDraft(deskDraft(Number(param))));
  return (
    <div className={classes.missing}>
      <h1 className={classes.message}>Sign in to edit this problem</h1>
      <p>{waiting ? KEPT : 'Its author and admin users write its tests, its solutions and its hints here.'}</p>
      <Button component={Link} to={`${pathOf('sign-in')}?next=${encodeURIComponent(pathname + search)}`}>
        Sign In
      </Button>
    </div>
  );
}
