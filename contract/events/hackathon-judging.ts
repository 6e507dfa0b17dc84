import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_CREW } from './crew-limits.ts';
import { EventId } from './events.ts';
import {
  conflictReasons,
  judgeStates,
  judgingPhases,
  MAX_CRITERIA,
  MAX_JUDGED_ENTRIES,
  MAX_RUBRIC_CHARS,
  MAX_SCORE_NOTE_CHARS,
  MAX_TIED,
  MAX_WEIGHT,
  PER_ENTRY,
  scorePoints,
} from './hackathon-judging-limits.ts';

const inEvent = z.object({ id: EventId });
const inEntry = z.object({ id: EventId, entry: EventId });
const own = { audience: 'user', scope: 'session' } as const;

const line = (max: number, required: string) => humanText({ max, lines: 1, required });
/** Names a criterion within its event, also after others come before it. */
const CriterionNumber = z.number().int().min(1).max(32_767);
const Points = z.union(
  scorePoints.map((points) => z.literal(points)),
  'Choose 1 to 5',
);

export const Criterion = z.object({
  number: CriterionNumber,
  name: z.string(),
  /** The question that it asks. */
  lead: z.string(),
  /** Its share in an entry’s score, beside the other weights. */
  weight: z.number().int(),
  /** What 1, 2, 3, 4 and 5 mean. */
  anchors: z.array(z.string()).length(scorePoints.length),
});
export type Criterion = z.infer<typeof Criterion>;

const Rubric = z.object({
  criteria: z.array(Criterion).max(MAX_CRITERIA),
  /** Whether it can no longer change: somebody was scored by it. */
  final: z.boolean(),
});

export const showRubric = endpoint({
  method: 'GET',
  path: '/api/events/:id/rubric/',
  summary: 'What a hackathon is judged by: criteria with weights, and what 1 to 5 mean in each.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: Rubric },
});

