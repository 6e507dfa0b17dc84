import { z } from 'zod';
import { Place } from './home.ts';

const Text = z.string().trim().min(1);
/** A link to something that exists. */
const ComingLink = z.strictObject({ to: Place, label: Text, text: Text });

/** `content/site/coming.yaml`: what pages say that are not built yet. */
export const ComingFile = z.strictObject({
  links: z.record(Text, ComingLink),
  /** By the address of the page, with `:name` for a parameter. */
  pages: z.record(
    Place,
    z.strictObject({
      /** One or two sentences: what it will be. Search engines show no more of it. */
      lead: Text.max(160),
      /** What people will be able to do there. */
      plans: z.array(Text).min(2),
      /** Names of links. */
      today: z.array(Text).min(3),
    }),
  ),
});

export type ComingTexts = { lead: string; plans: string[]; today: z.infer<typeof ComingLink>[] };
