import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { ConceptId } from './concepts.ts';
import {
  experienceAnswers,
  exportFormats,
  familiarityAnswers,
  knowledgeLevels,
  learningStyles,
  MAX_DESCRIPTION_CHARS,
  MAX_GOALS,
  MAX_ITEM_HOURS,
  MAX_ITEMS,
  MAX_LESSONS_A_STEP,
  MAX_NOTE_CHARS,
  MAX_PLACEMENT_QUESTIONS,
  MAX_TITLE_CHARS,
  MAX_WEEKLY_HOURS,
  resourceTypes,
  timeCommitments,
} from './plan-words.ts';

/** More than our concepts are. */
const MAX_CONCEPTS = 600;
const Concept = ConceptId.max(60);
/** Dates are reckoned with: not before this house, not beyond a lifetime. */
const Day = z.iso.date().refine((day) => day >= '2020-01-01' && day <= '2099-12-31', 'Must be a day of this century');
const distinct = <T extends z.ZodType>(schema: T, most: number) =>
  z
    .array(schema)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'Must not name anything twice');

export const LearningProfile = z.object({
  knowledgeLevel: z.enum(knowledgeLevels),
  learningGoals: distinct(z.string().min(1).max(80), MAX_GOALS).min(1),
  timeCommitment: z.enum(timeCommitments),
  learningStyles: distinct(z.enum(learningStyles), learningStyles.length).min(1),
  assessment: z.object({ 0: z.enum(experienceAnswers), 1: z.enum(familiarityAnswers) }),
  known: distinct(Concept, MAX_CONCEPTS).default([]),
  unknown: distinct(Concept, MAX_CONCEPTS).default([]),
  start: Day,
  deadline: Day.optional(),
});

const ItemId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be the id of a step');
const Title = humanText({ max: MAX_TITLE_CHARS, lines: 1, required: 'Give it a title' });
const Note = humanText({ max: MAX_NOTE_CHARS, lines: 'many' });
const Hours = z.int().min(1).max(MAX_ITEM_HOURS);
const Named = z.object({ id: Concept, title: humanText({ max: MAX_TITLE_CHARS, lines: 1, required: 'Name it' }) });
/** A path of ours; never another host. */
const Link = z
  .string()
  .max(200)
  .regex(/^\/(?:[A-Za-z0-9?][A-Za-z0-9\-._~/?=&%+]*)?$/, 'Must be a page of ours');

/** `/learn/react/state#what-a-component-remembers` */
const LessonLink = z
  .string()
  .max(200)
  .regex(/^\/learn\/[a-z0-9-]+\/[a-z0-9-]+#[a-z0-9-]+$/, 'Must be a lesson of ours');

const PlanItem = z.object({
  id: ItemId,
  title: Title,
  description: humanText({ max: MAX_DESCRIPTION_CHARS, lines: 'many' }),
  resourceType: z.enum(resourceTypes),
  duration: Hours,
  dependencies: z.array(ItemId).max(MAX_ITEMS),
  priority: z.int().min(1).max(5),
  completed: z.boolean(),
  skipped: z.boolean().optional(),
  concepts: z.array(Named).max(100),
  lessons: z
    .array(z.object({ title: Title, link: LessonLink, minutes: z.int().min(1).max(6_000) }))
    .max(MAX_LESSONS_A_STEP)
    .optional(),
  link: Link,
  phase: z.int().min(0).max(9),
  kind: z.enum(['step', 'checkpoint', 'own']),
  note: Note,
  edited: z.boolean(),
});

export const Plan = z.object({
  title: Title,
  description: humanText({ max: MAX_DESCRIPTION_CHARS, lines: 'many' }),
  estimatedTotalHours: z.int().min(1),
  items: z.array(PlanItem).min(1).max(MAX_ITEMS),
  phases: z
    .array(humanText({ max: 40, lines: 1, required: 'Name it' }))
    .min(1)
    .max(10),
  later: z.array(Named).max(MAX_CONCEPTS),
  removed: distinct(Concept, MAX_CONCEPTS),
  hoursPerWeek: z.number().min(0.5).max(MAX_WEEKLY_HOURS),
  profile: LearningProfile,
});

export const PlanEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tick'), item: ItemId, completed: z.boolean() }),
  z.object({ kind: z.literal('note'), item: ItemId, note: Note }),
  z.object({ kind: z.literal('rename'), item: ItemId, title: Title }),
  z.object({ kind: z.literal('hours'), item: ItemId, duration: Hours }),
  z.object({ kind: z.literal('move'), item: ItemId, to: z.int().min(0).max(MAX_ITEMS) }),
  z.object({ kind: z.literal('remove'), item: ItemId }),
  z.object({ kind: z.literal('skip'), item: ItemId, skipped: z.boolean() }),
  z.object({ kind: z.literal('merge'), item: ItemId }),
  z.object({ kind: z.literal('split'), item: ItemId, duration: Hours, title: Title }),
  z.object({
    kind: z.literal('add'),
    title: Title,
    duration: Hours,
    after: ItemId.optional(),
    concept: Named.optional(),
  }),
  z.object({ kind: z.literal('pace'), hoursPerWeek: z.number().min(0.5).max(MAX_WEEKLY_HOURS) }),
  z.object({ kind: z.literal('title'), title: Title }),
]);

