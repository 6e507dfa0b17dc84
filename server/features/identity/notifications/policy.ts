import type { Actor } from '../../../platform/sessions.ts';

export const mayAnnounce = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;
