import type { Env } from './env.ts';

const everyInterface = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/**
 * Where browsers find this server, without a last slash: PUBLIC_URL, else what it listens on, with `localhost` for loopback
 * as `npm start` announces it. What a request names as its host is never believed.
 */
export function ownAddress({ PUBLIC_URL, HOST }: Pick<Env, 'PUBLIC_URL' | 'HOST'>, port: number): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '');
  const host = everyInterface.has(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${port}`;
}
