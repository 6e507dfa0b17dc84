import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Source } from '@devorbit/contract/practice/problems.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { type CatalogueFilters, filtersFromUrl, noFilters } from '../catalogue/model.ts';

/** The lists that previous, next and the drawer follow. */
export type ProblemList = { filters: CatalogueFilters; source: Source | undefined };

/** The study plan at an address; null elsewhere. */
export function collectionAt(catalogue: string): string | null {
  const place = `${pathOf('collections')}/`;
  return catalogue.startsWith(place) ? catalogue.slice(place.length) : null;
}

/** The list at an address of the practice area: that of its tab, with its filters; elsewhere all problems, newest first. */
export function listAt(catalogue: string): ProblemList {
  const params = new URLSearchParams(catalogue.split('?')[1] ?? '');
  const tab = params.get('tab');
  if (tab === 'ai') return { filters: noFilters, source: 'AI' };
  return { filters: filtersFromUrl(params), source: tab === 'community' ? 'User' : undefined };
}

/** The address of another problem, under the same of the two that the page has. */
export const problemAddress = (pathname: string, id: number): string =>
  pathname.startsWith(pathOf('dsa-challenges')) ? pathOf('dsa-challenges-problem', { id }) : pathOf('problem', { id });

/** A stopwatch: ms counted before it was started last, and whether it goes on. */
export type Stopwatch = { ms: number; running: boolean };

const units = (ms: number): [number, number, number] => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
};
const two = (part: number): string => String(part).padStart(2, '0');

/** `04:09`, `1:04:09` */
export function clockText(ms: number): string {
  const [hours, minutes, seconds] = units(ms);
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds)}`;
}

/** `1 hour, 4 minutes, 9 seconds` */
export const clockWords = (ms: number): string => {
  const [hours, minutes, seconds] = units(ms);
  return [
    hours > 0 && counted(hours, 'hour'),
    (hours > 0 || minutes > 0) && counted(minutes, 'minute'),
    counted(seconds, 'second'),
  ]
    .filter((part) => part !== false)
    .join(', ');
};

type Key = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'target'>;

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Alt+L, except where somebody writes: with some keyboards it is a letter there. */
export const opensList = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat, target }: Key): boolean =>
  code === 'KeyL' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat && !writes(target);
