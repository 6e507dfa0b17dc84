import type { Identity, Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { dateText } from '../../../platform/format/dates.ts';

/** What the address of /auth/{provider} says: a code to turn into a session, why there is none, or nothing yet. */
export type Arrival =
  | { kind: 'handoff'; code: string; next: string | null }
  | { kind: 'failed'; reason: string }
  | { kind: 'start'; next: string | null };

export const readArrival = ({ hash, search }: { hash: string; search: string }): Arrival => {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const code = fragment.get('handoff');
  const reason = query.get('error');
  if (code !== null) return { kind: 'handoff', code, next: fragment.get('next') };
  if (reason !== null) return { kind: 'failed', reason };
  return { kind: 'start', next: query.get('next') };
};

/** Where the sign-in begins: a navigation, not a call. `next` is a path of our own. */
export const loginAddress = (provider: Provider, next = pathOf('home')): string =>
  `/api/auth/${provider}/login/${next === pathOf('home') ? '' : `?next=${encodeURIComponent(next)}`}`;

export const identityText = ({ label, linked_at, last_used_at }: Identity, timeZone?: string): string =>
  `${label} · connected ${dateText(linked_at, timeZone)} · last used ${dateText(last_used_at, timeZone)}`;
