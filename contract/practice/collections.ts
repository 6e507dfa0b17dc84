import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Problem } from './problems.ts';

/** What collections are sorted by: where to begin, what problems are about, how they are solved. */
export const collectionGroups = ['start', 'topic', 'pattern'] as const;

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** `content/collections/<slug>.yaml`: a study plan. Texts are plain; `problems` are names of `content/problems/`. */
export const CollectionFile = z.strictObject({
  slug: Slug,
  title: z.string().min(3).max(40),
  group: z.enum(collectionGroups),
  /** Its place among all. */
  order: z.int().min(1).max(200),
  /** What most people need for all of it. */
  hours: z.number().min(0.5).max(60).multipleOf(0.5),
  /** One line, for cards and search engines. */
  summary: z.string().min(40).max(140),
  /** Why these problems in this order; paragraphs with an empty line between them. */
  why: z.string().min(120).max(1200),
  sections: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        lead: z.string().min(10).max(140),
        problems: z.array(z.string()).min(1).max(12),
      }),
    )
    .min(1)
    .max(8),
});
export type CollectionFile = z.infer<typeof CollectionFile>;

/** A row of a collection. */
export const CollectionProblem = Problem.pick({
  id: true,
  title: true,
  difficulty: true,
  tags: true,
  attempts: true,
  success_rate: true,
  tests: true,
  user_solved: true,
});
export type CollectionProblem = z.infer<typeof CollectionProblem>;

const texts = CollectionFile.pick({ slug: true, title: true, group: true, hours: true, summary: true }).shape;

const progress = {
  /** Problems that are listed; a collection of which none is, is none. */
  problems: z.number().int(),
  /** How many of them the caller has solved; 0 for a visitor. */
  solved: z.number().int(),
  /** The first one in order that the caller has not solved; null once all are. */
  next: CollectionProblem.pick({ id: true, title: true }).nullable(),
};

export const CollectionSummary = z.object({ ...texts, ...progress });
export type CollectionSummary = z.infer<typeof CollectionSummary>;

export const Collection = z.object({
  ...texts,
  why: z.string(),
  ...progress,
  /** Without those of which no problem is listed. */
  sections: z.array(z.object({ title: z.string(), lead: z.string(), problems: z.array(CollectionProblem) })),
});
export type Collection = z.infer<typeof Collection>;

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections/',
  summary: 'Study plans in their order, each with how far the caller has come.',
  audience: 'anyone',
  replies: { 200: z.array(CollectionSummary) },
});

/** The refusal where there is none. */
export const COLLECTION_NOT_FOUND = 'Collection not found.';
export const showCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:slug/',
  summary: 'A study plan with its problems in their order, and how far the caller has come.',
  audience: 'anyone',
  params: z.object({ slug: Slug.max(60) }),
  replies: { 200: Collection },
});
