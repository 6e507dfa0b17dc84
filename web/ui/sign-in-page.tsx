import type { ReactNode } from 'react';
import { container, stack, text } from './layout.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import page from './page.module.css';

type Props = {
  title: string;
  lead?: string;
  /** As of SignInPrompt. */
  scene: ReactNode;
  prompt: string;
  why: string;
  children?: ReactNode;
};

/** A page of members' own things, as a visitor finds it. */
export const SignInPage = ({ title, lead, prompt, ...rest }: Props) => (
  <div className={`${container(5)} ${page.page}`}>
    <header className={stack(1)}>
      <h1 className={text('page')}>{title}</h1>
      {lead !== undefined && <p className={text('quiet', 'lead')}>{lead}</p>}
    </header>
    <SignInPrompt title={prompt} {...rest} />
  </div>
);