const PlanId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const Revision = z.int().min(1);

/** A plan of a member. Each edit makes the next revision. */
export const SavedPlan = z.object({
  id: z.int(),
  revision: Revision,
  plan: Plan,
  /** Revisions that can be undone. */
  undo: z.int(),
});
export type SavedPlan = z.infer<typeof SavedPlan>;

export const PlanRow = z.object({
  id: z.int(),
  title: z.string(),
  estimatedTotalHours: z.int(),
  done: z.int(),
  total: z.int(),
  percent: z.int(),
  /** The first step that is open; null when all are done. */
  next: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type PlanRow = z.infer<typeof PlanRow>;

export const draftPlan = endpoint({
  method: 'POST',
  path: '/api/plans/draft/',
  summary:
    'The plan of a profile, stored nowhere: the same profile gives the same plan. With `plan`, that one planned anew around what is done, noted, changed or added in it.',
  audience: 'anyone',
  body: z.object({ profile: LearningProfile, plan: Plan.optional() }),
  replies: { 200: Plan },
});

export const placeLearner = endpoint({
  method: 'POST',
  path: '/api/plans/placement/',
  summary: 'The next question of the placement after these answers, ten at most, and what they say is known.',
  audience: 'anyone',
  body: z.object({
    profile: LearningProfile,
    answers: z.array(z.object({ concept: Concept, choice: z.int().min(-1).max(3) })).max(MAX_PLACEMENT_QUESTIONS),
  }),
  replies: {
    200: z.object({
      question: z
        .object({ concept: Concept, title: z.string(), question: z.string(), choices: z.array(z.string()) })
        .nullable(),
      asked: z.int(),
      known: z.array(Concept),
      unknown: z.array(Concept),
    }),
  },
});

export const exportPlan = endpoint({
  method: 'POST',
  path: '/api/plans/export/:format/',
  summary: 'A plan as a file: pdf, markdown, json (which can be read in again) or ics with a day for each step.',
  audience: 'anyone',
  params: z.object({ format: z.enum(exportFormats) }),
  body: z.object({
    plan: Plan,
    /** Names the plan in calendars for good. */
    ref: z
      .string()
      .max(40)
      .regex(/^[a-z0-9-]+$/, 'Must be letters, digits and hyphens'),
    revision: Revision,
  }),
  replies: { 200: z.object({ name: z.string(), type: z.string(), base64: z.string() }) },
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans/',
  summary: 'The caller’s plans, the last changed first.',
  audience: 'user',
  replies: { 200: z.array(PlanRow) },
});

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/plans/',
  summary: 'Keeps a plan: that of a profile, or one that was made before signing in or exported as JSON.',
  audience: 'user',
  body: z.union([z.strictObject({ profile: LearningProfile }), z.strictObject({ plan: Plan })]),
  replies: { 201: SavedPlan },
});

export const showPlan = endpoint({
  method: 'GET',
  path: '/api/plans/:id/',
  summary: 'A plan of the caller’s.',
  audience: 'user',
  params: PlanId,
  replies: { 200: SavedPlan },
});

export const editPlan = endpoint({
  method: 'POST',
  path: '/api/plans/:id/edits/',
  summary:
    'One edit, or with `profile` the rest planned anew. Answers 409 with the newer plan in `details` where `revision` is not the last one.',
  audience: 'user',
  params: PlanId,
  body: z.union([
    z.strictObject({ revision: Revision, edit: PlanEdit }),
    z.strictObject({ revision: Revision, profile: LearningProfile }),
  ]),
  replies: { 200: SavedPlan },
});

export const undoPlan = endpoint({
  method: 'POST',
  path: '/api/plans/:id/undo/',
  summary: 'The plan as it was before its last edit; 20 of them can be undone.',
  audience: 'user',
  params: PlanId,
  body: z.object({ revision: Revision }),
  replies: { 200: SavedPlan },
});

export const phrasePlan = endpoint({
  method: 'POST',
  path: '/api/plans/:id/wording/',
  summary:
    'The plan in the words of the AI provider, where the operator has set one for it: titles and descriptions of steps that nobody has touched, nothing else. The same plan where there is none, where it fails, or where the plan was edited meanwhile.',
  audience: 'user',
  params: PlanId,
  body: z.object({ revision: Revision }),
  replies: { 200: SavedPlan },
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/plans/:id/',
  summary: 'Deletes a plan. What was marked as done in the concepts stays.',
  audience: 'user',
  params: PlanId,
  replies: { 200: z.object({ deleted: z.literal(true) }) },
});
