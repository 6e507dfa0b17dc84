import { Button } from '@mantine/core';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { text } from '../../../../ui/layout.ts';
import { SignInButton } from '../../../../ui/sign-in.tsx';
import { VERSIONS, VERSIONS_FAILURE } from '../copy.ts';
import classes from './versions-screen.module.css';

/** What a visitor finds in place of the versions. */
export function VersionsSignIn() {
  return (
    <div className={classes.page}>
      <div className={classes.notice}>
        <h1 className={text('part')}>{VERSIONS}</h1>
        <p>Sign in to see the versions of this problem. Only its author and staff can see them.</p>
        <SignInButton />
      </div>
    </div>
  );
}

type Props = { error: Error | null; busy: boolean; onRetry: () => void };

/** Why there are no versions to see; another try where that may help. */
export function VersionsFailure({ error, busy, onRetry }: Props) {
  const refused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <div className={classes.notice}>
      <div role="alert">
        <h1 className={text('part')}>{plainSentence(error, VERSIONS_FAILURE)}</h1>
      </div>
      {!refused && (
        <Button variant="default" loading={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
