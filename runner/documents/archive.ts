import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  entryReadings,
  MAX_ENTRY_BYTES,
  MAX_ENTRY_TEXTS,
  MAX_LOOKED_ENTRIES,
  MAX_PAGE_CHARS,
} from '@devorbit/contract/execution/documents.ts';
import { z } from 'zod';
import type { Boxes } from './boxes.ts';
import { PYTHON } from './document-tools.ts';
import { pageText } from './plain-text.ts';
import { Refused } from './refused.ts';

const PROGRAM = readFileSync(path.join(import.meta.dirname, 'read-archive.py'));

const Line = z.object({
  entry: z.number().int().min(1).max(MAX_LOOKED_ENTRIES),
  reading: z.enum(entryReadings),
  name: z.string(),
  text: z.string().nullable(),
});
const Said = z.tuple([z.object({ total: z.number().int().min(0) })], Line);
export type ReadEntry = z.infer<typeof Line>;

/** Characters of a name that are kept: its end tells more. */
const NAME_CHARS = 200;

/** A name as it is told: one line without hidden characters. It is text, and never used as a path. */
function tidyName(name: string, entry: number): string {
  const tidy = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  if (tidy === '') return `File ${entry}`;
  return tidy.length > NAME_CHARS ? `…${tidy.slice(1 - NAME_CHARS).toWellFormed()}` : tidy;
}

/** Takes apart what the box says. Throws Refused where it is not as the program prints it: then what printed it is not ours any more. */
export function readEntries(said: Buffer): { entries: ReadEntry[]; total: number } {
  const wrong = () => new Refused('broken', 'Its files cannot be told apart.');
  let lines: z.infer<typeof Said>;
  try {
    const parsed = said
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
    lines = Said.parse(parsed);
  } catch {
    throw wrong();
  }
  const [{ total }, ...entries] = lines;
  const numbers = new Set(entries.map(({ entry }) => entry));
  const texts = entries.filter(({ text }) => text !== null);
  if (numbers.size < entries.length || texts.length > MAX_ENTRY_TEXTS) throw wrong();
  return {
    total: Math.max(total, entries.length),
    entries: entries.map(({ entry, reading, name, text }) => {
      const kept = text === null ? null : pageText(text);
      // Python counts characters that are two here.
      const cut = kept !== null && text !== null && kept.length < text.length;
      return { entry, reading: cut ? 'cut' : reading, name: tidyName(name, entry), text: kept };
    }),
  };
}

/**
 * The texts inside an archive, and what the other files of it are. Nothing of it is unpacked to a disk, and of each entry no
 * more than is kept. Throws Refused where its directory cannot be read, or a limit ended the box.
 */
export async function readArchive(boxes: Boxes, bytes: Buffer): Promise<{ entries: ReadEntry[]; total: number }> {
  const limits = [MAX_LOOKED_ENTRIES, MAX_ENTRY_TEXTS, MAX_ENTRY_BYTES, MAX_PAGE_CHARS].map(String);
  const { code, stdout } = await boxes.apart({
    argv: [PYTHON, '-I', '-S', '/box/read-archive.py', '/box/in.zip', ...limits],
    files: [
      { name: 'in.zip', bytes },
      { name: 'read-archive.py', bytes: PROGRAM },
    ],
  });
  if (code !== 0) throw new Refused('broken', 'Its directory is damaged.');
  return readEntries(stdout);
}
