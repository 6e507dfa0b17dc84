import type { Link } from '@devorbit/contract/ide/links.ts';
import type { LinkRow } from './store.ts';

export const presentLink = (row: LinkRow, token: string): Link => ({
  id: row.id,
  token,
  version: row.version,
  createdAt: row.created_at,
  endsAt: row.ends_at,
});
