import type {
  OwnSupportRequest,
  SupportRequest,
  SupportRequestSummary,
} from '@devorbit/contract/operations/support.ts';

/** A support request as it is kept. */
type Kept = SupportRequestSummary & { suspicions: SupportRequest['suspicions'] };
type Said = {
  id: number;
  support_request_id: number;
  kind: 'sender' | 'reply' | 'note';
  author: string | null;
  text: string;
  at: string;
};

export const presentSummary = (row: SupportRequestSummary): SupportRequestSummary => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  name: row.name,
  email: row.email,
  username: row.username,
  excerpt: row.excerpt,
  created_at: row.created_at,
  updated_at: row.updated_at,
  assigned_to: row.assigned_to,
});

/** For staff: with all that was said. */
export const presentSupportRequest = (row: Kept, thread: Said[], byMail: boolean): SupportRequest => ({
  ...presentSummary(row),
  suspicions: row.suspicions,
  by_mail: byMail,
  thread: thread.map(({ id, kind, author, text, at }) => ({ id, kind, author, text, at })),
});

/** For its sender: without notes, names of staff, or a word of a suspicion. */
export const presentOwn = (row: SupportRequestSummary, thread: Said[]): OwnSupportRequest => ({
  id: row.id,
  topic: row.topic,
  state: row.state === 'spam' ? 'open' : row.state,
  created_at: row.created_at,
  thread: thread.flatMap(({ id, support_request_id, kind, text, at }) =>
    support_request_id !== row.id || kind === 'note'
      ? []
      : [{ id, from: kind === 'reply' ? 'staff' : 'you', text, at } as const],
  ),
});
