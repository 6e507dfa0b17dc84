import { MAX_HOLDER_CHARS } from '@devorbit/contract/learning/certificates-limits.ts';
import type { CertificateClaim } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { certificatesKey, claimCertificate } from '../api.ts';
import { CLAIM, CLAIM_FAILED, HOLDER, HOLDER_HELP, HOLDER_NEEDED } from '../copy.ts';
import forms from '../../../../ui/form.module.css';

type Props = { claim: CertificateClaim; holder: string; onClose: () => void };

/** Asks for the name that is signed, and leads to the certificate. */
export function ClaimDialog({ claim, holder, onClose }: Props) {
  const { type, id, title, of, solved } = claim;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    initialValues: { holder: holder.slice(0, MAX_HOLDER_CHARS) },
    validate: { holder: (name) => (name.trim() === '' ? HOLDER_NEEDED : null) },
    send: async (values) => {
      const certificate = await claimCertificate({ type, id, holder: values.holder });
      await client.invalidateQueries({ queryKey: certificatesKey });
      void navigate(pathOf('verify', { certificateId: certificate.id }), { state: { earned: true } });
    },
    failure: CLAIM_FAILED,
  });
  return (
    <Dialog title={`${title} Roadmap Certificate`} onClose={onClose}>
      <form className={forms.dialog} onSubmit={onSubmit} noValidate>
        <TextInput
          label={HOLDER}
          description={HOLDER_HELP}
          size="md"
          name="holder"
          autoComplete="name"
          maxLength={MAX_HOLDER_CHARS}
          data-autofocus
          key={form.key('holder')}
          {...form.getInputProps('holder')}
        />
        <p className={text('quiet', 'small')}>
          It will say: {counted(of, 'core topic')} marked as done
          {solved > 0 && `, and ${counted(solved, 'problem')} on them solved on our judge`}.
        </p>
        <Message tone="bad">{act.failure}</Message>
        <div className={forms.ends}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending} pendingText="Signing…">
            {CLAIM}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
