// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { leaveNoDrafts } from './leave-no-drafts.ts';
import { dropSession, keepSession } from './session.ts';

const form = { owner: 7, name: 'report.problem.1' } as const;

afterEach(() => {
  dropSession();
  localStorage.clear();
});

test('who signs out leaves no form behind; a session that ends by itself leaves them', async () => {
  keepSession({
    user: { id: 7, username: 'ada', email: '', full_name: '', is_staff: false, is_superuser: false, date_joined: '' },
    session_code: 'code',
    expires_at: '2999-01-01T00:00:00Z',
  });
  keepDraft(form, 'typed');
  keepDraft({ owner: 7, name: 'code.1.python' }, 'print(1)');
  dropSession('code');
  leaveNoDrafts();
  expect(readDraft(form)?.data).toBe('typed');

  keepSession({
    user: { id: 7, username: 'ada', email: '', full_name: '', is_staff: false, is_superuser: false, date_joined: '' },
    session_code: 'another',
    expires_at: '2999-01-01T00:00:00Z',
  });
  leaveNoDrafts();
  dropSession();
  await vi.waitFor(() => expect(readDraft(form)).toBeNull(), 60_000);
  expect(readDraft({ owner: 7, name: 'code.1.python' })?.data).toBe('print(1)');
});
