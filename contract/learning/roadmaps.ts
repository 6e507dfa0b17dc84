import { z } from 'zod';
import { ConceptId, Source } from './concepts.ts';
import { minutesOf, roadmapTypes } from './roadmap-types.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words of a–z and 0–9 with dashes between them');

/** `content/roadmaps/catalogue.yaml`: what is in the catalogue, in its order. */
export const CatalogueFile = z.strictObject({
  role: z.array(Slug),
  skill: z.array(Slug),
  project: z.array(Slug),
  guide: z.array(Slug),
  video: z.array(Slug),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;

/** What every item of the catalogue says of itself. */
const about = {
  title: z.string().trim().min(1).max(60),
  /** One sentence, for cards and search engines. */
  lead: z.string().trim().min(40).max(150),
  /** Further words by which it is found. */
  keywords: z.array(z.string().trim().min(2).max(40)).max(16).default([]),
  /** It counts as new until that day. */
  new_until: z.iso.date().optional(),
  /** When somebody last worked on it. */
  touched: z.iso.date(),
};

/** What an item will hold that is not written yet: a line for each of its parts. */
const holds = z.array(z.string().trim().min(8).max(110)).min(3).max(8);

/** A node of a roadmap: a concept, and why it stands there. */
export const RoadmapNodeFile = z.strictObject({
  concept: ConceptId,
  /** `core` belongs to it, of `choice` one may do without, `later` comes when the rest is done. */
  kind: z.enum(['core', 'choice', 'later']).default('core'),
  why: z.string().trim().min(20).max(120),
});
export type RoadmapNodeFile = z.infer<typeof RoadmapNodeFile>;

/** `content/roadmaps/{role,skill}/<id>.yaml`: how it is made where it is whole, and where it is planned and only says what it will hold. */
export const RoadmapFile = {
  whole: z.strictObject({
    ...about,
    /** Who it is for, in a sentence or two. */
    audience: z.string().trim().min(40).max(320),
    /** Concepts that count as known, with all that they need. */
    known: z.array(ConceptId).default([]),
    sections: z
      .array(
        z.strictObject({
          title: z.string().trim().min(3).max(50),
          lead: z.string().trim().min(20).max(160),
          nodes: z.array(RoadmapNodeFile).min(1).max(12),
        }),
      )
      .min(3)
      .max(16),
  }),
  planned: z.strictObject({ ...about, holds }),
};

/** The head of `content/projects/<id>.md`; the text under it is the brief. `steps` are what one ticks off. */
export const ProjectHead = {
  whole: z.strictObject({
    ...about,
    hours: z.number().min(2).max(60),
    needs: z.array(ConceptId).min(1).max(8),
    steps: z
      .array(z.strictObject({ title: z.string().trim().min(3).max(70), done: z.string().trim().min(20).max(240) }))
      .min(3)
      .max(10),
    sources: z.array(Source).max(6).default([]),
  }),
  planned: z.strictObject({ ...about, holds }),
};

export const guideFormats = ['textual', 'questions'] as const;

/** The head of `content/guides/<id>.md`. */
export const GuideHead = {
  whole: z.strictObject({
    ...about,
    format: z.enum(guideFormats),
    concepts: z.array(ConceptId).min(1).max(12),
    sources: z.array(Source).min(2).max(12),
  }),
  planned: z.strictObject({ ...about, format: z.enum(guideFormats), holds }),
};

const length = z.string().refine((text) => minutesOf(text) !== null, 'Must be as 1h 30m or 45m');

/** A moment of a code-along: what is said, what stands on the screen, and for how long. */
export const CodeAlongStep = z.strictObject({
  say: z.string().trim().min(10).max(700),
  /** What is on the screen from here on; the last one stays where there is none. */
  show: z.string().min(1).max(1400).optional(),
  /** The language of `show`; `shell` where it is a terminal. */
  lang: z.enum(['shell', 'text', 'js', 'html', 'css', 'python', 'sql', 'diff']).optional(),
  /** Time to do it oneself, after what is said, in seconds. */
  practise: z.int().min(10).max(600).optional(),
  /** How long all of it takes, `practise` included, in seconds. */
  seconds: z.int().min(4).max(900),
});
export type CodeAlongStep = z.infer<typeof CodeAlongStep>;

/** `content/code-alongs/<id>.yaml`: what stands in the place of a video, timed to the second. */
export const CodeAlongFile = {
  whole: z.strictObject({
    ...about,
    length,
    concepts: z.array(ConceptId).min(1).max(12),
    sources: z.array(Source).min(2).max(8),
    chapters: z
      .array(z.strictObject({ title: z.string().trim().min(3).max(60), steps: z.array(CodeAlongStep).min(1).max(24) }))
      .min(3)
      .max(24),
  }),
  planned: z.strictObject({ ...about, length, holds }),
};

/** A card of the catalogue. `isNew`, `format` and `length` as the specification names them. */
export const CatalogueItem = z.object({
  id: Slug,
  title: z.string(),
  type: z.enum(roadmapTypes),
  isNew: z.boolean().optional(),
  format: z.enum(guideFormats).optional(),
  length: z.string().optional(),
  lead: z.string(),
  keywords: z.array(z.string()),
  /** Whether it can be used, or says what it will hold. */
  ready: z.boolean(),
  touched: z.iso.date(),
  /** Nodes of a roadmap, steps of a project, chapters of a video; 0 where it is not ready. */
  parts: z.int(),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;