export const editRubric = endpoint({
  method: 'PUT',
  path: '/api/events/:id/rubric/',
  summary: 'Organizers write the rubric, until the first score is submitted. A criterion without a number is new.',
  ...own,
  params: inEvent,
  body: z.object({
    criteria: z
      .array(
        z.object({
          number: CriterionNumber.nullable().default(null),
          name: line(MAX_RUBRIC_CHARS.name, 'Name the criterion'),
          lead: humanText({ max: MAX_RUBRIC_CHARS.lead, lines: 1 }).default(''),
          weight: z.number('Must be a number').int('Must be a whole number').min(1).max(MAX_WEIGHT),
          anchors: z.array(line(MAX_RUBRIC_CHARS.anchor, 'Say what it means')).length(scorePoints.length),
        }),
      )
      .min(1, 'Add at least one criterion')
      .max(MAX_CRITERIA)
      .refine((all) => {
        const numbers = all.flatMap(({ number }) => number ?? []);
        return new Set(numbers).size === numbers.length;
      }, 'Each criterion has its number')
      .refine(
        (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
        'Each criterion has its name',
      ),
  }),
  replies: { 200: Rubric },
});

const JudgingPhase = z.enum(judgingPhases);
export type JudgingPhase = z.infer<typeof JudgingPhase>;
const JudgeState = z.enum(judgeStates);
export type JudgeState = z.infer<typeof JudgeState>;
const ConflictReason = z.enum(conflictReasons);
export type ConflictReason = z.infer<typeof ConflictReason>;

/** An entry as lists name it. */
const NamedEntry = z.object({ id: z.number().int(), title: z.string(), team: z.string() });

const Judging = z.object({
  phase: JudgingPhase,
  closesAt: z.iso.datetime(),
  perEntry: z.number().int(),
  /** Null until entries were assigned. */
  assignedAt: z.iso.datetime().nullable(),
  judges: z
    .array(
      z.object({
        username: z.string(),
        name: z.string(),
        /** Whether they are a judge now: who no longer is keeps what they submitted. */
        active: z.boolean(),
        assigned: z.number().int(),
        drafts: z.number().int(),
        submitted: z.number().int(),
      }),
    )
    .max(MAX_CREW * 2),
  entries: z
    .array(
      NamedEntry.extend({
        judges: z.array(z.object({ username: z.string(), name: z.string(), state: JudgeState })).max(MAX_CREW),
        conflicts: z.array(z.object({ username: z.string(), name: z.string(), reason: ConflictReason })).max(MAX_CREW),
        /** Whether too few may judge it. */
        short: z.boolean(),
      }),
    )
    .max(MAX_JUDGED_ENTRIES),
  /** Of entries that share judges, directly or by others. More than one cannot be compared. */
  groups: z.number().int(),
});
export type Judging = z.infer<typeof Judging>;

export const showJudging = endpoint({
  method: 'GET',
  path: '/api/events/:id/judging/',
  summary: 'Who judges what, how far they are, and who may not judge what: for organizers.',
  ...own,
  params: inEvent,
  replies: { 200: Judging },
});

export const assignJudges = endpoint({
  method: 'POST',
  path: '/api/events/:id/judging/assign/',
  summary:
    'Organizers give each submitted entry its judges: evenly, tied together, without conflicts of interest. Again after changes: what a judge has begun stays.',
  ...own,
  params: inEvent,
  body: z.object({ perEntry: z.number().int().min(PER_ENTRY.least).max(PER_ENTRY.most).default(PER_ENTRY.usual) }),
  replies: { 200: Judging },
});

/** Points by the number of the criterion. */
export const PointsGiven = z.record(z.string().regex(/^[1-9]\d{0,4}$/, 'Unknown criterion'), Points);
export type PointsGiven = z.infer<typeof PointsGiven>;
const Scored = z.object({ points: PointsGiven, note: z.string() });

/** An entry to judge. */
const Assignment = NamedEntry.extend({
  state: JudgeState,
  submitted: Scored.nullable(),
  submittedAt: z.iso.datetime().nullable(),
  /** What was typed since and not submitted. */
  draft: Scored.nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/events/:id/judging/mine/',
  summary: 'The entries that the caller judges, in their order, with what they gave; nothing of other judges.',
  ...own,
  params: inEvent,
  replies: {
    200: z.object({
      phase: JudgingPhase,
      closesAt: z.iso.datetime(),
      criteria: z.array(Criterion).max(MAX_CRITERIA),
      entries: z.array(Assignment).max(MAX_JUDGED_ENTRIES),
    }),
  },
});

const body = z.object({
  points: PointsGiven.refine((points) => Object.keys(points).length <= MAX_CRITERIA, 'Too many criteria'),
  note: humanText({ max: MAX_SCORE_NOTE_CHARS, lines: 'many' }).default(''),
});

export const saveScores = endpoint({
  method: 'PUT',
  path: '/api/events/:id/judging/mine/:entry/',
  summary: 'Keeps what a judge has so far for one of their entries; it counts when it is submitted.',
  ...own,
  params: inEntry,
  body,
  replies: { 200: Assignment },
});

export const submitScores = endpoint({
  method: 'POST',
  path: '/api/events/:id/judging/mine/:entry/submit/',
  summary:
    'A judge’s scores of one of their entries, one for each criterion. Again until judging closes: the last counts.',
  ...own,
  params: inEntry,
  body,
  replies: { 200: Assignment },
});

export const declareConflict = endpoint({
  method: 'POST',
  path: '/api/events/:id/judging/mine/:entry/conflict/',
  summary: 'A judge knows the team: another one gets the entry, and they get another entry where there is one.',
  ...own,
  params: inEntry,
  replies: { 200: z.object({ message: z.string() }) },
});

const ResultEntry = NamedEntry.extend({
  /** Entries of two groups share no judges, so each group has its own ranks. From 1. */
  group: z.number().int(),
  rank: z.number().int(),
  /** The plain mean of its scores, and what it is ranked by. */
  raw: z.number(),
  corrected: z.number(),
  scores: z.number().int(),
  /** Whether others have the same rank. */
  tied: z.boolean(),
  /** Who put it in its place among those with the same score; a username. */
  decidedBy: z.string().nullable(),
});
export type ResultEntry = z.infer<typeof ResultEntry>;

const ResultJudge = z.object({
  /** A letter in place of a name. */
  label: z.string(),
  scores: z.number().int(),
  /** How far their scores lie above those that the same entries got elsewhere. */
  shift: z.number(),
});
export type ResultJudge = z.infer<typeof ResultJudge>;

const Result = z.object({
  entries: z.array(ResultEntry).max(MAX_JUDGED_ENTRIES),
  /** Submitted, and scored by nobody. */
  unscored: z.array(NamedEntry).max(MAX_JUDGED_ENTRIES),
  judges: z.array(ResultJudge).max(MAX_CREW * 2),
  groups: z.number().int(),
});

export const previewResult = endpoint({
  method: 'GET',
  path: '/api/events/:id/judging/result/',
  summary: 'The result as it stands, and what is missing: for organizers, before they release it.',
  ...own,
  params: inEvent,
  replies: {
    200: Result.extend({
      phase: JudgingPhase,
      closesAt: z.iso.datetime(),
      judges: z.array(ResultJudge.extend({ username: z.string(), name: z.string() })).max(MAX_CREW * 2),
      missing: z.object({
        /** Assigned and not submitted; without any score; ranks that several share. */
        scores: z.number().int(),
        entries: z.number().int(),
        ties: z.number().int(),
      }),
    }),
  },
});

export const decideTie = endpoint({
  method: 'PUT',
  path: '/api/events/:id/judging/ties/',
  summary:
    'Organizers put entries with the same corrected score in an order, all of them; their name is shown beside it. 409 unless all of them are given, and no others.',
  ...own,
  params: inEvent,
  body: z.object({
    entries: z
      .array(EventId)
      .min(2)
      .max(MAX_TIED)
      .refine((all) => new Set(all).size === all.length, 'Each entry once'),
  }),
  replies: { 200: z.object({ message: z.string() }) },
});

export const releaseResult = endpoint({
  method: 'POST',
  path: '/api/events/:id/judging/release/',
  summary:
    'Organizers make the result public, for good; teams are notified. Before judging has closed, or while something is missing, only with `anyway`.',
  ...own,
  params: inEvent,
  body: z.object({ anyway: z.boolean().default(false) }),
  replies: { 200: z.object({ releasedAt: z.iso.datetime() }) },
});

export const showResult = endpoint({
  method: 'GET',
  path: '/api/events/:id/results/',
  summary: 'The result of a hackathon. 404 until its organizers release it, also for them.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: Result.extend({ releasedAt: z.iso.datetime() }) },
});

export const showFeedback = endpoint({
  method: 'GET',
  path: '/api/events/:id/results/mine/',
  summary:
    'What the judges gave and wrote to the caller’s team, without their names. 404 until the result is released.',
  ...own,
  params: inEvent,
  replies: {
    200: z.object({
      entry: NamedEntry.nullable(),
      criteria: z.array(Criterion).max(MAX_CRITERIA),
      judges: z
        .array(z.object({ label: z.string(), points: PointsGiven, score: z.number(), note: z.string() }))
        .max(MAX_CREW),
    }),
  },
});
