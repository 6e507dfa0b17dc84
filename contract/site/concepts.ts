import { z } from 'zod';

export const conceptAreas = [
  'programming',
  'data-structures',
  'algorithms',
  'complexity',
  'web',
  'databases',
  'networks',
  'operating-systems',
  'tools',
  'testing',
] as const;

const ConceptId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words of a–z and 0–9 with dashes between them');

/** A summary is read in a chat: one paragraph that fits a phone. */
const MIN_SUMMARY_WORDS = 60;
const MAX_SUMMARY_WORDS = 120;
const wordsOf = (text: string): number => text.split(/\s+/).length;

/** A file of `content/concepts/`: an idea that learners ask about. */
export const Concept = z.strictObject({
  /** The name of the file, and later its address. */
  id: ConceptId,
  title: z.string().trim().min(2).max(60),
  area: z.enum(conceptAreas),
  /** Other names and abbreviations. Case, plurals and the spaces or dashes between words need no alias of their own. */
  aliases: z.array(z.string().trim().min(2).max(60)),
  /** The concepts to understand first; what those need goes without saying. */
  needs: z.array(ConceptId),
  /** Tags of problems that practise it. */
  tags: z.array(z.string().trim().min(1)),
  /** Plain text. The first two sentences say what it is, and stand alone where concepts are compared. */
  summary: z
    .string()
    .trim()
    .refine(
      (text) => wordsOf(text) >= MIN_SUMMARY_WORDS && wordsOf(text) <= MAX_SUMMARY_WORDS,
      `Must have ${MIN_SUMMARY_WORDS} to ${MAX_SUMMARY_WORDS} words`,
    )
    .refine((text) => !text.includes('\n'), 'Must be one paragraph'),
});
export type Concept = z.infer<typeof Concept>;
