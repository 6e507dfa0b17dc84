import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HUB_FAILURES_SHOWN, HUB_LARGEST_SHOWN } from './resources-limits.ts';
import { FileType, ResourceState } from './resources.ts';

/** Work of one kind: what waits for a runner, what one does, and what cannot begin because programs are missing. */
const HubQueue = z.object({
  waiting: z.number().int(),
  running: z.number().int(),
  unavailable: z.number().int(),
  /** Since when the oldest one waits. */
  oldest_at: z.iso.datetime().nullable(),
});

/** A document of which something could not be made. */
export const HubFailure = z.object({
  id: z.number().int(),
  title: z.string(),
  file_type: FileType,
  state: ResourceState,
  /** Its preview and text, or the text of its scans. */
  work: z.enum(['preview', 'ocr']),
  /** `refused`: the document is at fault. `failed`: we are. */
  outcome: z.enum(['refused', 'failed']),
  reason: z.string(),
  queued_at: z.iso.datetime(),
});
export type HubFailure = z.infer<typeof HubFailure>;

/** A document by the room that its newest file takes, in bytes. */
export const LargeDocument = z.object({
  id: z.number().int(),
  title: z.string(),
  file_type: FileType,
  state: ResourceState,
  size: z.number().int(),
});
export type LargeDocument = z.infer<typeof LargeDocument>;

export const HubHealth = z.object({
  documents: z.object({ published: z.number().int(), suggested: z.number().int(), hidden: z.number().int() }),
  preview: HubQueue,
  ocr: HubQueue,
  /** The latest, and how many there are. */
  failures: z.array(HubFailure).max(HUB_FAILURES_SHOWN),
  failed: z.number().int(),
  /** Those with the largest files, the largest first. */
  largest: z.array(LargeDocument).max(HUB_LARGEST_SHOWN),
  disk: z.object({
    kind: z.enum(['folder', 'bucket']),
    /** All that is kept, whoever keeps it, in bytes. */
    files: z.number().int(),
    bytes: z.number(),
    /** Of it: what was uploaded to the hub, its older versions too, and what was made of that. */
    originals: z.number(),
    previews: z.number(),
    /** Deleted within a day or two. */
    unused: z.number(),
    /** What `originals` may become before nothing more is taken; null where the operator has set no limit. */
    quota: z.number().nullable(),
    /** Room that is left; null where nobody knows. */
    free: z.number().nullable(),
  }),
});
export type HubHealth = z.infer<typeof HubHealth>;

export const showHubHealth = endpoint({
  method: 'GET',
  path: '/api/admin/documents/',
  summary:
    'Staff: what of the Resource Hub waits for a runner, what could not be made, and how much room files take. Documents that are not published are named to superusers alone.',
  audience: 'staff',
  scope: 'staff',
  replies: { 200: HubHealth },
});
