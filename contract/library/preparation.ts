import { z } from 'zod';

/** How far the making of a document's preview and text is. */
export const Preparation = z.object({
  /**
   * `waiting` and `preparing` go on by themselves. `ready`, and `partial`: not all of it could be had. `refused`: the document
   * is at fault. `failed`: we are. `unavailable`: what it takes is missing here, and it goes on when that is there.
   */
  state: z.enum(['waiting', 'preparing', 'ready', 'partial', 'refused', 'failed', 'unavailable']),
  /** What is being done. */
  step: z.enum(['fetching', 'converting', 'checking', 'reading', 'drawing', 'recognizing']).nullable(),
  /** From 1, and of how many, where pages are counted. */
  at: z.number().int().nullable(),
  of: z.number().int().nullable(),
  /** How many documents come before it; null where it does not wait. */
  ahead: z.number().int().nullable(),
  /** What is missing, in a sentence; null where nothing is. */
  message: z.string().nullable(),
  /** How many of its pages can be searched. */
  searchable: z.number().int(),
  /** Of pages that are pictures: whether their text is read. */
  ocr: z.enum(['none', 'waiting', 'reading', 'ready', 'failed', 'unavailable']),
  ocr_message: z.string().nullable(),
});
export type Preparation = z.infer<typeof Preparation>;

/** The sheets of a workbook as cells, in JSON behind the address of a preview of kind `grid`. */
export const SheetGrid = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Cells as they are shown. */
      rows: z.array(z.array(z.string())),
      /** There is more in it. */
      cut: z.boolean(),
    }),
  ),
  /** All that there are. */
  total: z.number().int(),
});
export type SheetGrid = z.infer<typeof SheetGrid>;
