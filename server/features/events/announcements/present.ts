import type { News } from '@devorbit/contract/events/announcements.ts';
import type { NewsRow } from './store.ts';

export const presentNews = ({ id, title, body, audience, at, by, told, done_at }: NewsRow): News => ({
  id,
  title,
  body,
  audience,
  at,
  by,
  told,
  done: done_at !== null,
});
