import { container, text } from '../../../../../ui/layout.ts';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { KEPT_FOR_YOU, SIGN_IN_TO_SEE } from '../copy.ts';
import classes from './history-page.module.css';

/** What a visitor finds here. */
export function SignInFirst({ title }: { title: string }) {
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <h1 className={text('page')}>{title}</h1>
      <SignInPrompt scene={<CraftScene />} title={SIGN_IN_TO_SEE}>
        {KEPT_FOR_YOU}
      </SignInPrompt>
    </div>
  );
}
