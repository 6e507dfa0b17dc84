import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { areaNames } from './concept-areas.ts';

export const conceptAreas = Object.keys(areaNames) as (keyof typeof areaNames)[];

export const ConceptId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words of a–z and 0–9 with dashes between them');

/** A summary is read in a chat: one paragraph that fits a phone. */
const MIN_SUMMARY_WORDS = 60;
const MAX_SUMMARY_WORDS = 120;
const wordsOf = (text: string): number => text.split(/\s+/).length;

/** What a concept is to a learner: something to understand, to handle, to be able to do. */
export const conceptKinds = ['idea', 'tool', 'skill'] as const;

/** Where something that we say can be read: a page of the people who make or standardise the thing, where there is one. */
export const Source = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  title: z.string().trim().min(3).max(90),
  /** When somebody last read it and compared, `2026-11-20`; absent where nobody has yet. */
  read: z.iso.date().optional(),
});
export type Source = z.infer<typeof Source>;

/** What the page of a concept says beyond its summary. */
export const ConceptNote = z.strictObject({
  /** Markdown with directives (docs/guides/roadmaps.md). */
  text: z.string().trim(),
  /** What one is able to do afterwards. */
  outcomes: z.array(z.string().trim().min(20).max(130)).length(3),
  checks: z
    .array(z.strictObject({ question: z.string().trim().min(15).max(200), answer: z.string().trim().min(15).max(420) }))
    .length(3),
  sources: z.array(Source).min(2).max(4),
});
export type ConceptNote = z.infer<typeof ConceptNote>;

/** A file of `content/concepts/`: an idea that learners ask about, and a node of the graph of concepts. */
export const Concept = z.strictObject({
  /** The name of the file, and later its address. */
  id: ConceptId,
  title: z.string().trim().min(2).max(60),
  area: z.enum(conceptAreas),
  kind: z.enum(conceptKinds),
  /** 1 for beginners, 3 for what most people meet last. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** What most people need until they can use it, practice included. */
  hours: z.number().min(0.5).max(16).multipleOf(0.5),
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
  note: ConceptNote.optional(),
});
export type Concept = z.infer<typeof Concept>;

const Named = z.object({ id: ConceptId, title: z.string() });

/** A page of ours that teaches a concept, or a project that builds on it. */
export const TeachingPage = z.object({
  kind: z.enum(['lesson', 'guide', 'video', 'project']),
  title: z.string(),
  /** Of a lesson: the name of its framework. */
  framework: z.string().nullable(),
  /** How long it takes, where it says so. */
  minutes: z.int().nullable(),
  /** A path of ours. */
  link: z.string(),
});
export type TeachingPage = z.infer<typeof TeachingPage>;

/** A concept as roadmaps show it. */
export const ShownConcept = Concept.pick({
  id: true,
  title: true,
  area: true,
  kind: true,
  level: true,
  hours: true,
  summary: true,
  tags: true,
}).extend({
  needs: z.array(Named),
  /** The concepts that need it. */
  opens: z.array(Named),
  /** What one is able to do afterwards; empty where nobody has written it yet. */
  outcomes: z.array(z.string()),
  /** What teaches it, lessons first. */
  pages: z.array(TeachingPage),
  sources: z.array(Source.pick({ url: true, title: true })),
});
export type ShownConcept = z.infer<typeof ShownConcept>;

/** The refusal where there is none. */
export const CONCEPT_NOT_FOUND = 'Concept not found.';
export const showConcept = endpoint({
  method: 'GET',
  path: '/api/concepts/:id/',
  summary: 'A concept: what it is, what it needs and opens, what teaches it, and what one is able to do afterwards.',
  audience: 'anyone',
  params: z.object({ id: ConceptId.max(60) }),
  replies: { 200: ShownConcept },
});
