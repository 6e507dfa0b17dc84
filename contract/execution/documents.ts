import { z } from 'zod';
import { DigestPattern } from './judging.ts';

/** What a runner takes apart. */
export const convertibleTypes = [
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'zip',
] as const;
export type ConvertibleType = (typeof convertibleTypes)[number];

/** 50 MB, itself included: the largest document that is taken (specification §9). */
export const MAX_DOCUMENT_BYTES = 52_428_800;
/** Pages that are shown and searched; the rest is counted. */
export const MAX_PAGES = 2000;
/** Of one page, in characters: what PostgreSQL indexes as one text, with room to spare. */
export const MAX_PAGE_CHARS = 100_000;
/** Of all pages together, in characters. */
export const MAX_TEXT_CHARS = 16_000_000;
/** Entries of an outline. */
export const MAX_OUTLINE = 1000;
/** A document's small pictures. */
export const MAX_THUMBNAILS = 60;
/** Pages of one document that are read by OCR. */
export const MAX_OCR_PAGES = 60;
/** Of a workbook: its sheets, and of each its rows and columns, and of each cell its characters. */
export const MAX_SHEETS = 20;
export const MAX_SHEET_ROWS = 2000;
export const MAX_SHEET_COLUMNS = 100;
export const MAX_CELL_CHARS = 1000;
/** Of all sheets together, in characters. */
export const MAX_GRID_CHARS = 8_000_000;
/**
 * Of an archive: how many of its entries are looked at, which are those that its preview names; how many of them are read as
 * texts, and how many bytes in UTF-8 these have together. One text is as long as a page.
 */
export const MAX_LOOKED_ENTRIES = 1000;
export const MAX_ENTRY_TEXTS = 200;
export const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
/** The longest side of the picture of a first page, and of a small one, in px. */
export const PICTURE_PX = 1200;
export const THUMBNAIL_PX = 240;
/** Largest single file that a runner makes, in bytes: what a box may write. */
export const MAX_MADE_BYTES = 64 * 1024 * 1024;

/** POST {runner}/documents */
export const DocumentRequest = z.strictObject({
  /** For logs; the same id may come again. */
  id: z.string().max(64),
  /** Where the runner fetches the bytes, which must have this digest (SHA-256, hex) and size. */
  file: z.strictObject({
    digest: z.string().regex(DigestPattern),
    size: z.number().int().min(1).max(MAX_DOCUMENT_BYTES),
    url: z.url().max(1000),
  }),
  /** What it was handed in as; content of another kind is refused. */
  type: z.enum(convertibleTypes),
  task: z.discriminatedUnion('kind', [
    /** A PDF to show, text, outline and pictures; of sheets their cells, of archives the texts inside. */
    z.strictObject({
      kind: z.literal('prepare'),
      /** Whether a picture of its first page is drawn, and small ones of the first. */
      pictures: z.boolean().default(true),
    }),
    /** Reads the text of pages that are pictures, of a PDF or a picture. Every other document of a runner goes first. */
    z.strictObject({
      kind: z.literal('ocr'),
      /** From 1, as `needs_ocr` named them. */
      pages: z.array(z.number().int().min(1).max(MAX_PAGES)).min(1).max(MAX_OCR_PAGES),
    }),
  ]),
});
export type DocumentRequest = z.input<typeof DocumentRequest>;

/** What a runner can do with documents; each needs programs of the machine. */
export const documentAbilities = ['pdf', 'office', 'sheets', 'ocr', 'archives'] as const;
export type DocumentAbility = (typeof documentAbilities)[number];

