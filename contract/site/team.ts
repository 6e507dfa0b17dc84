import { z } from 'zod';

const HttpsLink = z.url({ protocol: /^https$/ });
const Line = z.string().min(1).max(160);

export const TeamMember = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: Line,
  title: Line,
  /** A file of `web/public/`, so that no visitor's browser asks another host. */
  photo: z.string().regex(/^\/[\w./-]+\.(svg|png|jpg|jpeg|webp|avif)$/),
  bio: z.string().min(40).max(900),
  email: z.email(),
  phone: Line,
  location: Line,
  linkedin: HttpsLink,
  social_links: z.array(z.strictObject({ name: Line, link: HttpsLink })).max(6),
  skills: z.array(Line).min(1),
  experience: z.array(z.strictObject({ role: Line, place: Line, years: Line })).min(1),
  education: z.array(z.strictObject({ degree: Line, place: Line, year: Line })).min(1),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** The team page as `content/team/team.yaml` describes it. */
export const Team = z.strictObject({
  /** Whether members and figures are samples, which the page then says. */
  sample: z.boolean(),
  /** `50+` and `projects`. */
  figures: z.array(z.strictObject({ value: Line, label: Line })),
  members: z.array(TeamMember).min(1).max(12),
});
export type Team = z.infer<typeof Team>;
