import { MAX_REASON_CHARS } from '@devorbit/contract/learning/certificates-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { certificatesKey, revokeCertificate } from '../api.ts';
import { REVOKE, REVOKE_FAILED, REVOKE_HELP, REVOKE_REASON, REVOKE_TITLE } from '../copy.ts';
import forms from '../../../../ui/form.module.css';

/** For staff: revokes a certificate for a reason that everybody may read. */
export function RevokeAct({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="var(--bad)" style={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        {REVOKE}
      </Button>
      {asking && <RevokeDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
}

function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await revokeCertificate(id, reason);
      await client.invalidateQueries({ queryKey: certificatesKey });
      onClose();
    },
    failure: REVOKE_FAILED,
  });
  return (
    <Dialog title={REVOKE_TITLE} onClose={onClose}>
      <form className={forms.dialog} onSubmit={onSubmit} noValidate>
        <TextInput
          label={REVOKE_REASON}
          description={REVOKE_HELP}
          size="md"
          name="reason"
          maxLength={MAX_REASON_CHARS}
          data-autofocus
          key={form.key('reason')}
          {...form.getInputProps('reason')}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={forms.ends}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {REVOKE}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
