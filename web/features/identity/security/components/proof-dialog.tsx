import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useSession } from '../../../../platform/session.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { prove } from '../api.ts';
import { CALL_FAILED, CANCEL } from '../copy.ts';
import { needsCode } from '../model.ts';
import classes from './security.module.css';

type Props = {
  onDone: (proved: boolean) => void;
  /** Another way to prove it, such as a passkey; it calls `onDone` by itself. */
  other?: ReactNode;
};

/** Asks who is there before a dangerous act: the password, and a code where the account has one. */
export function ProofDialog({ onDone, other }: Props) {
  const user = useSession()?.user;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      await prove({ password, ...(code === '' ? {} : { code }) });
      onDone(true);
    } catch (error) {
      setSaid(needsCode(error) && !codeAsked ? null : plainSentence(error, CALL_FAILED));
      setCodeAsked(codeAsked || needsCode(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Confirm that it is you" onClose={() => onDone(false)}>
      <form className={classes.confirm} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <p>You will not be asked again for ten minutes.</p>
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <SecretInput
          label="Password"
          name="password"
          autoComplete="current-password"
          size="md"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {codeAsked && (
          <TextInput
            label="Code"
            description="Of your authenticator app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            size="md"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {said !== null && <Message tone="bad">{said}</Message>}
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={() => onDone(false)}>
            {CANCEL}
          </Button>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Confirming...' : 'Confirm'}
          </Button>
        </div>
        {other}
      </form>
    </Dialog>
  );
}
