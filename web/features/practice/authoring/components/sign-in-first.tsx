import { useState } from 'react';
import { hasDraft } from '../../../../platform/drafts.ts';
import { SignInButton } from '../../../../ui/sign-in.tsx';
import { KEPT } from '../copy.ts';
import { deskDraft } from '../model.ts';
import classes from './authoring-screen.module.css';

/** What a visitor finds here. */
export function SignInFirst({ param }: { param: string | undefined }) {
  const [waiting] = useState(() => hasDraft(deskDraft(Number(param))));
  return (
    <div className={classes.missing}>
      <h1 className={classes.message}>Sign in to edit this problem</h1>
      <p>{waiting ? KEPT : 'Its author and admins write the tests, solutions and hints here.'}</p>
      <SignInButton />
    </div>
  );
}
