import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { reportSubjects } from '../kinds.ts';
import { MAX_NOTE_CHARS } from './reports-limits.ts';

export const ReportSubject = z.enum(reportSubjects);
export type ReportSubject = z.infer<typeof ReportSubject>;

export const reportReasons = ['spam', 'offensive', 'copied', 'broken', 'personal', 'other'] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** A paragraph for people. */
const Note = humanText({ max: MAX_NOTE_CHARS, lines: 'many' });

export const report = endpoint({
  method: 'POST',
  path: '/api/reports/',
  summary:
    'Tells the moderators of a community problem, a shared solution, its note, a profile, an event or a document. One open report each.',
  audience: 'user',
  body: z.object({
    kind: ReportSubject,
    /** The number of a problem, an event or a document, a shared submission's id, or a username. */
    id: z.string('Must be text').trim().min(1).max(60),
    reason: ReportReason,
    note: Note.default(''),
  }),
  replies: { 201: z.object({ message: z.string() }) },
});

export const Decision = z.enum(['dismiss', 'hide', 'suspend']);
export type Decision = z.infer<typeof Decision>;

export const Report = z.object({
  id: z.number().int(),
  kind: ReportSubject,
  /** The title of a problem, or the username of a profile or of a solution's author. */
  name: z.string(),
  /** Where it is looked at: an address of ours. */
  link: z.string(),
  owner: z.object({ id: z.number().int(), username: z.string() }),
  /** How many things of the owner were removed after reports, this one among them. */
  owner_removed: z.number().int(),
  reporter: z.object({ id: z.number().int(), username: z.string() }),
  reason: ReportReason,
  note: z.string(),
  created_at: z.iso.datetime(),
  /** Open reports of the same subject, this one among them; one decision closes them all. */
  open: z.number().int(),
  decision: Decision.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  decision_note: z.string(),
  /** Whether the caller may decide: nobody does about themselves. */
  may_decide: z.boolean(),
  /** Whether the caller may suspend the owner. */
  may_suspend: z.boolean(),
});
export type Report = z.infer<typeof Report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports/',
  summary: 'Staff: reports, open ones oldest first, decided ones newest first. X-Total-Count tells how many there are.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({
    state: z.enum(['open', 'decided']).default('open'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  replies: { 200: z.array(Report) },
});

export const ReportId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/decide/',
  summary:
    'Staff decide on all open reports of a subject: dismiss them, hide what was reported, or hide it and suspend its owner. 409 where somebody was faster.',
  audience: 'staff',
  fresh: true,
  params: z.object({ id: ReportId }),
  body: z
    .object({ decision: Decision, note: Note.default('') })
    .refine(({ decision, note }) => decision !== 'suspend' || note !== '', {
      path: ['note'],
      message: 'Enter a reason: they see it when they try to sign in',
    }),
  replies: { 200: Report },
});

export const showProblemAgain = endpoint({
  method: 'POST',
  path: '/api/admin/problems/:id/show/',
  summary: 'Staff bring a hidden problem back.',
  audience: 'staff',
  fresh: true,
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  replies: { 200: z.object({ message: z.string() }) },
});

export const showDocumentAgain = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:id/show/',
  summary: 'Staff bring a document back that was taken down.',
  audience: 'staff',
  fresh: true,
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  replies: { 200: z.object({ message: z.string() }) },
});
