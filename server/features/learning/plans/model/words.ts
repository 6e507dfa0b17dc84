import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_TITLE_CHARS } from '@devorbit/contract/learning/plan-words.ts';
import type { Ground } from './ground.ts';

/** What phases are called, by how many there are. */
const PHASES: readonly (readonly string[])[] = [
  ['Liftoff'],
  ['Liftoff', 'Landing'],
  ['Liftoff', 'Orbit', 'Landing'],
  ['Liftoff', 'Orbit', 'Deep space', 'Landing'],
];
export const phaseNames = (count: number): string[] => [...(PHASES[count - 1] ?? PHASES[0] ?? [])];

const MOST_NAMED = 2;
const MOST_LISTED = 12;
const LONGEST_TITLE = MAX_TITLE_CHARS - 'Refresh: '.length;

/** A step by what is heaviest in it. */
export function stepTitle(concepts: readonly Concept[], refresher: boolean): string {
  const heaviest = new Set(
    concepts.toSorted((a, b) => b.hours - a.hours || (a.id < b.id ? -1 : 1)).slice(0, MOST_NAMED),
  );
  const named = concepts.filter((concept) => heaviest.has(concept)).map(({ title }) => title);
  const rest = concepts.length - named.length;
  const title = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(' · ');
  const short = title.length > LONGEST_TITLE ? `${named[0] ?? ''} · ${concepts.length - 1} more` : title;
  return refresher ? `Refresh: ${short}` : short;
}

const firstSentence = (text: string): string => /^.*?[.!?](?= [A-Z]|$)/.exec(text.replaceAll('\n', ' '))?.[0] ?? text;
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What one does in a step: what one is able to do afterwards, where that is written. */
export function stepText(concepts: readonly Concept[]): string {
  const [one] = concepts;
  if (concepts.length === 1 && one !== undefined) return firstSentence(one.summary);
  const outcomes = concepts.flatMap(({ note }) => note?.outcomes[0] ?? []).slice(0, MOST_NAMED);
  const [main] = concepts.toSorted((a, b) => b.hours - a.hours || (a.id < b.id ? -1 : 1));
  const what =
    outcomes.length === 0
      ? firstSentence(main?.summary ?? '')
      : `Afterwards you can ${outcomes.map(lowered).join(', and ')}.`;
  if (concepts.length <= MOST_NAMED) return what;
  const names = concepts
    .slice(0, MOST_LISTED)
    .map(({ title }) => title)
    .join(' · ');
  return `${names}. ${what}`;
}

/** What a checkpoint asks: questions of the phase, or to explain it. */
export function checkpointText(concepts: readonly Concept[], project: string | null): string {
  const questions = concepts.flatMap(({ note }) => note?.checks[0]?.question ?? []).slice(0, 3);
  const build =
    project === null
      ? 'Build something small that uses what you learned in this phase.'
      : `Build “${project}” with what you learned in this phase.`;
  return questions.length === 0 ? `${build} Explain it to somebody.` : `${build} Then answer: ${questions.join(' ')}`;
}

export function planTitle({ goals }: Ground, { learningGoals }: LearningProfile): string {
  const titles = learningGoals.flatMap((id) => goals.get(id)?.title ?? []);
  const [first = 'Learning plan', ...others] = titles;
  return others.length === 0
    ? first
    : `${first} and ${others.length === 1 ? '1 more goal' : `${others.length} more goals`}`;
}

export const planText = ({ goals }: Ground, { learningGoals }: LearningProfile): string =>
  goals.get(learningGoals[0] ?? '')?.lead ?? '';
