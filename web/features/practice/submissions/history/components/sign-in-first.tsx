import { container, text } from '../../../../../ui/layout.ts';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import classes from './history-page.module.css';

/** What a visitor finds here. */
export function SignInFirst({ title }: { title: string }) {
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <h1 className={text('page')}>{title}</h1>
      <SignInPrompt scene={<CraftScene />} title="Sign in to see your submissions">
        We keep every solution you submit, with its verdict and how it compares to others.
      </SignInPrompt>
    </div>
  );
}
