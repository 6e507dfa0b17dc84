import { z } from 'zod';
import { ConceptId, Source } from './concepts.ts';
import { minutesOfDuration } from './durations.ts';
import { difficulties, frameworkTypes, lessonTypes, QUESTIONS_A_LESSON, resourceTypes } from './lesson-types.ts';

/** Of frameworks, categories, modules, lessons and exercises: the names of their folders and files. */
export const LearningSlug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words of a–z and 0–9 with dashes between them');

const Url = z.url({ protocol: /^https$/ });
const Duration = z.string().refine((text) => minutesOfDuration(text) !== null, 'Must be as 45 min or 1.5 hours');
const sentence = (max: number) => z.string().trim().min(20).max(max);
const title = z.string().trim().min(3).max(60);

/** The specification's fields of a resource. */
export const Resource = z.strictObject({
  id: LearningSlug,
  title: z.string().trim().min(3).max(90),
  type: z.enum(resourceTypes),
  url: Url,
  free: z.boolean(),
});
export type Resource = z.infer<typeof Resource>;

const OfficialResource = Resource.omit({ free: true }).extend({ description: sentence(200) });

/** A figure of somebody else's: on which day it held, and where it stands. */
const factOf = <S extends z.ZodType>(value: S) => z.strictObject({ value, as_of: z.iso.date(), source: Url });

const PathStep = z.strictObject({
  id: LearningSlug,
  title,
  description: sentence(300),
  estimatedDuration: Duration,
  resources: z.array(Resource).max(6).default([]),
});

/** What a part will hold that is not whole yet: a line for each thing. */
const holds = z.array(z.string().trim().min(8).max(110)).min(2).max(12);

/** `content/learning/catalogue.yaml`: the frameworks in their order. */
export const FrameworksFile = z.strictObject({ frameworks: z.array(LearningSlug).min(1) });

/** `content/learning/<framework>/framework.yaml`. Its id is the name of the folder, the order of a step its place. */
export const FrameworkFile = z.strictObject({
  name: z.string().trim().min(2).max(30),
  /** A file of `web/public/logos`, drawn by us. */
  logo: z.string().regex(/^[a-z0-9-]+\.svg$/),
  description: sentence(200),
  /** Percent of those who answered a survey and have used it. */
  popularity: factOf(z.number().min(0).max(100)).optional(),
  releaseYear: z.int().min(1990).max(2100),
  stars: factOf(z.int().min(0)).optional(),
  lastUpdated: factOf(z.iso.date()).optional(),
  type: z.enum(frameworkTypes),
  language: z.string().trim().min(2).max(40),
  runtime: z.string().trim().min(2).max(60),
  learningPath: z.array(PathStep).min(3).max(10),
  officialResources: z.array(OfficialResource).min(2).max(10),
  /** The folders of its categories in their order. */
  categories: z.array(LearningSlug).max(12).default([]),
  touched: z.iso.date(),
  /** While it is being written. Without it the framework is whole. */
  holds: holds.optional(),
});
export type FrameworkFile = z.infer<typeof FrameworkFile>;

/** `<framework>/<category>/category.yaml`. `estimatedDuration` is the sum of its modules. */
export const CategoryFile = z.strictObject({
  name: title,
  description: sentence(240),
  completionCertificate: z.boolean(),
  /** What the badge says: two or three words. */
  badge: z.string().trim().min(3).max(30),
  modules: z.array(LearningSlug).min(1).max(12),
  /** While modules of it are still to be written: it has no certificate so long. */
  holds: holds.optional(),
});
export type CategoryFile = z.infer<typeof CategoryFile>;

/** `<framework>/<category>/<module>/module.yaml`. `duration` is the sum of its lessons. */
export const ModuleFile = z.strictObject({
  title,
  description: sentence(240),
  difficulty: z.enum(difficulties),
  /** Its last exercise is a small program of one's own. */
  project: z.boolean().default(false),
  learningObjectives: z.array(z.string().trim().min(15).max(130)).min(2).max(6),
  /** Modules and categories of the same framework, by their ids. */
  prerequisites: z.array(LearningSlug).max(6).default([]),
  resources: z.array(Resource).max(8).default([]),
  lessons: z.array(LearningSlug).min(1).max(8),
});
export type ModuleFile = z.infer<typeof ModuleFile>;

/** `{framework}/{module}/{lesson}`: modules have names of their own within a framework. */
export const LessonId = z
  .string()
  .max(110)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 'Must be framework/module/lesson');

/** The head of `<module>/<lesson>.md`. */
export const LessonHead = z.strictObject({
  id: LessonId,
  title,
  type: z.enum(lessonTypes),
  duration: Duration,
  /** What it teaches, a concept of the graph. */
  concept: ConceptId,
  /** What one is able to do afterwards. */
  outcomes: z.array(z.string().trim().min(20).max(130)).length(3),
  /** What its programs were run with: the versions of the kit. */
  versions: z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/)),
  sources: z
    .array(Source.required({ read: true }))
    .min(2)
    .max(6),
  /** What a second reader gave it, of 20; absent until there was one. */
  reviewed: z.strictObject({ on: z.iso.date(), score: z.int().min(0).max(20) }).optional(),
});
export type LessonHead = z.infer<typeof LessonHead>;

const QuizChoice = z.strictObject({
  text: z.string().trim().min(1).max(160),
  right: z.literal(true).optional(),
  /** Why it is right, or what one has to believe to choose it. */
  why: z.string().trim().min(15).max(300),
});

export const QuizQuestion = z.strictObject({
  /** Markdown; a piece of code may stand in it. */
  question: z.string().trim().min(10).max(900),
  /** A program whose output is asked for: the right choice is what it prints. */
  prints: z.string().trim().min(5).max(900).optional(),
  /** The anchor of the heading that answers it. */
  from: z.string().min(1),
  /** Asked by the quiz of the category alone. */
  held: z.literal(true).optional(),
  choices: z.array(QuizChoice).min(3).max(4),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** `<module>/<lesson>.quiz.yaml`. */
export const QuizFile = z.strictObject({ questions: z.array(QuizQuestion).length(QUESTIONS_A_LESSON) });
