import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { QrCode } from '../../../../../ui/qr-code.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { renewOwn, ticketQuery } from '../api.ts';
import classes from './ticket-panel.module.css';

/** One’s own ticket: to show, to print, and to have issued anew. */
export function TicketPanel({ event }: { event: EventDetail }) {
  const client = useQueryClient();
  const query = useQuery(ticketQuery(event.id));
  const [renewing, setRenewing] = useState(false);
  const renew = useAct(async () => {
    await renewOwn(client, event.id);
    setRenewing(false);
  }, TRY_AGAIN);
  return (
    <ListPage query={query} failure="Your ticket could not be loaded" frame="line">
      {({ text: ticket, code, name, seats, checkedInAt }) => (
        <section className={stack(3)} aria-label="Your ticket">
          <div className={`${stack(2, 'start')} ${classes.ticket}`} data-ticket>
            <p className={classes.printed}>{event.title}</p>
            <p className={classes.printed}>
              {event.date}, {event.time} ({event.timeZone})
              <br />
              {event.location}
            </p>
            <QrCode text={ticket} label="Your ticket as a QR code" />
            <p className={text('breaking')}>
              <strong className={text('tabular')}>{code}</strong>
              <br />
              {name}
              {seats > 1 && ` and ${counted(seats - 1, 'other')}`}
            </p>
          </div>
          {checkedInAt !== null && (
            <p className={text('good', 'strong')}>You are checked in since {momentText(checkedInAt)}.</p>
          )}
          <div className={cluster(2)}>
            <Button variant="default" size="sm" onClick={() => globalThis.print()}>
              Print
            </Button>
            <Button variant="default" size="sm" onClick={() => setRenewing(true)}>
              Get a new ticket
            </Button>
          </div>
          {renewing && (
            <ConfirmDialog
              title="Get a new ticket?"
              confirm="Get a new ticket"
              act={renew}
              onClose={() => setRenewing(false)}
            >
              Do this if somebody else has seen your ticket. The old one, also on paper and in your email, stops
              working.
            </ConfirmDialog>
          )}
        </section>
      )}
    </ListPage>
  );
}
