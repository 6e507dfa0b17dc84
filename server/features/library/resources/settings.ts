import { z } from 'zod';
import { defineSettings } from '../../../platform/settings.ts';

export const resourceSettings = defineSettings(
  z.object({
    /** The virus scanner that documents are shown to before they are published (clamd): `tcp://host:3310` or `unix:///path`. */
    CLAMD_URL: z
      .url({ protocol: /^(tcp|unix)$/ })
      .refine((text) => {
        const { protocol, hostname, pathname } = new URL(text);
        return protocol === 'unix:'
          ? hostname === '' && pathname.length > 1
          : hostname !== '' && /^\/?$/.test(pathname);
      }, 'Must be tcp://host:port or unix:///path')
      .optional(),
    /** How many GB of documents the Resource Hub takes in all; unset for no limit. */
    RESOURCE_QUOTA_GB: z.coerce.number().positive().max(1_000_000).optional(),
  }),
);
