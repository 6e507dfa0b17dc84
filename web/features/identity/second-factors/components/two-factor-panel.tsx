import type { SecondFactors } from '@devorbit/contract/identity/second-factors.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { renewRecoveryCodes, removeTotp, secondFactorsQuery, startTotp } from '../api.ts';
import { TOTP_LEAD } from '../copy.ts';
import { passkeyMessage } from '../model.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useAct } from './use-act.ts';
import classes from './factors.module.css';

type Step =
  | { at: 'rest' }
  | { at: 'setup'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }
  | { at: 'removing' };

const REST: Step = { at: 'rest' };

/** The authenticator app of the account: turned on, its recovery codes, turned off. */
export function TwoFactorPanel() {
  const { data, error } = useQuery(secondFactorsQuery);
  const client = useQueryClient();
  const [step, setShown] = useState<Step>(REST);
  const { busy, said, run, forget } = useAct();
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  const setStep = (next: Step) => {
    forget();
    setShown(next);
  };
  const show = (codes: string[]) => {
    setStep({ at: 'codes', codes });
    void refresh();
  };
  const start = async () => {
    const made = await run(startTotp);
    if (made) setStep({ at: 'setup', ...made });
  };
  const renew = async () => {
    const codes = await run(renewRecoveryCodes);
    if (codes) show(codes);
  };
  const remove = async () => {
    const left = await run(removeTotp);
    if (!left) return;
    client.setQueryData(secondFactorsQuery.queryKey, left);
    setStep(REST);
  };
  return (
    <Panel
      title="Two-factor sign-in"
      lead={TOTP_LEAD}
      action={data?.totp === true && <span className={classes.mark}>On</span>}
    >
      {error && <Message tone="bad">{passkeyMessage(error)}</Message>}
      {!data && !error && <p className={classes.fine}>Loading…</p>}
      {said !== null && step.at === 'rest' && <Message tone="bad">{said}</Message>}
      {step.at === 'setup' && (
        <TotpSetup secret={step.secret} uri={step.uri} onDone={show} onCancel={() => setStep(REST)} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep(REST)} />}
      {data && (step.at === 'rest' || step.at === 'removing') && (
        <Rest
          factors={data}
          busy={busy}
          onStart={() => void start()}
          onRenew={() => void renew()}
          onRemove={() => setStep({ at: 'removing' })}
        />
      )}
      {step.at === 'removing' && (
        <ConfirmDialog
          title="Turn two-factor sign-in off?"
          text="Only your password will be asked for, and your recovery codes work no more."
          act="Turn off"
          busy={busy}
          said={said}
          onConfirm={() => void remove()}
          onClose={() => setStep(REST)}
        />
      )}
    </Panel>
  );
}

type RestProps = {
  factors: SecondFactors;
  busy: boolean;
  onStart: () => void;
  onRenew: () => void;
  onRemove: () => void;
};

function Rest({ factors, busy, onStart, onRenew, onRemove }: RestProps) {
  const left = factors.recovery_codes_left;
  if (!factors.totp)
    return (
      <div className={classes.buttons}>
        <Button size="md" aria-disabled={busy} onClick={onStart}>
          Turn on
        </Button>
      </div>
    );
  return (
    <>
      <p>
        {left} recovery {left === 1 ? 'code is' : 'codes are'} left{left < 3 && ': make new ones before they run out'}.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="md" aria-disabled={busy} onClick={onRenew}>
          New recovery codes
        </Button>
        <Button variant="default" size="md" aria-disabled={busy} onClick={onRemove}>
          Turn off
        </Button>
      </div>
    </>
  );
}
