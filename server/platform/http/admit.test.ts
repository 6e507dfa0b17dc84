import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { endpoint } from '@devorbit/contract/endpoint.ts';
import { describe, expect, test } from 'vitest';
import type { Actor, Caller, Staff, Superuser } from '../sessions.ts';
import { admit } from './admit.ts';

const now = new Date('2026-03-01T10:00:00Z');
const session = { kind: 'session', id: 'x', authenticatedAt: now } as const;
const roles = { learner: [false, false], staff: [true, false], superuser: [false, true] } as const;
const caller = (role: keyof typeof roles, credential: Caller['credential'] = session): Caller => {
  const [is_staff, is_superuser] = roles[role];
  return { id: 1, username: 'ada', is_staff, is_superuser, credential };
};
const audience = <const A extends Endpoint['audience']>(who: A) =>
  endpoint({ method: 'GET', path: '/api/x/', summary: '', audience: who, replies: {} });
const [forAll, forStaff, forSuperusers] = [audience('user'), audience('staff'), audience('superuser')];

test.each([
  [forAll, 'learner'],
  [forStaff, 'staff'],
  [forStaff, 'superuser'],
  [forSuperusers, 'superuser'],
] as const)('%o lets a %s in', (to, role) => {
  expect(admit(to, caller(role), now)).toEqual(caller(role));
});

test.each([
  [forStaff, 'learner', 'Only staff may do this'],
  [forSuperusers, 'learner', 'Only superusers may do this'],
  [forSuperusers, 'staff', 'Only superusers may do this'],
] as const)('%o refuses a %s', (to, role, sentence) => {
  expect(() => admit(to, caller(role), now)).toThrow(sentence);
  expect(() => admit(to, caller(role), now, 'Another sentence')).toThrow('Another sentence');
});

test('a token without the scope for a call is refused before the role is looked at', () => {
  const token = { kind: 'token', id: 'x', scopes: ['write' as const] } satisfies Caller['credential'];
  expect(() => admit(forStaff, caller('learner', token), now)).toThrow("without the scope 'read'");
});

describe('as types', () => {
  const forStaffOnly = (staff: Staff): number => staff.id;
  const forSuperusersOnly = (superuser: Superuser): number => superuser.id;
  const actor: Actor = { id: 1, username: 'ada', is_staff: true, is_superuser: true };

  test('an actor is no Staff, whatever their roles say', () => {
    // @ts-expect-error Only admission makes Staff.
    expect(forStaffOnly(actor)).toBe(1);
    // @ts-expect-error Whoever calls what is for all users is no Staff either.
    expect(forStaffOnly(admit(forAll, caller('superuser'), now))).toBe(1);
    // @ts-expect-error Staff are no superusers.
    expect(forSuperusersOnly(admit(forStaff, caller('superuser'), now))).toBe(1);
  });

  test('who is let in is what their endpoint is for', () => {
    expect(forStaffOnly(admit(forStaff, caller('staff'), now))).toBe(1);
    expect(forStaffOnly(admit(forSuperusers, caller('superuser'), now))).toBe(1);
    expect(forSuperusersOnly(admit(forSuperusers, caller('superuser'), now))).toBe(1);
  });
});