/** Why a document, or a part of it, is not to be had. All but `unavailable` are the document's own fault: trying again helps nobody. */
export const documentFaults = [
  /** It needs a password. */
  'encrypted',
  /** Its content is not what its type says. */
  'wrong_type',
  /** It brings programs along where its type has none. */
  'macros',
  /** It cannot be read. */
  'broken',
  /** It took more time, memory or room than a document may. */
  'too_slow',
  'too_much_memory',
  'too_large',
  /** There is nothing in it. */
  'empty',
  /** The programs for it are missing on the runner. */
  'unavailable',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

export const documentParts = ['document', 'pdf', 'text', 'outline', 'pictures', 'grid', 'ocr'] as const;
export type DocumentPart = (typeof documentParts)[number];

const Page = z.object({
  /** From 1. */
  page: z.number().int().min(1).max(MAX_PAGES),
  /** 'Page 7', 'Slide 7', 'Sheet Marks', 'Lines 1–200', 'src/main.c'. */
  label: z.string().max(200),
  text: z.string().max(MAX_PAGE_CHARS),
  ocr: z.boolean(),
});
export type DocumentPage = z.infer<typeof Page>;

const Sheet = z.object({
  /** From 1; the page of the same number holds its text. */
  sheet: z.number().int().min(1).max(MAX_SHEETS),
  name: z.string().max(200),
  /** Cells as they are shown, without empty ones at the end of a row and empty rows at the end. */
  rows: z.array(z.array(z.string().max(MAX_CELL_CHARS)).max(MAX_SHEET_COLUMNS)).max(MAX_SHEET_ROWS),
  /** There is more in it. */
  cut: z.boolean(),
});
export type DocumentSheet = z.infer<typeof Sheet>;

/** What came of a file of an archive: its text, the beginning of it, or why there is none. */
export const entryReadings = [
  'text',
  /** It is longer than a page. */
  'cut',
  'not_text',
  /** It names another file, which is not followed. */
  'link',
  'encrypted',
  'damaged',
  /** It is packed in a way that is not read: neither stored nor deflated. */
  'unknown_method',
  /** There are too many texts before it. */
  'over_limit',
] as const;
export type EntryReading = (typeof entryReadings)[number];

const Entry = z.object({
  /** From 1, folders counted, in the order of the archive's directory; the page of the same number holds its text. */
  entry: z.number().int().min(1).max(MAX_LOOKED_ENTRIES),
  reading: z.enum(entryReadings),
});
export type DocumentEntry = z.infer<typeof Entry>;

const Made = z.object({
  /** `pdf`: to be shown in place of the original. `picture`: of the first page, `thumbnail`: small, of `page`; both JPEG. */
  kind: z.enum(['pdf', 'picture', 'thumbnail']),
  /** From 1; of a PDF 1. */
  page: z.number().int().min(1).max(MAX_PAGES),
  media_type: z.enum(['application/pdf', 'image/jpeg']),
  /** So many bytes follow the line. */
  bytes: z.number().int().min(1).max(MAX_MADE_BYTES),
});
export type MadeFile = z.infer<typeof Made>;

const Problem = z.object({
  part: z.enum(documentParts),
  fault: z.enum(documentFaults),
  /** One sentence for people. */
  message: z.string().max(500),
});
export type DocumentProblem = z.infer<typeof Problem>;

/**
 * The answer of POST {runner}/documents: a JSON object a line, blank lines as signs of life, and after each line of type
 * `file` as many raw bytes as it names. `finished` is always last; an answer that ends without it has failed, and the
 * document may be given again.
 */
export const DocumentEvent = z.discriminatedUnion('type', [
  /** How many documents stand before it. */
  z.object({ type: z.literal('queued'), position: z.number().int() }),
  z.object({
    type: z.literal('step'),
    step: z.enum(['fetching', 'converting', 'checking', 'reading', 'drawing', 'recognizing']),
    /** From 1, where it is counted. */
    at: z.number().int().optional(),
    of: z.number().int().optional(),
  }),
  z.object({
    type: z.literal('facts'),
    /** All that there are; `shown` of them are shown and searched. */
    pages: z.number().int(),
    shown: z.number().int(),
    /** What its pages are. */
    kind: z.enum(['Page', 'Slide', 'Sheet', 'Lines', 'Picture', 'Entry']),
    /** It holds macros, which never ran: the original is not for others to open. */
    macros: z.boolean(),
    /** Pages without text, which may be scans; at most MAX_OCR_PAGES. */
    needs_ocr: z.array(z.number().int()),
  }),
  z.object({
    type: z.literal('outline'),
    /** In reading order; `level` from 0. */
    entries: z
      .array(
        z.object({ title: z.string().max(300), page: z.number().int().min(1), level: z.number().int().min(0).max(20) }),
      )
      .max(MAX_OUTLINE),
  }),
  z.object({ type: z.literal('page'), page: Page }),
  z.object({ type: z.literal('sheet'), sheet: Sheet }),
  z.object({ type: z.literal('entry'), entry: Entry }),
  z.object({ type: z.literal('file'), file: Made }),
  z.object({
    type: z.literal('finished'),
    /** `partial`: not everything, see `problems`. `refused`: nothing, the first problem says why. `failed`: by our own fault. */
    outcome: z.enum(['ready', 'partial', 'refused', 'failed']),
    problems: z.array(Problem).max(20),
    /** What made it: another version may make it better. */
    tools: z.string().max(300),
    /** CPU time of all boxes in ms, and the largest of them in KB. */
    cpu_ms: z.number(),
    memory_kb: z.number().int(),
  }),
]);
export type DocumentEvent = z.infer<typeof DocumentEvent>;

/** Of GET {runner}/healthz. */
export const DocumentHealth = z.object({
  documents: z
    .array(
      z.object({
        id: z.enum(documentAbilities),
        ready: z.boolean(),
        /** What does it: 'LibreOffice 7.4.7'. */
        version: z.string().optional(),
        /** Why not, and how to get it. */
        reason: z.string().optional(),
      }),
    )
    .default([]),
});
export type DocumentHealth = z.infer<typeof DocumentHealth>;
