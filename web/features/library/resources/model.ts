import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import type { InsideHit } from '@devorbit/contract/library/resources-inside.ts';
import {
  fileTypeOf,
  fileTypes,
  FILE_TOO_LARGE,
  FIELDS_MISSING,
  MAX_FILE_BYTES,
  NO_FILE,
  presetTypes,
  type ResourcePreset,
  type ResourceType,
  resourceTypes,
  WRONG_FILE_TYPE,
} from '@devorbit/contract/library/resources-limits.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { dateText, dayOf } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** A type of the address, where it is one. */
export const typeOf = (text: string | null): ResourceType | null => resourceTypes.find((type) => type === text) ?? null;

/** The types that a page of the hub shows. */
export const typesOf = (preset: ResourcePreset | undefined): readonly ResourceType[] =>
  preset === undefined ? resourceTypes : preset === 'books' ? ['Lab Manual', 'Resources'] : presetTypes[preset];

const DAY_MS = 24 * 60 * 60 * 1000;
const dayNumber = (moment: number, timeZone: string): number =>
  Math.round(Date.parse(`${dayOf(moment, timeZone)}T00:00:00Z`) / DAY_MS);

/** `Today`, `Yesterday`, `3 days ago`, then the date, by the reader's calendar; what is dated later is of today. */
export function ageText(moment: string, now: number, timeZone: string): string {
  const days = dayNumber(now, timeZone) - dayNumber(Date.parse(moment), timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : dateText(moment, timeZone);
}

/** What a document is about, in the order in which people look for it. */
export const aboutOf = ({ subject, branch, year, semester, college }: Resource): string[] => [
  subject,
  branch,
  `Year ${year}`,
  `Semester ${semester}`,
  college,
];

/** How much it was used; nothing where nobody did. */
export const useOf = ({ opens, helpful }: Pick<Resource, 'opens' | 'helpful'>): string[] => [
  ...(opens > 0 ? [counted(opens, 'open')] : []),
  ...(helpful > 0 ? [`${helpful} found it helpful`] : []),
];

type Page = { results: Resource[]; next: string | null };

/** The rows of several pages, each once. */
export function rowsOf(pages: readonly Page[]): Resource[] {
  const known = new Set<number>();
  return pages.flatMap(({ results }) => results).filter(({ id }) => !known.has(id) && known.add(id));
}

/** The query of a page that the server named. */
export const queryOf = (next: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?') + 1)));

/** As of a file input. */
export const ACCEPTED = fileTypes.map((type) => `.${type}`).join(',');

/** What is wrong with a file before it is sent (specification §5); null where nothing is. */
export function fileFault(file: { name: string; size: number } | null): string | null {
  if (file === null) return NO_FILE;
  if (fileTypeOf(file.name) === null) return WRONG_FILE_TYPE;
  return file.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null;
}

export const uploadFields = ['title', 'college', 'branch', 'year', 'semester', 'subject', 'resource_type'] as const;
type Fields = Record<(typeof uploadFields)[number], string>;

/** What is said where a field is empty, or there is no file; null where nothing is missing. */
export const missingFields = (fields: Fields, file: unknown): string | null =>
  file === null || uploadFields.some((field) => fields[field].trim() === '') ? FIELDS_MISSING : null;

/** The server's `error`, else its `details`, else `fallback` (specification §8). */
export function serversWord(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { details } = (typeof error.body === 'object' && error.body !== null ? error.body : {}) as {
    details?: unknown;
  };
  return error.errorField ?? (typeof details === 'string' && details !== '' ? details : fallback);
}

/** The document that has the same bytes, of a refused upload; null where it was refused for another reason. */
export function duplicateOf(error: unknown): { id: number; title: string } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { details } = error.body as { details?: { id?: unknown; title?: unknown } };
  return typeof details?.id === 'number' && typeof details.title === 'string'
    ? { id: details.id, title: details.title }
    : null;
}

/** SHA-256 in hex; null where the browser has none to offer (an address without https). */
export async function digestOf(file: Blob): Promise<string | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where in a document one reads: a page from 1, and the words that are marked there. */
export type Spot = { page: number; words: readonly string[] };

/** The words that were found on a page, as they stand there. */
export const spotOf = ({ page, excerpt, excerpt_marks }: InsideHit): Spot => ({
  page,
  words: [...new Set(excerpt_marks.map(([from, to]) => excerpt.slice(from, to)))].slice(0, 10),
});

/** `#page=7&find=red+shift`, behind the address of a document. */
export const hashOf = ({ page, words }: Spot): string =>
  `#${new URLSearchParams({ page: String(page), ...(words.length > 0 && { find: words.join(' ') }) })}`;

/** The spot that an address names; null where it names none. */
export function spotIn(hash: string): Spot | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const page = Number(params.get('page'));
  if (!Number.isInteger(page) || page < 1) return null;
  return { page, words: (params.get('find') ?? '').split(/\s+/).filter(Boolean).slice(0, 10) };
}

const steps: Record<NonNullable<Preparation['step']>, string> = {
  fetching: 'Fetching the file',
  converting: 'Converting it to pages',
  checking: 'Checking it',
  reading: 'Reading its text',
  drawing: 'Drawing its pages',
  recognizing: 'Reading scanned pages',
};

const stepText = ({ step, at, of }: Preparation): string => {
  if (step === 'recognizing' && at !== null && of !== null) return `Reading scanned page ${at} of ${of}`;
  return step === null ? 'Starting' : steps[step];
};

/**
 * What is being done with a document, or what of it is not to be had; null where all is there. With `shown`, its preview
 * needs no preparation: only its text is waited for.
 */
export function preparationText(preparation: Preparation, shown = false): string | null {
  const { state, ahead, message, ocr, ocr_message } = preparation;
  if (shown && (state === 'waiting' || state === 'preparing')) return 'Its text can be searched in a moment.';
  if (state === 'waiting')
    return ahead === null || ahead === 0 ? 'It’s next in line.' : `${counted(ahead, 'document')} ahead of this one.`;
  if (state === 'preparing') return `${stepText(preparation)} …`;
  if (state !== 'ready') return message;
  if (ocr === 'waiting') return 'Its scanned pages can be searched once they’ve been read.';
  if (ocr === 'reading') return `${stepText(preparation)} …`;
  return ocr === 'failed' || ocr === 'unavailable' ? ocr_message : null;
}

/** How much of the present step is done, 0–1; null where nobody knows. */
export const shareDone = ({ at, of }: Pick<Preparation, 'at' | 'of'>): number | null =>
  at === null || of === null || of === 0 ? null : Math.min(1, (at - 1) / of);
