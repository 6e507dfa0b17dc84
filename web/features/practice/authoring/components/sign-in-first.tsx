import { useState } from 'react';
import { hasDraft } from '../../../../platform/drafts.ts';
import { CraftScene } from '../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { KEPT } from '../copy.ts';
import { deskDraft } from '../model.ts';
import classes from './authoring-screen.module.css';

/** What a visitor finds here. */
export function SignInFirst({ param }: { param: string | undefined }) {
  const [waiting] = useState(() => hasDraft(deskDraft(Number(param))));
  return (
    <div className={classes.missing}>
      <SignInPrompt
        frame="bare"
        scene={<CraftScene />}
        title="Sign in to edit this problem"
        heading="h1"
        why="edit this problem"
      >
        {waiting ? KEPT : 'Its author and admins write the tests, solutions and hints here.'}
      </SignInPrompt>
    </div>
  );
}
