import { createHash } from 'node:crypto';
import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import {
  type Framework,
  type Lesson,
  modulesOf,
  readFrameworks,
} from '@devorbit/content-reader/learning/frameworks.ts';
import { readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import type { QuizQuestion } from '@devorbit/contract/learning/lessons.ts';
import { lessonItem } from '@devorbit/contract/learning/progress-marks.ts';
import { lessonDifficulties } from '@devorbit/contract/skill-estimate.ts';
import { fromContent } from '../../../from-content.ts';

/** A card as the content has it. */
export type CardContent = {
  name: string;
  kind: 'recall' | 'quiz';
  /** The item of progress of its lesson. */
  item: string;
  lesson: { id: string; title: string; anchor: string };
  concept: { id: string; title: string };
  /** Of its module (contract/skill-estimate.ts). */
  difficulty: number;
  question: string;
  prints: string | null;
  choices: string[];
  answer: string;
  why: string | null;
};
export type Cards = ReadonlyMap<string, CardContent>;

/** Named after its words: where they change it is another card. */
const nameOf = (kind: CardContent['kind'], lesson: string, words: string): string =>
  `${kind}:${lesson}:${createHash('sha256').update(words).digest('hex').slice(0, 12)}`;

type Asked = Pick<QuizQuestion, 'question' | 'prints'>;

/** The card of a question of a lesson’s quiz. */
export const quizCardName = (lesson: string, { question, prints }: Asked): string =>
  nameOf('quiz', lesson, `${question}\n${prints ?? ''}`);

type About = { conceptTitle: string; difficulty: number };

function cardsOfLesson(
  { id, title, text, questions, concept }: Lesson,
  { conceptTitle, difficulty }: About,
): CardContent[] {
  const shared = { item: lessonItem(id), concept: { id: concept, title: conceptTitle }, difficulty };
  const recalled = readBlocks(text).flatMap((block) =>
    block.kind !== 'recall'
      ? []
      : block.cards.map(({ question, answer }) => ({
          ...shared,
          name: nameOf('recall', id, question),
          kind: 'recall' as const,
          lesson: { id, title, anchor: block.section },
          question,
          prints: null,
          choices: [],
          answer,
          why: null,
        })),
  );
  const asked = questions.map((question) => {
    const right = question.choices.find((choice) => choice.right === true);
    return {
      ...shared,
      name: quizCardName(id, question),
      kind: 'quiz' as const,
      lesson: { id, title, anchor: question.from },
      question: question.question,
      prints: question.prints ?? null,
      choices: question.choices.map((choice) => choice.text),
      answer: right?.text ?? '',
      why: right?.why ?? null,
    };
  });
  return [...recalled, ...asked];
}

/** Every card of the content, by its name. */
export function cardsOf(frameworks: readonly Framework[], concepts: readonly { id: string; title: string }[]): Cards {
  const titles = new Map(concepts.map(({ id, title }) => [id, title]));
  return new Map(
    frameworks
      .flatMap(modulesOf)
      .flatMap(({ difficulty, lessons }) =>
        lessons.flatMap((lesson) =>
          cardsOfLesson(lesson, {
            conceptTitle: titles.get(lesson.concept) ?? lesson.concept,
            difficulty: lessonDifficulties[difficulty],
          }),
        ),
      )
      .map((card) => [card.name, card]),
  );
}

const readCards = (): Cards => cardsOf(fromContent(readFrameworks), fromContent(readConcepts, 'concepts'));
/** The cards of our content. */
export const allCards = (): Cards => fromContent(readCards);
