import { text } from '../../../../../ui/layout.ts';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import classes from './history-page.module.css';

/** What a visitor finds here. */
export function SignInFirst({ title }: { title: string }) {
  return (
    <div className={classes.page}>
      <h1 className={text('page')}>{title}</h1>
      <SignInPrompt scene={<CraftScene />} title="Sign in to see your submissions">
        Every solution that you submit is kept with its verdict, its code and its place among the others.
      </SignInPrompt>
    </div>
  );
}
