import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AUDIT_PAGE_SIZE, MAX_AUDIT_FILTER_CHARS } from './audit-limits.ts';

export const AuditedAct = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** The username at that time, or 'operator'. */
  actor: z.string(),
  act: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  ip_prefix: z.string(),
});
export type AuditedAct = z.infer<typeof AuditedAct>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/',
  summary: 'Staff: privileged acts, newest first, 50 at a time. `before` is the id of the last one that is known.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({
    actor: z.string().trim().max(MAX_AUDIT_FILTER_CHARS).optional(),
    /** How the act begins, such as `user.`. */
    act: z.string().trim().max(MAX_AUDIT_FILTER_CHARS).optional(),
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  replies: { 200: z.array(AuditedAct).max(AUDIT_PAGE_SIZE) },
});
