import type { Sent } from '../_row.ts';
import type { Call } from './_calls.ts';
import type { Draws } from './_draws.ts';

/** A request before it is written: segments and query as they go over the wire, and the body as a value or as it is. */
export type Draft = {
  segments: Record<string, string>;
  query: string;
  headers: Record<string, string | null>;
  body: unknown;
  raw?: string | Buffer;
};

/** One way to send a call. `first` ones are tried with every call before all others. */
export type Variant = { name: string; first?: true; change(draft: Draft, call: Call, draws: Draws): void };

export const draftOf = ({ params = {}, query = '', headers = {}, body }: Sent): Draft => ({
  segments: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  ),
  query,
  headers: { ...headers },
  body: structuredClone(body),
});
