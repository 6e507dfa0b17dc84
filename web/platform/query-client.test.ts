import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, forgetWithSession } from './query-client.ts';
import { dropSession, keepSession } from './session.ts';

const user = {
  id: 1,
  username: 'ada',
  email: '',
  full_name: '',
  is_staff: false,
  is_superuser: false,
  date_joined: '',
};
const session = (session_code: string) => ({ user, session_code, expires_at: '2999-01-01T00:00:00Z' });
afterEach(() => dropSession());

test("another session forgets the last one's answers and asks again for what is on screen", async () => {
  const client = createQueryClient();
  keepSession(session('one'));
  const stop = forgetWithSession(client);
  client.setQueryData(['private'], 'of one');
  const ask = vi.fn(async () => 'shown');
  const leave = new QueryObserver(client, { queryKey: ['on screen'], queryFn: ask }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['on screen'])).toBe('shown'), 60_000);

  keepSession({ ...session('one'), user: { ...user, full_name: 'Ada' } });
  expect(client.getQueryData(['private'])).toBe('of one');

  dropSession();
  expect(client.getQueryData(['private'])).toBeUndefined();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), 60_000);
  leave();
  stop();
});
