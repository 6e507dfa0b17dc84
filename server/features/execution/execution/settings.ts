import { z } from 'zod';
import { defineSettings } from '../../../platform/settings.ts';

export const executionSettings = defineSettings(
  z.object({
    /** Whether visitors without an account may use the execution service, each address as often as a user. */
    GUEST_EXECUTION: z.stringbool().default(false),
  }),
);
