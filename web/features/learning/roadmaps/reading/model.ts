import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import type { NamedConcept } from '../concepts/model.ts';
import type { GraphSection } from '../graph/model.ts';

export type Cited = { url: string; title: string };

/** What every page of an item begins with. */
export type ItemHead = {
  type: RoadmapType;
  id: string;
  title: string;
  lead: string;
  /** `23 Nov 2026` */
  touched: string;
};

/** The pages of items as they are built; `holds` is there while an item is planned. */
export type RoadmapPage = ItemHead &
  ({ holds: string[] } | { holds: null; audience: string; known: NamedConcept[]; sections: GraphSection[] });
export type ProjectPage = ItemHead &
  (
    | { holds: string[] }
    | {
        holds: null;
        hours: number;
        needs: NamedConcept[];
        steps: { title: string; done: string }[];
        sources: Cited[];
        html: string;
      }
  );
export type GuidePage = ItemHead &
  (
    | { holds: string[] }
    | {
        holds: null;
        concepts: NamedConcept[];
        sources: Cited[];
        html: string;
        headings: { title: string; anchor: string }[];
        minutes: number;
      }
  );

/** A moment of a code-along; `at` is when it begins, in seconds. */
export type Moment = { at: number; seconds: number; say: string; show: string; lang: string; practise: number };
export type CodeAlongPage = ItemHead &
  (
    | { holds: string[]; length: string }
    | {
        holds: null;
        length: string;
        concepts: NamedConcept[];
        sources: Cited[];
        chapters: { title: string; moments: Moment[] }[];
      }
  );

/** `2:05`, `1:02:05` */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The moment that is on at `time`, in seconds; the last one at the end. */
export const momentAt = <M extends Pick<Moment, 'at' | 'seconds'>>(moments: readonly M[], time: number): number =>
  Math.max(
    0,
    moments.findLastIndex(({ at }) => at <= time),
  );

/** Whether the moment’s words are over and it is the learner’s turn. */
export const isPractice = (
  { at, seconds, practise }: Pick<Moment, 'at' | 'seconds' | 'practise'>,
  time: number,
): boolean => practise > 0 && time >= at + seconds - practise;
