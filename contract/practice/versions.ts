import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ProblemId } from './problems.ts';
import { SubmissionStatus } from './submissions.ts';
import { REJUDGE_PAGE_SIZE } from './versions-limits.ts';

/** A state of a problem that submissions were judged against. */
export const ProblemVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  tests: z.number().int(),
  time_limit_ms: z.number().int(),
  memory_limit_kb: z.number().int(),
  /** Who made it; null where the operator's content did. */
  username: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Submissions that were judged against it. */
  submissions: z.number().int(),
});
export type ProblemVersion = z.infer<typeof ProblemVersion>;

export const VERSIONS_SHOWN = 50;
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/problems/:id/versions/',
  summary: 'The last versions of a problem, newest first, for its author (of a community problem) and staff.',
  audience: 'user',
  params: z.object({ id: ProblemId }),
  replies: { 200: z.array(ProblemVersion).max(VERSIONS_SHOWN) },
});

/** Submissions of one rejudge, the newest of those that are asked for. */
export const MAX_REJUDGED = 2_000;

export const RejudgeRow = z.object({
  submission_id: z.uuid(),
  username: z.string(),
  /** What it was judged against; null of before there were versions. */
  version: z.number().int().nullable(),
  before: SubmissionStatus,
  /** Null while it has not been judged anew. */
  after: SubmissionStatus.nullable(),
});
export type RejudgeRow = z.infer<typeof RejudgeRow>;

/** Judging again in two steps: first only a preview of what would change, then its application, which moves the figures. */
export const RejudgeSummary = z.object({
  id: z.uuid(),
  problem_id: z.number().int(),
  problem_title: z.string(),
  /** Of the problem, that all are judged against. */
  version: z.number().int(),
  state: z.enum(['judging', 'ready', 'applied', 'cancelled']),
  total: z.number().int(),
  judged: z.number().int(),
  /** Those whose verdict differs, so far. */
  changed: z.number().int(),
  /** Users who would gain or lose the problem as solved; once it is applied, those who did. */
  gained: z.number().int(),
  lost: z.number().int(),
  /** Who began it; null where they are gone. */
  username: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type RejudgeSummary = z.infer<typeof RejudgeSummary>;

export const Rejudge = RejudgeSummary.extend({
  /** A page of those that changed, or of all. */
  rows: z.array(RejudgeRow).max(REJUDGE_PAGE_SIZE),
});
export type Rejudge = z.infer<typeof Rejudge>;

export const startRejudge = endpoint({
  method: 'POST',
  path: '/api/problems/:id/rejudges/',
  summary: "Staff have a problem's submissions judged against its current version, as a preview: nothing changes yet.",
  audience: 'staff',
  params: z.object({ id: ProblemId }),
  /** `older`: those that were judged against another version. One submission alone: its id. */
  body: z.object({ scope: z.enum(['older', 'all']).default('older'), submission_id: z.uuid().optional() }),
  replies: { 201: Rejudge },
});

export const REJUDGES_SHOWN = 10;
export const listRejudges = endpoint({
  method: 'GET',
  path: '/api/problems/:id/rejudges/',
  summary:
    'Staff see the last rejudges of a problem, newest first; at most one of them is neither applied nor cancelled.',
  audience: 'staff',
  params: z.object({ id: ProblemId }),
  replies: { 200: z.array(RejudgeSummary).max(REJUDGES_SHOWN) },
});

export const showRejudge = endpoint({
  method: 'GET',
  path: '/api/rejudges/:id/',
  summary: 'Staff see how far it has come, and a page of its rows.',
  audience: 'staff',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    changed: z.enum(['true', 'false']).default('true'),
  }),
  replies: { 200: Rejudge },
});

export const applyRejudge = endpoint({
  method: 'POST',
  path: '/api/rejudges/:id/apply/',
  summary: 'Staff make the previewed verdicts count: submissions, solves, points, streaks and leaderboard move. Once.',
  audience: 'staff',
  params: z.object({ id: z.uuid() }),
  replies: { 200: Rejudge },
});

export const cancelRejudge = endpoint({
  method: 'POST',
  path: '/api/rejudges/:id/cancel/',
  summary: 'Staff drop a preview; nothing has changed.',
  audience: 'staff',
  params: z.object({ id: z.uuid() }),
  replies: { 200: Rejudge },
});
