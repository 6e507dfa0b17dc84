import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { proveWithPasskey, secondFactorsQuery } from '../api.ts';
import { PASSKEY_PROOF, PASSKEY_WAITING } from '../copy.ts';
import { hasPasskeys, passkeyMessage } from '../model.ts';

/** Proves by a passkey who is there. Absent for an account, or a browser, without one. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { data } = useQuery(secondFactorsQuery);
  const proof = useAct(() => proveWithPasskey().then(onProved), passkeyMessage);
  if (!hasPasskeys() || !data || data.passkeys.length === 0) return null;
  return (
    <>
      <ActButton
        variant="default"
        size="md"
        leftSection={<KeyRound size={18} aria-hidden="true" />}
        pending={proof.pending}
        pendingText={PASSKEY_WAITING}
        onClick={() => void proof.run()}
      >
        {PASSKEY_PROOF}
      </ActButton>
      <Message tone="bad">{proof.failure}</Message>
    </>
  );
}
