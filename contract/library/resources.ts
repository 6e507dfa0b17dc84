import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entryReadings } from '../execution/documents.ts';
import { Preparation } from './preparation.ts';
import { licences } from './resource-licences.ts';
import {
  fileTypes,
  LATEST_PAGE_SIZE,
  MAX_RESOURCE_CHARS,
  MAX_RESOURCE_PAGE_SIZE,
  MAX_SHOWN_ENTRIES,
  type ResourcePreset,
  resourcePresets,
  resourceTypes,
} from './resources-limits.ts';

export const ResourceType = z.enum(resourceTypes);
export const FileType = z.enum(fileTypes);
const Preset = z.enum(resourcePresets as [ResourcePreset, ...ResourcePreset[]]);
export const Digest = z.string().regex(/^[0-9a-f]{64}$/);
export const ResourceId = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * `published`: for everybody. `suggested` by a member and waiting, or `declined`: its sender and superusers alone know of it.
 * `hidden` by a moderator after a report: staff alone do.
 */
export const ResourceState = z.enum(['published', 'suggested', 'declined', 'hidden']);
export type ResourceState = z.infer<typeof ResourceState>;

/** A document of the hub, as everybody may know it (specification §3), and what the caller has to do with it. */
export const Resource = z.object({
  id: z.number().int(),
  /** Names it for good, unlike its title. */
  public_id: z.string(),
  title: z.string(),
  name: z.string(),
  /** An address of its bytes that is good for the caller alone and for ten minutes; null for visitors. */
  file_url: z.string().nullable(),
  uploaded_at: z.iso.datetime(),
  file_type: FileType,
  /** In bytes. */
  size: z.number().int(),
  college: z.string(),
  /** The slug of the college's page. */
  university: Slug,
  branch: z.string(),
  year: z.number().int(),
  semester: z.number().int(),
  subject: z.string(),
  resource_type: ResourceType,
  description: z.string(),
  /** Null where nobody has counted them. */
  pages: z.number().int().nullable(),
  /** Whether a virus scanner has found nothing, or there was none to ask. */
  scan: z.enum(['clean', 'not_scanned']),
  /** Made for the demo world. */
  sample: z.boolean(),
  /** By how many members it was opened, a day each counting once. */
  opens: z.number().int(),
  /** How many members found it helpful. */
  helpful: z.number().int(),
  found_helpful: z.boolean(),
  bookmarked: z.boolean(),
  /** What may be done with it, as whoever handed it in says. */
  licence: z.enum(licences),
  /** Its author, as the licence asks for it; '' where nobody was named. */
  attribution: z.string(),
  /** Where it comes from: an http(s) address, or ''. */
  source_url: z.string(),
  /** The member who suggested it; null where a superuser uploaded it, or the account is gone. */
  credit: z.string().nullable(),
  state: ResourceState,
  /** From 1; more where its file was replaced, and then when that was. */
  version: z.number().int(),
  version_at: z.iso.datetime().nullable(),
});
export type Resource = z.infer<typeof Resource>;

const Line = z.string().trim().max(MAX_RESOURCE_CHARS.line);
const flag = z.enum(['true', 'false']);

/** By what lists of documents are narrowed. */
export const resourceFilters = {
  /** A part of any of its texts, in letters of either case. */
  search: z.string().trim().max(MAX_RESOURCE_CHARS.search).optional(),
  type: ResourceType.optional(),
  preset: Preset.optional(),
  /** The name of a college, or its slug. */
  college: Line.optional(),
  year: z.coerce.number().int().min(1).max(4).optional(),
  semester: z.coerce.number().int().min(1).max(8).optional(),
  /** A part of the branch, and of the subject. */
  branch: Line.optional(),
  subject: Line.optional(),
  /** The whole subject. */
  course: Line.optional(),
};

export const listResources = endpoint({
  method: 'GET',
  path: '/api/documents/',
  summary:
    'Documents, the newest first. `next` is the address of the next page, null after the last; it names where this one ends (`before`), so that nothing is doubled or left out while others upload.',
  audience: 'anyone',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().int().min(1).max(MAX_RESOURCE_PAGE_SIZE).default(LATEST_PAGE_SIZE),
    /** `moment~id` of the last one that is known. */
    before: z
      .string()
      .regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[1-9]\d{0,9}$/)
      .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')), 'Must be a moment and an id')
      .refine((text) => Number(text.split('~')[1]) < 2 ** 31, 'Must be a moment and an id')
      .optional(),
    ...resourceFilters,
    /** Only what the caller has bookmarked. */
    bookmarked: flag.default('false'),
  }),
  replies: { 200: z.object({ results: z.array(Resource), next: z.string().nullable() }) },
});

