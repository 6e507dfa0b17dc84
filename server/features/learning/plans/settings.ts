import { z } from 'zod';
import { defineSettings } from '../../../platform/settings.ts';

export const planSettings = defineSettings(
  z.object({
    /** Whether the provider may phrase the roadmaps that are generated. */
    AI_PLANS: z.stringbool().default(false),
  }),
);
