import { lazy, Suspense, useEffect, useState } from 'react';
import { provideProof } from '../platform/proof.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('../features/identity/security/components/proof-dialog.tsx')).ProofDialog,
}));

const PasskeyProof = lazy(async () => ({
  default: (await import('../features/identity/second-factors/components/passkey-proof.tsx')).PasskeyProof,
}));

/** Where people are asked who they are before a dangerous act; its code is fetched with the first question. */
export function Proof() {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  useEffect(() => provideProof((done) => setAnswer(() => done)), []);
  if (answer === null) return null;
  const done = (proved: boolean) => {
    setAnswer(null);
    answer(proved);
  };
  return (
    <Suspense>
      <ProofDialog
        onDone={done}
        other={
          <Suspense>
            <PasskeyProof onProved={() => done(true)} />
          </Suspense>
        }
      />
    </Suspense>
  );
}
