import { z } from 'zod';
import { count, defineSettings } from '../../../platform/settings.ts';

export const postcardSettings = defineSettings(
  z.object({
    /** For how long postcards hang, in days. */
    POSTCARD_DAYS: count(30),
  }),
);
