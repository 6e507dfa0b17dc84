import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Message } from '../../../../ui/message.tsx';
import { move, type Move } from '../tickets-api.ts';
import { useAct } from './use-act.ts';
import classes from './admin-page.module.css';

/** What can be done with a message in its state. */
export function TicketActs({ ticket: { id, state, assigned_to }, self }: { ticket: Ticket; self: string }) {
  const client = useQueryClient();
  const { busy, said, run } = useAct();
  const mine = assigned_to === self;
  const acts: { label: string; to: Move }[] = [
    mine ? { label: 'Leave it to others', to: { mine: false } } : { label: 'Take it', to: { mine: true } },
    ...(state === 'spam'
      ? [{ label: 'Not spam', to: { state: 'open' } } as const]
      : state === 'closed'
        ? [{ label: 'Reopen message', to: { state: 'open' } } as const]
        : [
            { label: 'Mark as spam', to: { state: 'spam' } } as const,
            { label: 'Close message', to: { state: 'closed' } } as const,
          ]),
  ];
  return (
    <>
      {said !== null && <Message tone="bad">{said}</Message>}
      <div className={classes.buttons}>
        {acts.map(({ label, to }) => (
          <Button key={label} variant="default" loading={busy} onClick={() => run(() => move(client, id, to))}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
