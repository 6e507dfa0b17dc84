import { z } from 'zod';

const HttpsLink = z.url({ protocol: /^https$/ });

/** A fact with the page to check it against, and the year for which it is given. */
const stated = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, source: HttpsLink, year: z.int().min(2000).max(2100) });

export const universityKinds = [
  'State university',
  'Private university',
  'Deemed university',
  'National institute',
  'Autonomous college',
  'Constituent college',
  'Affiliated college',
] as const;

/** A college or university as `content/universities/` describes it. What is not known for sure is left out. */
export const University = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3).max(120),
  /** Short and former names, for the search. */
  aliases: z.array(z.string().min(2).max(80)),
  /** In our own words, plain text. */
  description: z.string().min(40).max(500),
  /** Its place among the four cards on top of the directory. */
  card: z.int().min(1).max(4).optional(),
  kind: stated(z.enum(universityKinds)),
  /** The university that gives its degrees; universities have none. */
  affiliation: stated(z.string().min(3)).optional(),
  city: stated(z.string().min(2)),
  district: stated(z.string().min(2)),
  established: stated(z.int().min(1800).max(2100)).optional(),
  website: stated(HttpsLink),
  students: z
    .strictObject({ ...stated(z.int().positive()).shape, /** Who is counted. */ note: z.string().min(3).optional() })
    .optional(),
  /** `NIRF 2024, engineering: 77`. */
  ranking: stated(z.string().min(3)).optional(),
});
export type University = z.infer<typeof University>;
