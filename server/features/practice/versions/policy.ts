import type { Actor } from '../../../platform/sessions.ts';

/** It moves the figures of others. */
export const mayRejudge = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;
