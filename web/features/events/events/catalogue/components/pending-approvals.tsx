import { MAX_EVENT_CHARS } from '@devorbit/contract/events/events-limits.ts';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { card, cluster, divided, pad, plainLink, row, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { decideAbout, pendingQuery } from '../../api.ts';
import { APPROVE, DECLINE, LIST_FAILED, NO_PENDING, PENDING_APPROVALS, TRY_AGAIN, typeNames } from '../../copy.ts';
import formClasses from '../../../../../ui/form.module.css';
import classes from './pending-approvals.module.css';

type Props = { onOpen: (id: number) => void };

/** Staff: what waits for approval, each with its decision. */
export function PendingApprovals({ onOpen }: Props) {
  const client = useQueryClient();
  const query = useQuery(pendingQuery());
  const [declining, setDeclining] = useState<{ id: number; title: string } | null>(null);
  const approve = useAct((id: number) => decideAbout(client, id, 'approve'), TRY_AGAIN);
  return (
    <section className={`${stack(3)} ${card()} ${pad(4)}`} aria-labelledby="pending-approvals">
      <h2 className={text('section')} id="pending-approvals">
        {PENDING_APPROVALS}
      </h2>
      <Message tone="bad">{approve.failure}</Message>
      <ListPage query={query} failure={LIST_FAILED} frame="line">
        {(events) =>
          events.length === 0 ? (
            <p className={text('quiet')}>{NO_PENDING}</p>
          ) : (
            <ul className={`${stack(0)} ${divided} ${classes.list}`}>
              {events.map((event) => (
                <li key={event.id} className={`${cluster(3, { justify: 'between' })} ${classes.row}`}>
                  <div className={`${stack(1)} ${classes.what}`}>
                    <button
                      type="button"
                      className={`${plainLink} ${text('strong', 'breaking')} ${classes.title}`}
                      onClick={() => onOpen(event.id)}
                    >
                      {event.title}
                    </button>
                    <p className={text('quiet', 'small')}>
                      {typeNames[event.type]} · {event.date} · by {event.createdBy ?? 'a deleted user'}
                    </p>
                  </div>
                  <div className={row(2)}>
                    <ActButton
                      size="md"
                      pending={approve.input === event.id}
                      aria-label={`${APPROVE}: ${event.title}`}
                      onClick={() => void approve.run(event.id)}
                    >
                      {APPROVE}
                    </ActButton>
                    <Button
                      size="md"
                      variant="default"
                      aria-label={`${DECLINE}: ${event.title}`}
                      onClick={() => setDeclining(event)}
                    >
                      {DECLINE}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </ListPage>
      {declining && <DeclineDialog event={declining} onClose={() => setDeclining(null)} />}
    </section>
  );
}

/** Asks why: whoever made the event reads it. */
function DeclineDialog({ event, onClose }: { event: { id: number; title: string }; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const act = useAct(async () => {
    await decideAbout(client, event.id, 'decline', reason);
    onClose();
  }, TRY_AGAIN);
  return (
    <Dialog title={`Decline “${event.title}”`} onClose={onClose}>
      <form
        className={formClasses['dialog']}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void act.run();
        }}
      >
        <Textarea
          label="Why"
          description="The person who created the event sees this, and can edit the event and resubmit it."
          autosize
          minRows={3}
          required
          withAsterisk={false}
          maxLength={MAX_EVENT_CHARS.reason}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            {DECLINE}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
