import { isIP } from 'node:net';
import { passkeysNeedName, passkeysNeedPublicUrl } from './errors.ts';

/** For whom passkeys are made: the host's name, and the one origin that may use them. */
export type RelyingParty = { id: string; origin: string };

const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * From the address that people see. Without PUBLIC_URL only `localhost` will do: what the Host header says is the
 * caller's word. Throws a Refusal that says what is missing; WebAuthn knows no IP addresses.
 */
export function relyingParty(publicUrl: string | undefined, host: string | undefined): RelyingParty {
  const address = publicUrl ?? `http://${host ?? ''}`;
  if (!URL.canParse(address)) throw passkeysNeedPublicUrl();
  const { hostname, origin, port } = new URL(address);
  if (LOOPBACK.has(hostname)) throw passkeysNeedName(`http://localhost${port === '' ? '' : `:${port}`}`);
  if (publicUrl === undefined && hostname !== 'localhost') throw passkeysNeedPublicUrl();
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw passkeysNeedPublicUrl();
  return { id: hostname, origin };
}
