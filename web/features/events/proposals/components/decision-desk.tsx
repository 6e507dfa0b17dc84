import type { EventDetail } from '@devorbit/contract/events/events.ts';
import type { ListedProposal } from '@devorbit/contract/events/proposals.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { notify } from '../../../../platform/notify.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, divided, row, stack, tag, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { loadNames, proposalsQuery, sendOut } from '../api.ts';
import { decisionNames, decisionTones, levelNames, TRY_AGAIN } from '../copy.ts';
import { kindText, reviewsText, unsentOf } from '../model.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import classes from './proposals.module.css';

/** What was proposed, for organizers: without names until they ask for them. */
export function DecisionDesk({ event }: { event: EventDetail }) {
  const client = useQueryClient();
  const query = useQuery(proposalsQuery(event.id));
  const [reading, setReading] = useState<ListedProposal | null>(null);
  const [asking, setAsking] = useState(false);
  const names = useAct(() => loadNames(event.id), TRY_AGAIN);
  const send = useAct(async () => {
    const sent = await sendOut(client, event.id);
    setAsking(false);
    await notify({ tone: 'good', message: `${counted(sent, 'decision')} sent.` });
  }, TRY_AGAIN);
  const nameOf = (id: number) => names.result?.find(({ proposal }) => proposal === id)?.name;
  return (
    <Panel
      title="Proposals"
      lead="Best reviewed first. Authors hear nothing until you send the decisions."
      action={
        names.result === undefined && (
          <ActButton variant="default" size="sm" pending={names.pending} onClick={() => void names.run()}>
            Show names
          </ActButton>
        )
      }
    >
      {names.result === undefined && (
        <p className={text('quiet', 'small')}>Showing names is recorded in the audit log.</p>
      )}
      <Message tone="bad">{names.failure}</Message>
      <ListPage query={query} failure="The proposals could not be loaded" frame="line">
        {(proposals) => {
          const unsent = unsentOf(proposals);
          if (proposals.length === 0) return <p className={text('quiet')}>No proposals yet.</p>;
          return (
            <div className={stack(3)}>
              <ul className={`${stack(0)} ${divided} ${classes.list}`}>
                {proposals.map((one) => (
                  <li key={one.id} className={`${row(3, { justify: 'between' })} ${classes.row}`}>
                    <div className={stack(1)}>
                      <span className={cluster(2)}>
                        <strong className={text('breaking')}>{one.title}</strong>
                        {one.decision !== null && (
                          <span className={tag} data-tone={decisionTones[one.decision]}>
                            {decisionNames[one.decision]}
                            {one.decision !== one.told && ', not sent'}
                          </span>
                        )}
                        {one.inProgramme && <span className={tag}>In the programme</span>}
                      </span>
                      <span className={text('quiet', 'small', 'breaking')}>
                        {[nameOf(one.id), kindText(one), levelNames[one.level], reviewsText(one)]
                          .filter((part) => part !== undefined)
                          .join(' · ')}
                      </span>
                    </div>
                    <Button
                      size="sm"
                      variant="default"
                      className={classes.fixed}
                      aria-label={`Read: ${one.title}`}
                      onClick={() => setReading(one)}
                    >
                      Read
                    </Button>
                  </li>
                ))}
              </ul>
              {unsent > 0 && (
                <div>
                  <Button size="md" onClick={() => setAsking(true)}>
                    Send {counted(unsent, 'decision')}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </ListPage>
      {asking && (
        <ConfirmDialog title="Send decisions" confirm="Send" act={send} onClose={() => setAsking(false)}>
          Every author whose proposal you’ve decided on is notified now, in the app and by email. Acceptances and
          declines can’t change afterwards.
        </ConfirmDialog>
      )}
      {reading !== null && <DecisionDialog event={event} proposal={reading} onClose={() => setReading(null)} />}
    </Panel>
  );
}