const Count = z.number().int();
export const countResources = endpoint({
  method: 'GET',
  path: '/api/documents/counts/',
  summary: 'How many documents there are of each type, college, and subject with its semester.',
  audience: 'anyone',
  query: z.object({ preset: resourceFilters.preset, search: resourceFilters.search, type: resourceFilters.type }),
  replies: {
    200: z.object({
      total: Count,
      types: z.record(ResourceType, Count),
      colleges: z.array(z.object({ university: Slug, college: z.string(), count: Count })),
      /** By subject, then semester; at most 200. */
      courses: z.array(z.object({ subject: z.string(), semester: z.number().int(), count: Count })),
    }),
  },
});

/** The refusal where there is none. */
export const RESOURCE_NOT_FOUND = 'Resource not found.';
export const byId = z.object({ id: ResourceId });

export const showResource = endpoint({
  method: 'GET',
  path: '/api/documents/:id/',
  summary: 'What everybody may know of a document.',
  audience: 'anyone',
  params: byId,
  replies: { 200: Resource },
});

/** Where somebody is in a document: at a page, from 1, of so many. */
export const ResourcePosition = z.object({ page: z.number().int(), pages: z.number().int() });
export type ResourcePosition = z.infer<typeof ResourcePosition>;

/** What is inside an archive. Its name is as it stands there: text, never a path. */
export const ArchiveEntry = z.object({
  name: z.string(),
  /** Unpacked, in bytes. */
  size: z.number().int(),
  folder: z.boolean(),
  /** Whether its text can be read here, and why not; null for folders, and where nobody has looked yet. */
  reading: z.enum(entryReadings).nullable(),
  /** Where its text stands among those of the archive, in bytes; null where there is none. */
  text: z.object({ from: z.number().int(), bytes: z.number().int() }).nullable(),
});
export type ArchiveEntry = z.infer<typeof ArchiveEntry>;

/** How a document is shown. Addresses are good for the caller alone, for ten minutes. */
export const Preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pdf'), url: z.string(), size: z.number().int() }),
  /** Plain text in UTF-8; `cut` where there is more in the file. */
  z.object({ kind: z.literal('text'), url: z.string(), cut: z.boolean() }),
  z.object({ kind: z.literal('table'), url: z.string(), cut: z.boolean() }),
  /** A WebP; sizes in px. */
  z.object({ kind: z.literal('picture'), url: z.string(), width: z.number().int(), height: z.number().int() }),
  z.object({
    kind: z.literal('archive'),
    entries: z.array(ArchiveEntry).max(MAX_SHOWN_ENTRIES),
    /** All that there are. */
    total: z.number().int(),
    /** Of all files unpacked, in bytes. */
    unpacked: z.number().int(),
    /** The texts of its entries one after another in UTF-8, to be asked for by ranges; null where there are none yet. */
    url: z.string().nullable(),
  }),
  /** The sheets of a workbook: their cells in JSON (SheetGrid). */
  z.object({ kind: z.literal('grid'), url: z.string() }),
  /** Not yet there, or not to be had: its preparation says why. */
  z.object({ kind: z.literal('none') }),
]);
export type Preview = z.infer<typeof Preview>;

export const openResource = endpoint({
  method: 'POST',
  path: '/api/documents/:id/open/',
  summary: 'Opens a document: how it is shown, and fresh addresses. Counted once a member and day.',
  audience: 'user',
  params: byId,
  replies: {
    200: z.object({
      resource: Resource,
      preview: Preview,
      /** Null where nothing is made of its bytes. */
      preparation: Preparation.nullable(),
      /** Where the caller was the last time; null where they have not begun. */
      position: ResourcePosition.nullable(),
    }),
  },
});

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id/delete/',
  summary: 'Takes a document away for good.',
  audience: 'superuser',
  params: byId,
  replies: { 200: z.object({ message: z.string() }) },
});

export const bookmarkResource = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/bookmark/',
  summary: 'Keeps a document among the caller’s bookmarks, or not.',
  audience: 'user',
  params: byId,
  body: z.object({ bookmarked: z.boolean() }),
  replies: { 200: z.object({ bookmarked: z.boolean() }) },
});

export const rateResource = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/helpful/',
  summary:
    'Says that a document was helpful, or takes it back. One vote a member; nobody votes for what they uploaded.',
  audience: 'user',
  params: byId,
  body: z.object({ helpful: z.boolean() }),
  replies: { 200: z.object({ found_helpful: z.boolean(), helpful: z.number().int() }) },
});

const file = { method: 'GET', audience: 'anyone', params: byId.extend({ digest: Digest }) } as const;

export const readFile = endpoint({
  ...file,
  path: '/api/documents/:id/file/:digest',
  summary:
    'The bytes of a document, to be saved. The address is signed for the member who asked for it, for ten minutes.',
  replies: { 200: z.string() },
});

export const readRendition = endpoint({
  ...file,
  path: '/api/documents/:id/rendition/:digest',
  summary:
    'What a preview shows of a document: text in UTF-8, cells, a PDF, or a WebP made of its pixels. Signed as its file is.',
  replies: { 200: z.string() },
});
