import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { endOwnFeed, feedQuery, makeOwnFeed } from '../../api.ts';
import { TRY_AGAIN } from '../../copy.ts';
import entryClasses from '../../../../../ui/entries.module.css';

/** The personal calendar: its secret address is shown once, and can be renewed or ended. */
export function FeedPanel() {
  const client = useQueryClient();
  const query = useQuery(feedQuery());
  const [address, setAddress] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const make = useAct(async () => setAddress(await makeOwnFeed(client)), TRY_AGAIN);
  const end = useAct(async () => {
    await endOwnFeed(client);
    setAddress(null);
    setEnding(false);
  }, TRY_AGAIN);
  return (
    <Panel
      title="Your calendar"
      lead="Subscribe in Google, Apple or Outlook, and the events you’re registered for appear there automatically."
    >
      <ListPage query={query} failure="Your calendar could not be loaded" frame="line">
        {(madeAt) => (
          <div className={stack(3)}>
            {address !== null && (
              <div className={stack(2)}>
                <p className={text('small')}>
                  Copy this address now: it’s shown only once, and anyone who has it can read your calendar.
                </p>
                <div className={row(2)}>
                  <p className={entryClasses['secret']}>{address}</p>
                  <CopyButton text={address} label="Copy the address" />
                </div>
              </div>
            )}
            {address === null && madeAt !== null && (
              <p className={text('quiet', 'small')}>
                You’ve had one since {longDateText(madeAt)}. A new address replaces the old one.
              </p>
            )}
            <Message tone="bad">{make.failure}</Message>
            <div className={cluster(2)}>
              <ActButton variant="default" size="md" pending={make.pending} onClick={() => void make.run()}>
                {madeAt === null ? 'Create my calendar' : 'Create a new address'}
              </ActButton>
              {madeAt !== null && (
                <Button variant="subtle" size="md" onClick={() => setEnding(true)}>
                  End it
                </Button>
              )}
            </div>
          </div>
        )}
      </ListPage>
      {ending && (
        <ConfirmDialog title="End your calendar?" confirm="End it" act={end} onClose={() => setEnding(false)}>
          Apps that subscribe to it will no longer find anything there.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
