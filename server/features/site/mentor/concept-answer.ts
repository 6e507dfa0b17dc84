import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { MAX_ANSWER_LINKS, MAX_NEXT_QUESTIONS } from '@devorbit/contract/site/mentor-words.ts';
import type { AnswerPart, MentorAnswer, MentorLink } from '@devorbit/contract/site/mentor.ts';
import type { ConceptQuestion } from './concept-questions.ts';

/** More concepts than this are not told side by side. */
const COMPARED = 3;
/** Of concepts that are compared, each says only what it is. */
const COMPARED_SENTENCES = 2;
/** Tags of one concept that lead to problems. */
const TAGS = 2;

/** The paragraph of a concept, or the beginnings of several; their pages, problems to practise them; what to ask next. */
export function conceptAnswer({ concepts, guessed }: ConceptQuestion, all: readonly Concept[]): MentorAnswer {
  const told = concepts.slice(0, COMPARED);
  const [only] = told;
  const texts =
    told.length === 1 && only
      ? [only.summary]
      : told.map(({ title, summary }) => `${title}: ${beginning(summary, COMPARED_SENTENCES)}`);
  if (guessed) texts.unshift(`I took that as ${told.map(({ title }) => `“${title}”`).join(' and ')}.`);

  const parts: AnswerPart[] = texts.map((text) => ({ kind: 'text', text }));
  const links = [...pagesOf(told), ...problemsOf(told)].slice(0, MAX_ANSWER_LINKS);
  if (links.length > 0) parts.push({ kind: 'links', links });
  const questions = nextOf(told, all);
  if (questions.length > 0) parts.push({ kind: 'questions', questions });
  return { source: 'built-in', parts };
}

const beginning = (text: string, sentences: number): string =>
  text
    .split(/(?<=[.!?]) /)
    .slice(0, sentences)
    .join(' ');

/** Where one reads on. */
const pagesOf = (concepts: readonly Concept[]): MentorLink[] =>
  concepts.map(({ id, title }) => ({ title, link: pathOf('concept', { id }) }));

const problemsOf = (concepts: readonly Concept[]): MentorLink[] =>
  [...new Set(concepts.flatMap(({ tags }) => tags.slice(0, concepts.length > 1 ? 1 : TAGS)))]
    .slice(0, MAX_ANSWER_LINKS)
    .map((tag) => ({ title: `${tag} problems`, link: `${pathOf('practice')}?tag=${encodeURIComponent(tag)}` }));

/** The titles of concepts nearby: first what it rests on, then what rests on it, then what has the same tags. */
function nextOf(told: readonly Concept[], all: readonly Concept[]): string[] {
  const needed = told.flatMap(({ needs }) => needs);
  const byId = new Map(all.map((concept) => [concept.id, concept]));
  const near = [
    ...needed.slice(0, 1).map((id) => byId.get(id)),
    ...all.filter(({ needs }) => told.some(({ id }) => needs.includes(id))),
    ...needed.slice(1).map((id) => byId.get(id)),
    ...all.filter(({ tags }) => told.some((concept) => concept.tags.some((tag) => tags.includes(tag)))),
    ...all.filter(({ area }) => told.some((concept) => concept.area === area)),
  ].filter((concept) => concept !== undefined && !told.includes(concept));
  return [...new Set(near)].slice(0, MAX_NEXT_QUESTIONS).map((concept) => concept?.title ?? '');
}
