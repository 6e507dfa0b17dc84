import type { ResultEntry } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, iconButton, row, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { makePublic, orderTie, previewQuery } from '../api.ts';
import { RELEASE, TRY_AGAIN } from '../copy.ts';
import { missingLines, scoreText, tiesOf } from '../model.ts';
import { ResultRule } from './result-rule.tsx';
import { ResultTable } from './result-table.tsx';
import classes from './preview-panel.module.css';

/** The result as it stands, for organizers: ties to decide, and the way to make it public. */
export function PreviewPanel({ event }: { event: number }) {
  const client = useQueryClient();
  const query = useQuery(previewQuery(event));
  const [asking, setAsking] = useState(false);
  const release = useAct(async () => {
    await makePublic(client, event, true);
    setAsking(false);
  }, TRY_AGAIN);
  return (
    <ListPage query={query} failure="The result could not be loaded">
      {({ phase, entries, judges, groups, missing }) => {
        const lines = missingLines(missing, phase === 'open');
        return (
          <>
            <Panel
              title="Result"
              lead={phase === 'released' ? 'The results are public.' : 'Only organizers see this until you release it.'}
              action={
                phase === 'released' ? (
                  <ButtonLink to={pathOf('event-results', { id: event })} tone="plain" size="small">
                    See the results
                  </ButtonLink>
                ) : (
                  entries.length > 0 && (
                    <Button size="sm" onClick={() => setAsking(true)}>
                      {RELEASE}
                    </Button>
                  )
                )
              }
            >
              {entries.length === 0 ? (
                <p className={text('quiet')}>No scores yet. The result appears with the first submitted scores.</p>
              ) : (
                <div className={stack(4)}>
                  {phase !== 'released' &&
                    tiesOf(entries).map((tie) => (
                      <TieForm key={tie.map(({ id }) => id).join(' ')} event={event} tie={tie} />
                    ))}
                  <ResultTable event={event} entries={entries} />
                </div>
              )}
            </Panel>
            {judges.length > 0 && <ResultRule judges={judges} groups={groups} />}
            {asking && (
              <ConfirmDialog title={RELEASE} confirm="Release" act={release} onClose={() => setAsking(false)}>
                {lines.length > 0 && (
                  <>
                    {lines.map((line) => (
                      <span key={line} className={classes.line}>
                        {line}
                      </span>
                    ))}
                  </>
                )}
                Everybody can see the ranks, and teams read their scores and notes. You can’t take this back.
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </ListPage>
  );
}

/** Entries with the same score: the organizer puts them in an order, under their name. */
function TieForm({ event, tie }: { event: number; tie: readonly ResultEntry[] }) {
  const client = useQueryClient();
  const [order, setOrder] = useState(tie);
  const decide = useAct(
    () =>
      orderTie(
        client,
        event,
        order.map(({ id }) => id),
      ),
    TRY_AGAIN,
  );
  const raise = (at: number) =>
    setOrder((now) => now.map((one, place) => (place === at - 1 ? now[at] : place === at ? now[at - 1] : one) ?? one));
  return (
    <div className={`${stack(2)} ${classes.tie}`} role="group" aria-label={`Tie at rank ${tie[0]?.rank}`}>
      <p className={text('strong')}>
        {tie.length} entries tie at rank {tie[0]?.rank} with {scoreText(tie[0]?.corrected ?? 0)}
      </p>
      <p className={text('quiet', 'small')}>
        Put them in order, or leave the tie. Your name is shown beside your order.
      </p>
      <ol className={classes.order}>
        {order.map(({ id, title, team }, at) => (
          <li key={id} className={row(2, { justify: 'between' })}>
            <span className={text('breaking')}>
              {at + 1}. {title} <span className={text('quiet', 'fine')}>{team}</span>
            </span>
            {at > 0 && (
              <button type="button" className={iconButton} aria-label={`Move ${title} up`} onClick={() => raise(at)}>
                <ArrowUp size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <Message tone="bad">{decide.failure}</Message>
      <div className={cluster(2)}>
        <ActButton size="sm" variant="default" pending={decide.pending} onClick={() => void decide.run()}>
          Keep this order
        </ActButton>
      </div>
    </div>
  );
}
