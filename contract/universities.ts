import { z } from 'zod';

/** A college or university as `content/universities/` describes it. */
export const University = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
});
export type University = z.infer<typeof University>;
