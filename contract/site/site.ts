import { z } from 'zod';

/** Who runs this site, as `content/site/site.yaml` says it; shown in the footer and wherever people are told whom to write to. */
export const Site = z.strictObject({
  operator: z.string().trim().min(1),
  /** Where the mailto links lead. */
  email: z.email(),
  /** The operator's pages elsewhere, in the order in which they are shown. */
  social: z.array(z.strictObject({ network: z.string().trim().min(1), url: z.url({ protocol: /^https$/ }) })).max(6),
});
export type Site = z.infer<typeof Site>;
