import type { Passkey } from '@devorbit/contract/identity/second-factors.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { addPasskey, removePasskey, renamePasskey, secondFactorsQuery } from '../api.ts';
import { PASSKEY_WAITING, PASSKEYS_FAILURE, PASSKEYS_LEAD, PASSKEYS_UNSUPPORTED } from '../copy.ts';
import { hasPasskeys, passkeyMessage, passkeyText } from '../model.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import classes from '../../../../ui/entries.module.css';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

/** The passkeys of the account: added, renamed, removed. */
export function PasskeysPanel() {
  const list = useQuery(secondFactorsQuery);
  const client = useQueryClient();
  const [open, setShown] = useState<Open>(null);
  const change = useAct(async (what: () => Promise<unknown>) => {
    await what();
    setShown(null);
    await client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  }, passkeyMessage);
  const supported = hasPasskeys();
  const setOpen = (next: Open) => {
    change.forget();
    setShown(next);
  };
  const common = { change, onClose: () => setOpen(null) };
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
      {!supported && <p className={text('quiet', 'small', 'breaking')}>{PASSKEYS_UNSUPPORTED}</p>}
      <ListPage
        query={list}
        failure={PASSKEYS_FAILURE}
        frame="line"
        empty={({ passkeys }) =>
          passkeys.length === 0 && <p className={text('quiet', 'small', 'breaking')}>No passkeys yet.</p>
        }
      >
        {({ passkeys }) => (
          <ul className={stack(0)} aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <li className={classes.row} key={passkey.id}>
                <div className={classes.what}>
                  <p className={text('strong', 'breaking')}>{passkey.name}</p>
                  <p className={text('quiet', 'small', 'breaking')}>{passkeyText(passkey)}</p>
                </div>
                <div className={cluster(3)}>
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
      </ListPage>
      {open?.what === 'add' && (
        <PasskeyNameDialog
          {...common}
          title="Add a passkey"
          name=""
          act="Continue"
          pendingText={PASSKEY_WAITING}
          onName={(name) => void change.run(() => addPasskey(name))}
        />
      )}
      {open?.what === 'rename' && (
        <PasskeyNameDialog
          {...common}
          title="Rename passkey"
          name={open.passkey.name}
          act="Rename"
          onName={(name) => void change.run(() => renamePasskey(open.passkey.id, name))}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          title={`Remove ‘${open.passkey.name}’?`}
          confirm="Remove"
          act={{ ...change, run: () => change.run(() => removePasskey(open.passkey.id)) }}
          onClose={() => setOpen(null)}
        >
          You won’t be able to sign in with it. Delete it from your device or password manager too.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
