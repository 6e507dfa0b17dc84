import { Button, Loader } from '@mantine/core';
import { container, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { PROFILE } from '../copy.ts';
import classes from './profile-notice.module.css';

export function ProfileLoading() {
  return (
    <div className={`${container(4)} ${classes.page}`} role="status" aria-label="Loading profile">
      <Loader />
    </div>
  );
}

type Props = { text: string } & ({ signedIn: true; busy: boolean; onRetry: () => void } | { signedIn: false });

/** Why there is no profile, and what to do about it: without a session trying again is of no use. */
export function ProfileMissing(props: Props) {
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <h1 className={text('page')}>{PROFILE}</h1>
      <Message tone="bad">{props.text}</Message>
      {props.signedIn ? (
        <Button variant="default" loading={props.busy} onClick={props.onRetry}>
          Try again
        </Button>
      ) : (
        <SignInPrompt frame="line" why="see your profile" />
      )}
    </div>
  );
}
