import { createPublicKey, verify } from 'node:crypto';
import { type SplitTicket, splitTicket } from '@devorbit/contract/events/ticket-format.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectKeys } from '../store.ts';

export type ReadTicket = { registration: number; issue: number } | 'forged' | 'foreign';

const isSigned = ({ payload, signature }: SplitTicket, x: string): boolean =>
  verify(null, payload, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);

/** What texts say that were scanned at an event: `foreign` is a true ticket of another event, `forged` anything else that we have not signed. */
export async function readTickets(db: Queryable, event: number, texts: string[]): Promise<Map<string, ReadTicket>> {
  const split = texts.map((text) => [text, splitTicket(text)] as const);
  const named = split.flatMap(([, ticket]) => (ticket !== null && ticket.event <= 2_147_483_647 ? [ticket.event] : []));
  const keys = new Map((await selectKeys(db, [...new Set(named)])).map((key) => [key.event_id, key.public_key]));
  return new Map(
    split.map(([text, ticket]): [string, ReadTicket] => {
      const key = ticket === null ? undefined : keys.get(ticket.event);
      if (ticket === null || key === undefined || !isSigned(ticket, key)) return [text, 'forged'];
      return [text, ticket.event === event ? { registration: ticket.registration, issue: ticket.issue } : 'foreign'];
    }),
  );
}
