import { MAX_PAGE_CHARS, MAX_PAGES } from '@devorbit/contract/execution/documents.ts';
import { Refused } from './refused.ts';

const PAGE_LINES = 200;

/** The text of a file without a mark of its encoding: UTF-8 where it is that, else Windows-1252. Throws Refused for what is no text. */
export function decodeText(bytes: Buffer): string {
  const mark = bytes.readUIntBE(0, Math.min(2, bytes.length));
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Refused('wrong_type', 'Its content is not text.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Without what PostgreSQL cannot keep, and no longer than a page may be. */
export const pageText = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, MAX_PAGE_CHARS);

/** The text in pages of so many lines. */
export function linePages(text: string): { pages: { label: string; text: string }[]; total: number } {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const total = Math.max(1, Math.ceil(lines.length / PAGE_LINES));
  const pages = Array.from({ length: Math.min(total, MAX_PAGES) }, (_, at) => {
    const first = at * PAGE_LINES;
    const last = Math.min(lines.length, first + PAGE_LINES);
    return {
      label: `Lines ${first + 1}–${Math.max(last, first + 1)}`,
      text: pageText(lines.slice(first, last).join('\n')),
    };
  });
  return { pages, total };
}
