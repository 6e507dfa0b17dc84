import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../platform/api-error.ts';
import { useSession } from '../../../../../platform/session.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SignInLink } from '../../../../../ui/sign-in.tsx';
import { createAsAdmin, createAsUser } from '../../api.ts';
import {
  CREATE_ADMIN_PROBLEM,
  CREATE_COMMUNITY_PROBLEM,
  CREATE_FAILED,
  ONLY_ADMINS_CREATE,
  SIGN_IN_TO_CREATE,
} from '../../copy.ts';
import { emptyDraft, type Fields, refusalText } from '../model.ts';
import { ProblemForm } from './problem-form.tsx';
import classes from './problem-form.module.css';

type Props = {
  /** `admin`: by staff, source Admin. `community`: by any user, source User. */
  kind: 'admin' | 'community';
  onClose: () => void;
  onCreated: (problem: ProblemDetail) => void;
};

/** 'Create Admin Problem' and 'Create Community Problem': after Cancel it is empty, else as it was left. */
export function CreateProblemDialog({ kind, onClose, onCreated }: Props) {
  const client = useQueryClient();
  const session = useSession();
  const admin = kind === 'admin';
  const refusal = admin
    ? isStaff(session?.user)
      ? null
      : ONLY_ADMINS_CREATE
    : session === null
      ? SIGN_IN_TO_CREATE
      : null;
  const title = admin ? CREATE_ADMIN_PROBLEM : CREATE_COMMUNITY_PROBLEM;
  const send = (fields: Fields) => (admin ? createAsAdmin : createAsUser)(client, fields).then(onCreated);
  const failure = (error: unknown): string =>
    error instanceof ApiError && error.status === 401
      ? admin
        ? ONLY_ADMINS_CREATE
        : SIGN_IN_TO_CREATE
      : refusalText(error, CREATE_FAILED);
  return (
    <Dialog title={title} onClose={onClose}>
      <ProblemForm
        initial={emptyDraft}
        draftName={`problem.new.${kind}`}
        action="Create Problem"
        refusal={refusal}
        barred={admin && refusal !== null}
        onSend={send}
        failure={failure}
        onCancel={onClose}
        note={
          <p className={classes.note}>
            Only you see your problem until you’ve added tests. Then everyone can solve it.
            {session === null && <SignInHint />}
          </p>
        }
      />
    </Dialog>
  );
}

const SignInHint = () => (
  <>
    {' '}
    <SignInLink>Sign In</SignInLink> first.
  </>
);
