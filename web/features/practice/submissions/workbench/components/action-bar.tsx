import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { text } from '../../../../../ui/layout.ts';
import { SignInLink } from '../../../../../ui/sign-in.tsx';
import { RUN_TESTS, SIGN_IN_TO, SUBMIT_SOLUTION, SUBMITTING } from '../../copy.ts';
import { isBusy, type Judging } from '../../model.ts';
import classes from './workbench.module.css';

type Props = {
  judging: Judging;
  visitor: boolean;
  /** By default 'Run Tests'. */
  runText?: string;
  onRun: () => void;
  onSubmit: () => void;
};

const kindOf = (judging: Judging) =>
  judging.phase === 'sending' ? judging.kind : judging.phase === 'judging' ? judging.result.kind : null;

/** Runs on the examples and 'Submit Solution'; beside them the shortcuts or, for a visitor, the sign-in link. */
export function ActionBar({ judging, visitor, runText = RUN_TESTS, onRun, onSubmit }: Props) {
  const submitting = isBusy(judging) && kindOf(judging) === 'submit';
  // Whoever pressed keeps the focus.
  const busy = isBusy(judging) && { 'aria-disabled': true, 'data-disabled': true };
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <div className={classes.actions}>
      {visitor ? (
        <p className={`${text('quiet', 'fine')} ${classes.hint}`}>
          <SignInLink why={SIGN_IN_TO.run} /> to run and submit.{' '}
          <span className={classes.more}>Your code stays in this browser.</span>
        </p>
      ) : (
        <p className={`${text('quiet', 'fine')} ${classes.keys}`}>
          <kbd>{command}+Enter</kbd> to run · <kbd>{command}+Shift+Enter</kbd> to submit
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Play size={16} aria-hidden="true" />} onClick={onRun} {...busy}>
          {runText}
        </Button>
        <Button onClick={onSubmit} {...busy}>
          {submitting ? SUBMITTING : SUBMIT_SOLUTION}
        </Button>
      </div>
    </div>
  );
}
