import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { prove } from '../api.ts';
import { CALL_FAILED, CANCEL } from '../copy.ts';
import { needsCode } from '../model.ts';

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
  /** The first refusal for want of a code is no failure: the field for it appears. */
  const [wanting, setWanting] = useState(false);
  const proof = useAct(
    async () => {
      try {
        await prove({ password, ...(code === '' ? {} : { code }) });
        onDone(true);
      } catch (error) {
        setWanting(needsCode(error) && !codeAsked);
        setCodeAsked(codeAsked || needsCode(error));
        throw error;
      }
    },
    (error) => plainSentence(error, CALL_FAILED),
  );
  return (
    <Dialog title="Confirm it’s you" onClose={() => onDone(false)}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void proof.run();
        }}
      >
        <p>We won’t ask again for 10 minutes.</p>
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
            description="From your authenticator app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            size="md"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {!wanting && <Message tone="bad">{proof.failure}</Message>}
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" size="md" onClick={() => onDone(false)}>
            {CANCEL}
          </Button>
          <ActButton type="submit" size="md" pending={proof.pending} pendingText="Confirming...">
            Confirm
          </ActButton>
        </div>
        {other}
      </form>
    </Dialog>
  );
}
