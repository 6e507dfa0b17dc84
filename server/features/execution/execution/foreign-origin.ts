/**
 * Whether a page of another site asks: browsers let every page open WebSockets everywhere, and tell whose it is. `host` is
 * the one that was asked for, `publicUrl` the address that people see.
 */
export function isForeign(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return from.host !== host && (publicUrl === undefined || from.origin !== new URL(publicUrl).origin);
}
