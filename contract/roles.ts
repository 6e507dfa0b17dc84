type Roles = { is_staff: boolean; is_superuser: boolean };

export const userRoles = ['learner', 'staff', 'superuser'] as const;
export type UserRole = (typeof userRoles)[number];

export const roleNames: Record<UserRole, string> = { learner: 'Learner', staff: 'Staff', superuser: 'Superuser' };

/** Superusers are staff too; nobody signed in is not. */
export const isStaff = (user: Roles | null | undefined): boolean =>
  user !== null && user !== undefined && (user.is_staff || user.is_superuser);

/** The highest role that somebody has. */
export const roleOf = (user: Roles): UserRole =>
  user.is_superuser ? 'superuser' : isStaff(user) ? 'staff' : 'learner';

/** Superusers are staff too. */
export const flagsOf = (role: UserRole): Roles => ({
  is_staff: role !== 'learner',
  is_superuser: role === 'superuser',
});
