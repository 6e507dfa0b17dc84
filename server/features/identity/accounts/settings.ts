import { z } from 'zod';
import { count, defineSettings } from '../../../platform/settings.ts';

export const accountSettings = defineSettings(
  z.object({
    SESSION_HOURS: count(168),
    /** Wrong sign-ins of one account or known device in 15 minutes before it is locked. */
    FAILED_LOGINS_PER_ACCOUNT: count(10),
  }),
);
