import { z } from 'zod';

/** The parts of /about, in the order of the page; each is the anchor of its heading. */
export const aboutSections = [
  'mission',
  'help',
  'contact',
  'faq',
  'privacy',
  'terms',
  'accessibility',
  'licences',
] as const;
export type AboutSectionId = (typeof aboutSections)[number];

/** A question of `content/about/faq.yaml`. It stands at `/about#faq-<id>`; the answer is Markdown. */
const Question = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words of a–z and 0–9 with dashes between them'),
  question: z.string().trim().min(1).max(200),
  answer: z.string().trim().min(1).max(4000),
});
export type Question = z.infer<typeof Question>;

export const Faq = z
  .array(Question)
  .min(1)
  .refine((faq) => new Set(faq.map(({ id }) => id)).size === faq.length, 'Two questions have the same id');

/** A part of a section, under a heading of its own. */
export type AboutTopic = {
  /** Its anchor: `help-verdicts`, so `/about#help-verdicts`. */
  id: string;
  title: string;
  markdown: string;
  /** The same in plain words, for indexes. */
  text: string;
};

/** A file of `content/about/`. */
export type AboutSection = {
  id: AboutSectionId;
  title: string;
  /** What stands before the first topic, Markdown; '' where nothing does. */
  lead: string;
  topics: AboutTopic[];
};
