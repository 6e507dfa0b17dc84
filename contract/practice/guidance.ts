import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_HINTS } from './authoring-limits.ts';
import { Difficulty, Problem, ProblemId } from './problems.ts';

/** What each hint takes off the points of a problem, in percent of what it gives. */
export const HINT_COST_PERCENT = 10;

/** Help with a problem, as far as the caller has taken it. */
export const Guidance = z.object({
  problem_id: z.number().int(),
  hints_total: z.number().int(),
  /** Those that were taken, in order; Markdown. All, at no cost, once the problem is solved or given up. */
  hints: z.array(z.string()).max(MAX_HINTS),
  /** Points that the next hint costs; 0 where nothing is lost any more, null where there is none left. */
  next_hint_cost: z.number().int().nullable(),
  /** What an Accepted would give now; null once it is solved. */
  points_left: z.number().int().nullable(),
  has_editorial: z.boolean(),
  /** Markdown; null while it is locked. */
  editorial: z.string().nullable(),
  solved: z.boolean(),
  /** The caller chose to read the editorial before solving: an Accepted then gives no points. */
  given_up: z.boolean(),
});
export type Guidance = z.infer<typeof Guidance>;

const params = z.object({ id: ProblemId });

export const showGuidance = endpoint({
  method: 'GET',
  path: '/api/problems/:id/guidance/',
  summary: 'Hints and editorial, as far as the caller has unlocked them, and what more would cost.',
  audience: 'user',
  params,
  replies: { 200: Guidance },
});

export const takeHint = endpoint({
  method: 'POST',
  path: '/api/problems/:id/hints/',
  summary:
    'Shows the next hint. `hint` is its number, from 1: one that was taken before costs nothing again; 400 out of turn.',
  audience: 'user',
  params,
  body: z.object({ hint: z.number().int().min(1).max(MAX_HINTS) }),
  replies: { 200: Guidance },
});

export const giveUp = endpoint({
  method: 'POST',
  path: '/api/problems/:id/give-up/',
  summary: 'Unlocks the editorial. An Accepted after this counts as solved and gives no points.',
  audience: 'user',
  params,
  replies: { 200: Guidance },
});

/** How far the caller has come in a tag. */
export const Skill = z.object({
  tag: z.string(),
  solved: z.number().int(),
  /** Problems of this tag that can be submitted to. */
  total: z.number().int(),
  /** Judged submissions up to the first Accepted, and of these the share that were Accepted, in percent; null without any. */
  attempts: z.number().int(),
  success_rate: z.number().nullable(),
  /** 0–100: solved problems of the tag, weighed by difficulty rank, against all of it. */
  strength: z.number(),
});
export type Skill = z.infer<typeof Skill>;

const SKILLS_SHOWN = 60;
export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills/',
  summary: "The caller's skills by tag, the most problems first.",
  audience: 'user',
  replies: { 200: z.array(Skill).max(SKILLS_SHOWN) },
});

export const RECOMMENDED = 4;
export const Recommendation = z.object({
  problem: Problem.pick({
    id: true,
    title: true,
    difficulty: true,
    tags: true,
    source: true,
    success_rate: true,
    solves: true,
    attempts: true,
    hardness_score: true,
  }),
  /** Why, in one sentence for the caller: 'Graph: 3 of 9 solved'. */
  reason: z.string(),
  /** What to read up on for it. */
  concept: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The tag and the difficulty that it was chosen for. */
  tag: z.string(),
  difficulty: Difficulty,
});
export type Recommendation = z.infer<typeof Recommendation>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations/',
  summary:
    "'For you': unsolved problems by the caller's skill and difficulty, each with its reason. For a visitor: where to begin.",
  audience: 'anyone',
  replies: { 200: z.array(Recommendation).max(RECOMMENDED) },
});
