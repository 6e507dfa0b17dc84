import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Verdict } from '../execution/judging.ts';
import { PracticeLanguage } from '../execution/languages.ts';
import { humanText } from '../human-text.ts';
import { MAX_CODE_BYTES, MAX_LIST_SEARCH_CHARS, MAX_STDIN_BYTES } from '../limits.ts';
import { TimeZone } from '../time-zone.ts';
import { Badge } from './activity.ts';
import { Recommendation } from './guidance.ts';
import { Difficulty, ProblemId } from './problems.ts';
import {
  MAX_COMPLEXITY_CHARS,
  MAX_SOLUTION_NOTE_CHARS,
  SOLUTION_SORTS,
  SOLUTIONS_PAGE_SIZE,
  SUBMISSIONS_PAGE_SIZE,
} from './submissions-limits.ts';

export const NO_TESTS = 'No test cases available for this problem';
export const BLANK_INPUT = 'Please provide custom input';
export const UNSUPPORTED_LANGUAGE = 'Selected language not supported';

const encoder = new TextEncoder();
/** Byte-limited text without NUL, which neither a source file nor PostgreSQL takes. */
export const codeText = (bytes: number, required?: string) =>
  z
    .string(required)
    .max(bytes, `Must be at most ${bytes} bytes`)
    .refine((value) => encoder.encode(value).length <= bytes, `Must be at most ${bytes} bytes`)
    .refine((value) => !value.includes('\0'), 'Must not contain NUL characters');

export const SubmissionKind = z.enum(['run', 'custom', 'submit']);
export type SubmissionKind = z.infer<typeof SubmissionKind>;

/** Before a verdict a submission is Queued or Running. */
export const SubmissionStatus = z.enum(['Queued', 'Running', ...Verdict.options]);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

export const TestResult = z.object({
  name: z.string(),
  passed: z.boolean(),
  message: z.string(),
  verdict: Verdict,
  /** CPU ms. */
  time_ms: z.number(),
  memory_kb: z.number().int(),
  /** Only of an example: of a secret test neither input nor output leaves the server. */
  input: z.string().optional(),
  expected: z.string().optional(),
  got: z.string().optional(),
});
export type TestResult = z.infer<typeof TestResult>;

/** The specification's run or submit result, and what our screens show beside it. */
export const RunResult = z.object({
  status: SubmissionStatus,
  message: z.string(),
  /** CPU ms of the slowest test. */
  runtime_ms: z.number(),
  memory_kb: z.number().int(),
  test_results: z.array(TestResult),
  submission_id: z.uuid(),
  problem_id: z.number().int(),
  kind: SubmissionKind,
  language: PracticeLanguage,
  /** The version of the language that ran, such as `3.11.2`; null before the verdict, and where it was not noted. */
  runtime_version: z.string().nullable(),
  /** How many tests there are in all; `test_results` holds those that ran. */
  tests_total: z.number().int(),
  /** The version of the problem that it was judged against; null of before there were versions. */
  problem_version: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  /** When the verdict fell; null while there is none. */
  judged_at: z.iso.datetime().nullable(),
  /** How many wait for the judge ahead of it; null where it has not waited for a while, and for anybody but its author. */
  ahead: z.number().int().nullable(),
});
export type RunResult = z.infer<typeof RunResult>;

const work = {
  problem_id: ProblemId,
  code: codeText(MAX_CODE_BYTES, 'Code is required').refine((code) => code.trim() !== '', 'Code is required'),
  /** Other values answer 400 with UNSUPPORTED_LANGUAGE. */
  language: z.string().max(40).default('javascript'),
  /** false: answer 202 at once and follow the events; true: hold the call until the verdict, 8 s at the most. */
  wait: z.boolean().default(true),
};

export const runCode = endpoint({
  method: 'POST',
  path: '/api/run/',
  summary: 'Runs code on the examples, or on `stdin` where it is given.',
  audience: 'user',
  scope: 'submit',
  body: z.object({ ...work, stdin: codeText(MAX_STDIN_BYTES).optional() }),
  replies: { 200: RunResult, 202: RunResult },
});

