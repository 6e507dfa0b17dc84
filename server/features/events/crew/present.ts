import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { listCrew } from '@devorbit/contract/events/crew.ts';
import type { MemberRow } from './store.ts';

export const presentCrew = (rows: MemberRow[]): Reply<typeof listCrew> => ({
  crew: rows.map(({ username, name, role, added_at }) => ({ username, name, role, addedAt: added_at })),
});
