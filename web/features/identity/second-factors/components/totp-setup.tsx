import { MAX_APP_CODE_CHARS } from '@devorbit/contract/identity/second-factors-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { cluster, row, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { confirmTotp } from '../api.ts';
import { CODE_LABEL, CODE_REQUIRED, VERIFY, VERIFYING } from '../copy.ts';
import { inGroups, passkeyMessage } from '../model.ts';
import classes from '../../../../ui/entries.module.css';

type Props = { secret: string; uri: string; onDone: (recoveryCodes: string[]) => void; onCancel: () => void };

/** The secret for an app, and the first code of it. */
export function TotpSetup({ secret, uri, onDone, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const confirmation = useAct(async () => onDone(await confirmTotp(code)), passkeyMessage);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') void confirmation.run();
  };
  return (
    <div className={cluster(5, { align: 'start' })}>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <form className={`${stack(4)} ${classes.what}`} noValidate onSubmit={submit}>
        <div>
          <p>Scan the code with an authenticator app, or enter this key:</p>
          <p className={row(2)}>
            <code className={text('breaking')}>{inGroups(secret)}</code>
            <CopyButton text={secret} label="Copy the key" />
          </p>
        </div>
        <TextInput
          label={CODE_LABEL}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={missing && CODE_REQUIRED}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAX_APP_CODE_CHARS}
          size="md"
        />
        <Message tone="bad">{confirmation.failure}</Message>
        <div className={cluster(3)}>
          <ActButton type="submit" size="md" pending={confirmation.pending} pendingText={VERIFYING}>
            {VERIFY}
          </ActButton>
          <Button variant="default" size="md" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
