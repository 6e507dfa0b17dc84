import { expect, test } from 'vitest';
import { flagsOf, isStaff, roleOf, userRoles } from './roles.ts';

test('staff and superusers are staff, a learner and a visitor are not', () => {
  expect(isStaff({ is_staff: true, is_superuser: false })).toBe(true);
  expect(isStaff({ is_staff: false, is_superuser: true })).toBe(true);
  expect(isStaff({ is_staff: false, is_superuser: false })).toBe(false);
  expect(isStaff(undefined)).toBe(false);
  expect(isStaff(null)).toBe(false);
});

test('each role has its flags and back', () => {
  for (const role of userRoles) expect(roleOf(flagsOf(role))).toBe(role);
  expect(flagsOf('superuser')).toEqual({ is_staff: true, is_superuser: true });
});
