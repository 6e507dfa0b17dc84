import type { Certificate } from '@devorbit/contract/learning/certificates.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { certificatesKey, withdrawCertificate } from '../api.ts';
import { LINKEDIN, WITHDRAW, WITHDRAW_FAILED, WITHDRAW_TEXT, WITHDRAW_TITLE } from '../copy.ts';
import { linkedInAddress } from '../model.ts';

/** What only its holder can do with a certificate. */
export function HolderActs({ certificate }: { certificate: Certificate }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const withdraw = useAct(async () => {
    await withdrawCertificate(certificate.id);
    await client.invalidateQueries({ queryKey: certificatesKey });
    setAsking(false);
  }, WITHDRAW_FAILED);
  return (
    <div className={cluster(2)}>
      <Button component="a" variant="default" href={linkedInAddress(certificate)} target="_blank" rel="noreferrer">
        {LINKEDIN}
      </Button>
      <Button variant="subtle" color="var(--bad)" onClick={() => setAsking(true)}>
        {WITHDRAW}
      </Button>
      {asking && (
        <ConfirmDialog title={WITHDRAW_TITLE} confirm={WITHDRAW} act={withdraw} onClose={() => setAsking(false)}>
          {WITHDRAW_TEXT}
        </ConfirmDialog>
      )}
    </div>
  );
}
