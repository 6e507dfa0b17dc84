import type { SecondFactors } from '@devorbit/contract/identity/second-factors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '../../../../platform/format/plurals.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { renewRecoveryCodes, removeTotp, secondFactorsQuery, startTotp } from '../api.ts';
import { TOTP_LEAD } from '../copy.ts';
import { passkeyMessage } from '../model.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import classes from '../../../../ui/entries.module.css';

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
  const show = (codes: string[]) => {
    setShown({ at: 'codes', codes });
    void client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  };
  const start = useAct(async () => setShown({ at: 'setup', ...(await startTotp()) }), passkeyMessage);
  const renew = useAct(async () => show(await renewRecoveryCodes()), passkeyMessage);
  const remove = useAct(async () => {
    client.setQueryData(secondFactorsQuery.queryKey, await removeTotp());
    setShown(REST);
  }, passkeyMessage);
  const busy = start.pending || renew.pending || remove.pending;
  const setStep = (next: Step) => {
    for (const act of [start, renew, remove]) act.forget();
    setShown(next);
  };
  return (
    <Panel
      title="Two-factor sign-in"
      lead={TOTP_LEAD}
      action={data?.totp === true && <span className={classes.mark}>On</span>}
    >
      {error && <Message tone="bad">{passkeyMessage(error)}</Message>}
      {!data && !error && <p className={text('quiet', 'small', 'breaking')}>Loading…</p>}
      {step.at === 'rest' && <Message tone="bad">{start.failure ?? renew.failure}</Message>}
      {step.at === 'setup' && (
        <TotpSetup secret={step.secret} uri={step.uri} onDone={show} onCancel={() => setStep(REST)} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep(REST)} />}
      {data && (step.at === 'rest' || step.at === 'removing') && (
        <Rest
          factors={data}
          busy={busy}
          onStart={() => void start.run()}
          onRenew={() => void renew.run()}
          onRemove={() => setStep({ at: 'removing' })}
        />
      )}
      {step.at === 'removing' && (
        <ConfirmDialog
          title="Turn off two-factor sign-in?"
          confirm="Turn off"
          act={remove}
          onClose={() => setStep(REST)}
        >
          You’ll sign in with your password only, and your recovery codes stop working.
        </ConfirmDialog>
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
      <div className={cluster(3)}>
        <ActButton size="md" pending={busy} onClick={onStart}>
          Turn on
        </ActButton>
      </div>
    );
  return (
    <>
      <p>
        {left} recovery {plural(left, 'code', 'codes')} left.{left < 3 && ' Create new ones before you run out.'}
      </p>
      <div className={cluster(3)}>
        <ActButton variant="default" size="md" pending={busy} onClick={onRenew}>
          New recovery codes
        </ActButton>
        <ActButton variant="default" size="md" pending={busy} onClick={onRemove}>
          Turn off
        </ActButton>
      </div>
    </>
  );
}
