import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Message } from '../../../../ui/message.tsx';
import { proveWithPasskey, secondFactorsQuery } from '../api.ts';
import { PASSKEY_PROOF, PASSKEY_WAITING } from '../copy.ts';
import { hasPasskeys } from '../model.ts';
import { useAct } from './use-act.ts';

/** Proves by a passkey who is there. Absent for an account, or a browser, without one. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { data } = useQuery(secondFactorsQuery);
  const { busy, said, run } = useAct();
  if (!hasPasskeys() || !data || data.passkeys.length === 0) return null;
  const prove = () =>
    run(async () => {
      await proveWithPasskey();
      onProved();
    });
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<KeyRound size={18} aria-hidden="true" />}
        aria-disabled={busy}
        onClick={() => void prove()}
      >
        {busy ? PASSKEY_WAITING : PASSKEY_PROOF}
      </Button>
      {said !== null && <Message tone="bad">{said}</Message>}
    </>
  );
}
