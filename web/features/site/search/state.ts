import { readSession } from '../../../platform/session.ts';

const KEY = 'devorbit.searches';
const MOST = 5;

type Kept = { user: number | null; questions: string[] };

const owner = (): number | null => readSession()?.user.id ?? null;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  'questions' in value &&
  Array.isArray(value.questions) &&
  value.questions.every((question) => typeof question === 'string');

/** What whoever uses this browser now has searched for lately, the latest first; nobody else's. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.user === owner() ? kept.questions.slice(0, MOST) : [];
  } catch {
    return []; // no storage here, or something else's
  }
}

function keep(questions: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ user: owner(), questions } satisfies Kept));
  } catch {
    return; // blocked or full: there are then no recent searches
  }
}

export function rememberSearch(question: string): void {
  const asked = question.trim();
  if (asked.length < 2) return;
  keep([asked, ...recentSearches().filter((known) => known.toLowerCase() !== asked.toLowerCase())].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);
