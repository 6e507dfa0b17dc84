import type { Passkey } from '@devorbit/contract/identity/second-factors.ts';

/** What its owner sees of a passkey: neither credential nor key. */
export const presentPasskey = ({ id, name, created_at, last_used_at, synced }: Passkey): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
  synced,
});
