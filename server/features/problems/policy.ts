import type { Actor } from '../../platform/sessions.ts';

const isAdmin = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;

export const mayCreateProblem = isAdmin;
export const mayUpdateProblem = isAdmin;
