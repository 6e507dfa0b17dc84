import type { Passkey } from '@devorbit/contract/identity/second-factors.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { addPasskey, removePasskey, renamePasskey, secondFactorsQuery } from '../api.ts';
import { PASSKEY_WAITING, PASSKEYS_LEAD, PASSKEYS_UNSUPPORTED } from '../copy.ts';
import { hasPasskeys, passkeyMessage, passkeyText } from '../model.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { useAct } from './use-act.ts';
import classes from './factors.module.css';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

/** The passkeys of the account: added, renamed, removed. */
export function PasskeysPanel() {
  const { data, error } = useQuery(secondFactorsQuery);
  const client = useQueryClient();
  const [open, setShown] = useState<Open>(null);
  const { busy, said, run, forget } = useAct();
  const supported = hasPasskeys();
  const setOpen = (next: Open) => {
    forget();
    setShown(next);
  };
  const finish = async (act: () => Promise<unknown>) => {
    if ((await run(act)) === undefined) return;
    setOpen(null);
    await client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  };
  const common = { busy, said, onClose: () => setOpen(null) };
  return (
    <Panel
      title="Passkeys"
      lead={PASSKEYS_LEAD}
      action={
        supported && (
          <Button variant="default" size="md" onClick={() => setOpen({ what: 'add' })}>
            Add a passkey
          </Button>
        )
      }
    >
      {error && <Message tone="bad">{passkeyMessage(error)}</Message>}
      {!data && !error && <p className={classes.fine}>Loading…</p>}
      {!supported && <p className={classes.fine}>{PASSKEYS_UNSUPPORTED}</p>}
      {data?.passkeys.length === 0 && <p className={classes.fine}>You have none yet.</p>}
      {data !== undefined && data.passkeys.length > 0 && (
        <ul className={classes.list} aria-label="Passkeys">
          {data.passkeys.map((passkey) => (
            <li className={classes.row} key={passkey.id}>
              <div className={classes.what}>
                <p className={classes.name}>{passkey.name}</p>
                <p className={classes.fine}>{passkeyText(passkey)}</p>
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setOpen({ what: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ what: 'remove', passkey })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {open?.what === 'add' && (
        <PasskeyNameDialog
          {...common}
          title="Add a passkey"
          name=""
          act={busy ? PASSKEY_WAITING : 'Go on'}
          onName={(name) => void finish(() => addPasskey(name))}
        />
      )}
      {open?.what === 'rename' && (
        <PasskeyNameDialog
          {...common}
          title="Rename the passkey"
          name={open.passkey.name}
          act="Rename"
          onName={(name) => void finish(() => renamePasskey(open.passkey.id, name))}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          {...common}
          title={`Remove ‘${open.passkey.name}’?`}
          text="It will not sign in any more. Delete it from your device or password manager too."
          act="Remove"
          onConfirm={() => void finish(() => removePasskey(open.passkey.id))}
        />
      )}
    </Panel>
  );
}
