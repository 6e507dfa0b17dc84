import type { Session } from '@devorbit/contract/identity/accounts.ts';
import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
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
  const signIn = useAct(async () => {
    onBusy?.(true);
    try {
      onSession(await signInWithPasskey());
    } catch (error) {
      onBusy?.(false);
      throw error;
    }
  }, passkeyMessage);
  if (!supported) return null;
  return (
    <>
      <ActButton
        variant="default"
        size="md"
        leftSection={<KeyRound size={18} aria-hidden="true" />}
        pending={signIn.pending || disabled}
        pendingText={signIn.pending ? PASSKEY_WAITING : PASSKEY_SIGN_IN}
        onClick={() => void signIn.run()}
      >
        {PASSKEY_SIGN_IN}
      </ActButton>
      <Message tone="bad">{signIn.failure}</Message>
    </>
  );
}
