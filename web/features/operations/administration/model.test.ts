import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { expect, test } from 'vitest';
import {
  auditFilters,
  changed,
  concerns,
  detailText,
  reportsFilters,
  runnerText,
  sectionFrom,
  supportRequestFrom,
  supportFilters,
  userFrom,
  usersFilters,
  waitText,
} from './model.ts';

const from = (text: string) => new URLSearchParams(text);

test('the URL names the section and its filters; nonsense counts as nothing', () => {
  expect(sectionFrom(from(''))).toBe('users');
  expect(sectionFrom(from('section=audit'))).toBe('audit');
  expect(sectionFrom(from('section=money'))).toBe('users');
  expect(usersFilters(from('search= ada &role=staff&state=suspended&page=3'))).toEqual({
    search: 'ada',
    role: 'staff',
    state: 'suspended',
    page: 3,
  });
  expect(usersFilters(from('role=king&state=x&page=-1'))).toEqual({
    search: '',
    role: undefined,
    state: undefined,
    page: 1,
  });
  expect(userFrom(from('user=7'))).toBe(7);
  expect(userFrom(from('user=x'))).toBe(null);
  expect(reportsFilters(from('state=decided&page=2'))).toEqual({ state: 'decided', page: 2 });
  expect(reportsFilters(from('state=active'))).toEqual({ state: 'open', page: 1 });
  expect(supportFilters(from('state=spam&page=3'))).toEqual({ state: 'spam', page: 3 });
  expect(supportFilters(from('state=decided'))).toEqual({ state: 'open', page: 1 });
  expect(supportRequestFrom(from('request=1001'))).toBe(1001);
  expect(supportRequestFrom(from('request=-1'))).toBe(null);
  expect(auditFilters(from('actor=ada&before=9'))).toEqual({ actor: 'ada', act: '', before: 9 });
});

test('another filter begins at the first page again', () => {
  const params = from('section=users&search=a&page=4');
  expect(changed(params, { role: 'staff' })).toBe('?section=users&search=a&role=staff');
  expect(changed(params, { search: '', page: 2 })).toBe('?section=users&page=2');
  expect(changed(from('section=audit&before=3'), { act: 'user.' })).toBe('?section=audit&act=user.');
});

test('a queue in words', () => {
  const idle = { waiting: 0, running: 0, unavailable: 0, oldest_at: null };
  const now = Date.parse('2026-05-01T12:20:00Z');
  expect(waitText(idle, now)).toBe('Nothing waiting');
  expect(waitText({ waiting: 3, running: 1, unavailable: 2, oldest_at: '2026-05-01T12:00:00Z' }, now)).toBe(
    '3 waiting, the oldest for 20 minutes, 1 running, 2 waiting for programs to be installed',
  );
});

test('details in words', () => {
  expect(detailText({ title: 'A', fields: ['x'] })).toBe('title: A · fields: ["x"]');
});

const well: SystemHealth = {
  version: '1',
  started_at: '2026-05-01T12:00:00Z',
  database: { ok: true, bytes: 1, migrations: 1, last_migration: 'x' },
  queues: [{ name: 'judge', waiting: 9, running: 1, oldest_at: null }],
  hourly_jobs: [{ name: 'Old emails', last_success_at: '2026-05-01T12:00:00Z', failing_since: null, error: '' }],
  runners: [
    {
      name: 'a:1',
      state: { ok: true },
      lanes: 2,
      waiting: 0,
      isolation: { ok: true },
      workspaces: { open: 1, most: 8, ready: 2 },
    },
  ],
  mail: 'outbox',
  sign_in_with: { google: false, github: false },
  ai_provider: false,
  counts: null,
};

test('a runner in words', () => {
  const [runner] = well.runners;
  if (!runner) throw new Error('no runner');
  expect(runnerText(runner)).toBe('2 lanes, 0 waiting, isolation verified, 1 of 8 workspaces open');
  expect(runnerText({ ...runner, isolation: { ok: false, reason: 'no cgroups' }, workspaces: null })).toBe(
    '2 lanes, 0 waiting, isolation missing',
  );
  expect(runnerText({ ...runner, state: { ok: false, reason: 'gone' } })).toBe('Not reachable');
});

test('what an operator should look at', () => {
  expect(concerns(well)).toEqual([]);
  const [runner] = well.runners;
  if (!runner) throw new Error('no runner');
  expect(
    concerns({
      ...well,
      database: { ok: false, reason: 'It is away' },
      queues: [{ name: 'judge_dead', waiting: 2, running: 0, oldest_at: null }],
      hourly_jobs: [
        {
          name: 'Account deletion',
          last_success_at: null,
          failing_since: '2026-05-01T10:00:00Z',
          error: 'One account was not deleted.',
        },
      ],
      runners: [
        { ...runner, isolation: { ok: false, reason: 'no cgroups' } },
        { ...runner, state: { ok: false, reason: 'gone' } },
      ],
      mail: 'none',
    }),
  ).toEqual([
    'Database: It is away.',
    'Runner a:1 refuses to run code: no cgroups.',
    'Runner a:1: gone.',
    'Queue judge_dead has 2 failed jobs.',
    'The hourly job ‘Account deletion’ is failing.',
    'No emails are sent: set up a mail server or an outbox.',
  ]);
  expect(concerns({ ...well, runners: [] })).toEqual(['No runner is configured, so no code can run.']);
});
