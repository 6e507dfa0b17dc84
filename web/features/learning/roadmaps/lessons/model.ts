import type { Difficulty, LessonType, ResourceType } from '@devorbit/contract/learning/lesson-types.ts';
import type { Cited } from '../reading/model.ts';

/** A piece of a lesson as its page has it: what only stands there is HTML. */
export type ShownBlock =
  | { kind: 'html'; html: string }
  /** `listing` is its code as HTML with colours. */
  | { kind: 'run'; lang: string; code: string; listing: string; number: number }
  /** A program without a page, and what it prints, where the text says so. */
  | { kind: 'listing'; code: string; listing: string; output: string | null; number: number }
  | {
      kind: 'exercise';
      id: string;
      /** Of its programs: `jsx`. */
      ending: string;
      html: string;
      hints: string[];
      starter: string;
      listing: string;
      tests: string;
    };

/** A question of a lesson's quiz: its answer is the server's alone. */
export type ShownQuestion = { html: string; prints: string | null; choices: string[] };

export type ShownLesson = {
  /** `{framework}/{module}/{lesson}` */
  id: string;
  slug: string;
  title: string;
  type: LessonType;
  duration: string;
  outcomes: string[];
  concept: { id: string; title: string };
  sources: Cited[];
  versions: string;
  blocks: ShownBlock[];
  questions: ShownQuestion[];
};

export type Way = { title: string; to: string };

export type ModulePage = {
  framework: { id: string; name: string; kit: string };
  category: { id: string; name: string };
  id: string;
  title: string;
  description: string;
  duration: string;
  difficulty: Difficulty;
  project: boolean;
  objectives: string[];
  prerequisites: Way[];
  resources: { title: string; url: string; type: ResourceType; free: boolean }[];
  lessons: ShownLesson[];
  previous: Way | null;
  next: Way | null;
};

export const lessonTypeNames: Readonly<Record<LessonType, string>> = {
  article: 'Article',
  interactive: 'Interactive',
  video: 'Code-along',
};

/** `react/state/turnstile` as calls name it. */
export const callName = (id: string): string => id.replaceAll('/', '.');

/** What of a lesson is opened in the Online IDE, with its code as it is by then. */
export type IdeSource = {
  code: string;
  /** Where its lesson stands. */
  path: string;
  what:
    | Extract<ShownBlock, { kind: 'exercise' }>
    | { kind: 'program'; framework: string; slug: string; number: number; ending: string };
};
/** Opens a project of it, or the one that was made of it before, and answers its address. */
export type OpenInIde = (source: IdeSource) => Promise<string>;