export const submitSolution = endpoint({
  method: 'POST',
  path: '/api/submit/',
  summary: 'Submits a solution to be judged on all tests.',
  audience: 'user',
  scope: 'submit',
  body: z.object(work),
  replies: { 200: RunResult, 202: RunResult },
});

/** A row of the list: a submission without its code and tests. */
export const SubmissionRow = z.object({
  submission_id: z.uuid(),
  problem_id: z.number().int(),
  problem_title: z.string(),
  /** Of whom; staff may list others'. */
  username: z.string(),
  language: PracticeLanguage,
  status: SubmissionStatus,
  runtime_ms: z.number(),
  memory_kb: z.number().int(),
  tests_passed: z.number().int(),
  tests_total: z.number().int(),
  problem_version: z.number().int().nullable(),
  created_at: z.iso.datetime(),
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/submissions/',
  summary:
    "The caller's submissions (of kind submit), newest first, as a bare array; X-Total-Count tells how many match. Staff see everybody's with `everyone`.",
  audience: 'user',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    problem_id: ProblemId.optional(),
    status: Verdict.optional(),
    language: PracticeLanguage.optional(),
    /** Part of the problem's title. */
    search: z.string().trim().max(MAX_LIST_SEARCH_CHARS).optional(),
    /** Staff only: true lists all users'; others are answered 403. */
    everyone: z.enum(['true', 'false']).default('false'),
  }),
  replies: { 200: z.array(SubmissionRow).max(SUBMISSIONS_PAGE_SIZE) },
});

/** How an Accepted submission compares with the fastest Accepted ones of others in its language. */
export const Standing = z.object({
  /** Users with an Accepted submission in this language, the caller left out. */
  others: z.number().int(),
  /** Percent of them that were slower, or took more memory; null while there are fewer than five. */
  faster_than: z.number().nullable(),
  leaner_than: z.number().nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const showStanding = endpoint({
  method: 'GET',
  path: '/api/submissions/:id/standing/',
  summary: 'Percentiles of an Accepted submission of one’s own; 404 for any other.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: Standing },
});

/** What an Accepted submission brought to its author. Figures are those of the moment of its verdict. */
export const Moment = z.object({
  submission_id: z.uuid(),
  problem: z.object({ id: z.number().int(), title: z.string(), difficulty: Difficulty }),
  language: PracticeLanguage,
  /** CPU ms of the slowest test, peak KB. */
  runtime_ms: z.number(),
  memory_kb: z.number().int(),
  judged_at: z.iso.datetime(),
  /** When the caller had solved the problem before; null where this was the first Accepted. */
  solved_before: z.iso.datetime().nullable(),
  /** The caller wrote the problem: it counts for nothing. */
  own: z.boolean(),
  /** What this submission gave, and what the problem gives without any help. */
  points: z.number().int(),
  worth: z.number().int(),
  /** Problems that the caller had solved then, this one included. */
  solved_count: z.number().int(),
  /** Days in a row, in the asked time zone; whether this submission added the last one. */
  streak: z.object({ days: z.number().int(), grew: z.boolean() }),
  standing: Standing,
  /** Those that this submission earned. */
  badges: z.array(Badge).max(8),
  /** The first of 'For you'; null where nothing is left. */
  next: Recommendation.nullable(),
});
export type Moment = z.infer<typeof Moment>;

export const showMoment = endpoint({
  method: 'GET',
  path: '/api/submissions/:id/moment/',
  summary:
    'What an Accepted submission of one’s own brought: points, streak, standing, badges and what is next; 404 for any other.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  query: z.object({ time_zone: TimeZone.default('UTC') }),
  replies: { 200: Moment },
});

export const showSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/:id/',
  summary: "One of the caller's own submissions; staff see all.",
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: {
    200: RunResult.extend({
      code: z.string(),
      /** Of the problem now; another than `problem_version` where it has moved on since. */
      current_version: z.number().int(),
      /** Whether those who have solved the problem may read it. */
      shared: z.boolean(),
    }),
  },
});

/** Server-sent events of a submission: the whole result so far, again at every change; the last has a verdict. */
export const SubmissionEvent = z.object({ type: z.enum(['progress', 'finished']), result: RunResult });
export type SubmissionEvent = z.infer<typeof SubmissionEvent>;

