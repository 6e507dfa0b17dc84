import type { Session } from '@devorbit/contract/identity/accounts.ts';
import { Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Message } from '../../../../ui/message.tsx';
import { signInWithPasskey } from '../../second-factors/api.ts';
import { PASSKEY_SIGN_IN, PASSKEY_WAITING } from '../../second-factors/copy.ts';
import { hasPasskeys, passkeyMessage } from '../../second-factors/model.ts';

const never = () => () => undefined;

type Props = {
  /** The session is kept already. */
  onSession: (session: Session) => void;
  /** It has begun, or has failed. */
  onBusy?: (busy: boolean) => void;
  /** Another way of signing in is under way: presses do nothing. */
  disabled?: boolean;
};

/** Signs in with whichever passkey the browser offers. Absent where the browser has none at this address. */
export function PasskeySignIn({ onSession, onBusy, disabled = false }: Props) {
  const supported = useSyncExternalStore(never, hasPasskeys, () => true);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  if (!supported) return null;
  const start = async () => {
    if (busy || disabled) return;
    setBusy(true);
    setSaid(null);
    onBusy?.(true);
    try {
      onSession(await signInWithPasskey());
    } catch (error) {
      setSaid(passkeyMessage(error));
      onBusy?.(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<KeyRound size={18} aria-hidden="true" />}
        aria-disabled={busy || disabled}
        onClick={() => void start()}
      >
        {busy ? PASSKEY_WAITING : PASSKEY_SIGN_IN}
      </Button>
      {said !== null && <Message tone="bad">{said}</Message>}
    </>
  );
}
