import { createHmac } from 'node:crypto';
import { codeText, type TicketNumbers } from '@devorbit/contract/events/ticket-format.ts';

/** What is typed in place of a ticket: another one for every issue, and nothing that one could guess from another. */
export const codeOf = (secret: string, { event, registration, issue }: TicketNumbers): string =>
  codeText(
    registration,
    createHmac('sha256', secret).update(`ticket code\n${event} ${registration} ${issue}`).digest(),
  );