export const followSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/:id/events',
  summary: 'text/event-stream: the result at once, then at every change, until the verdict.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.string() },
  events: SubmissionEvent,
});

/** A row of GET /progress/. */
export const ProgressRow = z.object({
  user_id: z.number().int(),
  username: z.string(),
  solved_count: z.number().int(),
  points: z.number().int(),
  /** Days in a row, ending today or yesterday, with at least one first Accepted: of the asked time zone, or UTC. */
  current_streak: z.number().int(),
});
export type ProgressRow = z.infer<typeof ProgressRow>;

export const listProgress = endpoint({
  method: 'GET',
  path: '/api/progress/',
  summary: "A list that holds the caller's own row.",
  audience: 'user',
  query: z.object({ time_zone: TimeZone.optional() }),
  replies: { 200: z.array(ProgressRow) },
});

export const recordProgress = endpoint({
  method: 'POST',
  path: '/api/progress/',
  summary: 'Answers 200 and the caller’s row; counts only where an Accepted submission exists.',
  audience: 'user',
  body: z.object({ problem_id: ProblemId, solved: z.boolean() }),
  replies: { 200: ProgressRow },
});

/** A solution that its author shares with those who have solved the problem too. */
export const SharedSolution = z.object({
  submission_id: z.uuid(),
  username: z.string(),
  language: PracticeLanguage,
  runtime_ms: z.number(),
  memory_kb: z.number().int(),
  created_at: z.iso.datetime(),
  /** How its author explains it, Markdown; '' for nothing. */
  note: z.string(),
  /** As its author says, such as `O(n log n)`; '' for nothing. */
  time_complexity: z.string(),
  space_complexity: z.string(),
  /** Characters of the code. */
  code_chars: z.number().int(),
  /** How many people it has helped, as they say. */
  votes: z.number().int(),
  /** Whether the caller is one of them. */
  voted: z.boolean(),
  /** Whether it is the caller's: nobody votes for their own. */
  own: z.boolean(),
});
export type SharedSolution = z.infer<typeof SharedSolution>;

/** Why somebody who has not solved the problem sees no solutions (403). */
export const SOLVE_FIRST = 'Solve this problem first to see community solutions.';

export const listSolutions = endpoint({
  method: 'GET',
  path: '/api/problems/:id/solutions/',
  summary:
    "Accepted solutions that their authors share, each author's first per language in the asked order: most votes, newest, fastest or shortest; X-Total-Count. Only after one's own Accepted.",
  audience: 'user',
  params: z.object({ id: ProblemId }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    language: PracticeLanguage.optional(),
    sort: z.enum(SOLUTION_SORTS).default(SOLUTION_SORTS[0]),
  }),
  replies: { 200: z.array(SharedSolution).max(SOLUTIONS_PAGE_SIZE) },
});

export const showSolution = endpoint({
  method: 'GET',
  path: '/api/solutions/:id/',
  summary: 'A shared solution with its code, for people who have solved its problem; 404 for others.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: SharedSolution.extend({ problem_id: z.number().int(), code: z.string() }) },
});

export const shareSubmission = endpoint({
  method: 'PUT',
  path: '/api/submissions/:id/sharing/',
  summary:
    "Shares an Accepted submission of one's own with those who have solved the problem, or takes that back. Of what explains it, absent keeps and '' clears.",
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    shared: z.boolean(),
    note: humanText({ max: MAX_SOLUTION_NOTE_CHARS, lines: 'many' }).optional(),
    time_complexity: humanText({ max: MAX_COMPLEXITY_CHARS, lines: 1 }).optional(),
    space_complexity: humanText({ max: MAX_COMPLEXITY_CHARS, lines: 1 }).optional(),
  }),
  replies: { 200: z.object({ shared: z.boolean() }) },
});

export const voteForSolution = endpoint({
  method: 'PUT',
  path: '/api/solutions/:id/vote/',
  summary: "Says that another's shared solution helped, or takes that back; for who may read it, 404 for any other.",
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ voted: z.boolean() }),
  replies: { 200: z.object({ voted: z.boolean(), votes: z.number().int() }) },
});
