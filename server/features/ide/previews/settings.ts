import { z } from 'zod';
import { defineSettings } from '../../../platform/settings.ts';

export const previewSettings = defineSettings(
  z.object({
    /** Where each project's previews have an origin of their own: `https://*.preview.example.com`. */
    PREVIEW_URL: z
      .string()
      .toLowerCase()
      .regex(
        /^https?:\/\/\*(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?\/?$/,
        'Must be an address with a star for a name, such as https://*.preview.example.com',
      )
      .transform((address) => address.replace(/\/$/, ''))
      .optional(),
  }),
);
